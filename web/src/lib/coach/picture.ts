// The results of a match as a picture to share, drawn on the spot.

export interface Card {
  title: string;
  winners: string;
  lines: [name: string, points: string][];
  turning: string;
  foot: string;
}

export const SIZE = 1080;
const LEFT = 90;
const GAP = 60;
const FONT = 'ui-rounded, "Nunito", "Segoe UI", system-ui, "Noto Sans", "DejaVu Sans", sans-serif';

/** Text in as many lines as it takes; where the last one ends. */
function wrapped(
  pen: CanvasRenderingContext2D,
  text: string,
  top: number,
  step: number,
  most: number,
): number {
  let line = '';
  let y = top;
  let used = 1;
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && pen.measureText(longer).width > SIZE - 2 * LEFT) {
      if (used === most) {
        pen.fillText(`${line} …`, LEFT, y);
        return y;
      }
      pen.fillText(line, LEFT, y);
      y += step;
      used += 1;
      line = word;
    } else line = longer;
  }
  pen.fillText(line, LEFT, y);
  return y;
}

export function draw(canvas: HTMLCanvasElement, card: Card): void {
  canvas.width = SIZE;
  canvas.height = SIZE;
  const pen = canvas.getContext('2d');
  if (pen === null) return;
  const ground = pen.createLinearGradient(0, 0, SIZE, SIZE);
  ground.addColorStop(0, '#1f6b57');
  ground.addColorStop(1, '#0e3b31');
  pen.fillStyle = ground;
  pen.fillRect(0, 0, SIZE, SIZE);
  pen.strokeStyle = '#ffd36b';
  pen.lineWidth = 10;
  pen.strokeRect(36, 36, SIZE - 72, SIZE - 72);
  pen.fillStyle = '#ffd36b';
  pen.font = `700 48px ${FONT}`;
  pen.fillText(card.title, LEFT, 140, SIZE - 2 * LEFT);
  pen.fillStyle = '#fff9ee';
  pen.font = `800 76px ${FONT}`;
  let y = wrapped(pen, card.winners, 250, 84, 2) + 90;
  pen.font = `600 46px ${FONT}`;
  // Many names, as after a cup, stand in two columns.
  const columns = card.lines.length > 8 ? 2 : 1;
  const wide = (SIZE - 2 * LEFT - (columns - 1) * GAP) / columns;
  const rows = Math.ceil(card.lines.length / columns);
  const roomy = card.lines.length > 4 ? 60 : 84;
  const step = card.lines.length > 7 ? Math.min(60, (SIZE - 150 - y) / rows) : roomy;
  pen.font = `600 ${Math.min(0.76 * roomy, step * 0.72)}px ${FONT}`;
  for (const [k, [name, points]] of card.lines.entries()) {
    const left = LEFT + Math.floor(k / rows) * (wide + GAP);
    const line = y + (k % rows) * step;
    pen.fillText(name, left, line, wide * 0.72);
    pen.textAlign = 'right';
    pen.fillText(points, left + wide, line, wide * 0.26);
    pen.textAlign = 'left';
  }
  y += rows * step;
  pen.fillStyle = '#ffe9b0';
  pen.font = `500 40px ${FONT}`;
  if (card.turning) wrapped(pen, card.turning, Math.max(y + 30, 720), 52, 4);
  pen.fillStyle = '#fff9ee';
  pen.font = `500 34px ${FONT}`;
  pen.fillText(card.foot, LEFT, SIZE - 80, SIZE - 2 * LEFT);
}
