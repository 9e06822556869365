// How long movements take, and whether anything should move at all.

const still = matchMedia('(prefers-reduced-motion: reduce)');

export const FLIGHT = 300;
export const APART = 70;
export const TURN_OVER = 700;
export const FADE = 120;

export function reduced(): boolean {
  return still.matches;
}

export function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
