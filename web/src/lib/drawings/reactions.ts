// The phrases that are drawings too, in a square of 48.

import { INK, o, type Shape, two, WHITE } from './shapes';

const FACE: Shape = ['#ffc933', o(24, 24, 22)];
const TEAR = '#2f8fe0';

export const REACTIONS: Record<string, Shape[]> = {
  laugh: [
    FACE,
    [INK, 'M11 21q5-8 10 0q-5-3.5-10 0ZM27 21q5-8 10 0q-5-3.5-10 0ZM11 26h26q-1 15-13 15T11 26Z'],
    [WHITE, 'M13.5 26h21v3.500h-21Z'],
    ['#e2528a', 'M17 36q7-4 14 0q-3 4-7 4t-7-4Z'],
  ],
  wow: [
    FACE,
    [INK, `${two(8, 20, 3, 4)}M11 12q4-5 8-2q-4-.5-8 2ZM37 12q-4-5-8-2q4-.5 8 2Z${o(24, 34, 5, 6.5)}`],
  ],
  cry: [
    FACE,
    [INK, `${two(8, 21, 2.8, 3.5)}M15 38q9-9 18 0q-9-4.5-18 0Z`],
    [TEAR, 'M33 26q7 9 0 11q-7-2 0-11Z'],
  ],
  angry: [
    ['#ee6a3c', o(24, 24, 22)],
    [INK, `M9 14l12 5-1 3-12-5ZM39 14l1 3-12 5-1-3Z${two(8, 24, 2.8)}M15 38q9-9 18 0q-9-4.5-18 0Z`],
  ],
  heart: [
    [WHITE, 'M24 46C6 33 1 23 4 13C8 3 20 3 24 11C28 3 40 3 44 13C47 23 42 33 24 46Z'],
    ['#d32f3f', 'M24 42C9 31 5 23 7 14.500C10 7 20 7 24 16C28 7 38 7 41 14.500C43 23 39 31 24 42Z'],
  ],
  thumb: [
    ['#2a5bd0', 'M4 21h10v23H4Z'],
    ['#ffc933', 'M16 23l8-10V7q0-4 4-4t4 5l-2 11h10q5 0 4 5l-4 15q-1 4-5 4H16Z'],
  ],
};
