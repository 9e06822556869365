// What small drawings are made of: paths in a square of 48, filled one after the other.

export type Shape = [fill: string, path: string];

/** An ellipse as a path; all shapes go round clockwise, so that none cuts a hole into another. */
export const o = (x: number, y: number, a: number, b = a) =>
  `M${x - a} ${y}a${a} ${b} 0 1 1 ${2 * a} 0a${a} ${b} 0 1 1 ${-2 * a} 0`;
/** The same at the left and at the right. */
export const two = (x: number, y: number, a: number, b = a) => o(24 - x, y, a, b) + o(24 + x, y, a, b);

export const INK = '#2a2118';
export const WHITE = '#fffaf0';
