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
  for (const [name, points] of card.lines.slice(0, 7)) {
    pen.fillText(name, LEFT, y, 620);
    pen.textAlign = 'right';
    pen.fillText(points, SIZE - LEFT, y, 250);
    pen.textAlign = 'left';
    y += 60;
  }
  pen.fillStyle = '#ffe9b0';
  pen.font = `500 40px ${FONT}`;
  if (card.turning) wrapped(pen, card.turning, Math.max(y + 30, 720), 52, 4);
  pen.fillStyle = '#fff9ee';
  pen.font = `500 34px ${FONT}`;
  pen.fillText(card.foot, LEFT, SIZE - 80, SIZE - 2 * LEFT);
}
