// Whom a player can look like, in a square of 48: a ground, and shapes on it from the back to the front.

import type { Avatar } from '../connection/wire';
import { INK, o, type Shape, two, WHITE } from './shapes';

const smile = (y: number) => `M19 ${y}q5 5.5 10 0q-5 2.5-10 0Z`;

export const DRAWINGS: Record<Avatar, { ground: string; shapes: Shape[] }> = {
  fox: {
    ground: '#cfe6f2',
    shapes: [
      ['#c4551a', 'M8 7L21 15L10 27ZM40 7L27 15L38 27Z'],
      ['#e8762b', 'M8 20Q24 9 40 20Q41 32 24 43Q7 32 8 20Z'],
      [WHITE, 'M8 24Q18 26 24 43Q8 36 8 24ZM40 24Q30 26 24 43Q40 36 40 24Z'],
      [INK, two(7, 25, 2.1) + o(24, 40, 3.2, 2.5)],
    ],
  },
  cat: {
    ground: '#f6d3c8',
    shapes: [
      ['#565b70', `M9 6L22 15L9 26ZM39 6V26L26 15Z${o(24, 27, 16, 14)}`],
      ['#f2a7b5', 'M11.5 10.500L18 15L12 20ZM36.5 10.500L30 15L36 20ZM21.5 31h5l-2.5 3Z'],
      ['#d6ec6a', two(7, 25, 3.6, 4)],
      [INK, two(7, 25, 1.3, 3.4)],
      [WHITE, 'M3 30l10 1.500v1L3 32ZM45 30l-10 1.500v1L45 32ZM4 36l9-2v1l-8 2.500ZM44 36l-9-2v1l8 2.500Z'],
    ],
  },
  owl: {
    ground: '#e3d6f3',
    shapes: [
      ['#8a5a33', `M9 7L21 14L11 23ZM39 7L37 23L27 14Z${o(24, 27, 16, 17)}`],
      ['#e3c29a', o(24, 38, 9, 6)],
      [WHITE, two(6.8, 22, 7.2)],
      [INK, two(6.2, 22, 3.4)],
      ['#f0a21e', 'M21 26.500h6L24 33Z'],
    ],
  },
  bear: {
    ground: '#d6ebc9',
    shapes: [
      ['#8a5a33', two(12, 14, 6.5) + o(24, 27, 16.5, 15)],
      ['#e3c29a', two(12, 14, 3.2) + o(24, 32, 8, 6.5)],
      [INK, two(7, 23, 2.2) + o(24, 29.5, 3.4, 2.5) + smile(34)],
    ],
  },
  frog: {
    ground: '#fbe3a6',
    shapes: [
      ['#3e9b4f', two(10, 15, 7.5) + o(24, 28, 18, 13)],
      [WHITE, two(10, 14.5, 4.8)],
      [INK, `${two(10, 14.5, 2.3)}M11 29Q24 41 37 29Q24 35 11 29Z`],
      ['#f2a7b5', two(13.5, 27, 2.5, 1.8)],
    ],
  },
  rabbit: {
    ground: '#b9d2fb',
    shapes: [
      [WHITE, two(7, 13, 4.8, 11.5) + o(24, 30, 14.5, 13)],
      ['#f2a7b5', `${two(7, 12, 2.1, 8) + two(9.5, 33, 2.8, 2)}M21.5 31h5l-2.5 3Z`],
      [INK, `${two(6, 27, 2.1)}M21 36.500h6v5h-6Z`],
      [WHITE, 'M21.8 36h1.900v4.500h-1.900ZM24.3 36h1.900v4.500h-1.900Z'],
    ],
  },
  penguin: {
    ground: '#a9dcd8',
    shapes: [
      ['#2b3350', o(24, 26, 16.5, 18)],
      [WHITE, 'M24 18Q32 9 36 21Q37 40 24 42Q11 40 12 21Q16 9 24 18Z'],
      [INK, two(6, 22, 2.2)],
      ['#f2a7b5', two(8.5, 28, 2.6, 1.8)],
      ['#f0a21e', 'M19 26h10L24 32Z'],
    ],
  },
  bee: {
    ground: '#d3e8ff',
    shapes: [
      [INK, 'M18 14L14 5l1.8-.8L20.5 13ZM30 14L34 5l-1.8-.8L27.5 13Z'],
      [WHITE, two(12.5, 17, 8, 7.5)],
      ['#f5b800', o(24, 28, 14.5, 15)],
      [INK, `${two(5.5, 23, 2.3) + smile(27)}M11 33Q24 38 37 33L35 37Q24 41 13 37Z`],
    ],
  },
  octopus: {
    ground: '#fbd0dd',
    shapes: [
      ['#8e4fc0', `${o(24, 20, 15, 14)}M10 22h28v14H10Z${two(12, 35, 4.2, 7) + two(4.2, 37, 4.2, 7)}`],
      [WHITE, two(6, 20, 4.6)],
      [INK, two(5.2, 21, 2.3) + smile(28)],
    ],
  },
  cactus: {
    ground: '#fbe0b8',
    shapes: [
      [
        '#2f8f57',
        'M17 36V17a7 7 0 0 1 14 0V36ZM18 30h-4a5.5 5.5 0 0 1-5.5-5.500v-4a2.5 2.5 0 0 1 5 0V25H18ZM30 27h4v-7a2.5 2.5 0 0 1 5 0v6.500a5.5 5.5 0 0 1-5.5 5.500H30Z',
      ],
      ['#c2502f', 'M13 34h22v4h-1l-1.5 7h-17L14 38h-1Z'],
      ['#e2528a', two(3, 8.5, 2.6) + o(24, 6.5, 2.6)],
      [INK, two(3, 20, 1.7) + smile(25)],
    ],
  },
  robot: {
    ground: '#d8dde6',
    shapes: [
      ['#c4202f', o(24, 6, 3.2)],
      [
        '#4d6d92',
        'M23 8h2v4h-2ZM13 12h22a5 5 0 0 1 5 5v18a5 5 0 0 1-5 5H13a5 5 0 0 1-5-5V17a5 5 0 0 1 5-5ZM4 21h3v9H4ZM41 21h3v9h-3Z',
      ],
      ['#16202e', 'M13 18h22v11H13Z'],
      ['#7ff0d0', two(5.5, 23.5, 3)],
      [WHITE, 'M16 33h16v3H16Z'],
    ],
  },
  ghost: {
    ground: '#4a3f7a',
    shapes: [
      [WHITE, 'M9 44V22a15 15 0 0 1 30 0v22l-5-4.5-5 4.5-5-4.5-5 4.5-5-4.500Z'],
      [INK, two(5.5, 21, 2.7, 3.6) + o(24, 30, 3, 3.8)],
      ['#f2a7b5', two(10, 26.5, 2.5, 1.7)],
    ],
  },
};
