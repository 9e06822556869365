// What is drawn alike on the cards of all boxes: the octagon of a Stop, paper and ink, numerals and letters.
// Numerals and letters stand in a box 60 wide and 90 high and are drawn as strokes.

/** In place of a plate on a Stop. */
export const OCTAGON = 'M31 4 H69 L96 31 V69 L69 96 H31 L4 69 V31 Z';

export const PAPER = '#fff9ee';
export const INK = '#2a2118';
export const DEEP_NIGHT = '#0e0b1c';

const SIX =
  'M43 9 C24 18 10 36 10 58 C10 73 18 82 30 82 C42 82 51 73 51 60 C51 47 42 39 31 39 C21 39 13 45 10 55';
export const NUMERALS: Record<string, string> = {
  '0': 'M30 8 C14 8 9 24 9 45 C9 66 14 82 30 82 C46 82 51 66 51 45 C51 24 46 8 30 8 Z',
  '1': 'M15 23 L35 8 V82',
  '2': 'M10 27 C11 14 19 8 30 8 C42 8 50 16 50 28 C50 45 28 56 10 82 H51',
  '3': 'M11 8 H48 L28 37 C42 37 51 46 51 59 C51 73 42 82 28 82 C19 82 12 79 8 72',
  '4': 'M40 82 V8 L7 58 H53',
  '5': 'M47 8 H15 L12 42 C17 37 23 35 30 35 C43 35 51 45 51 58 C51 72 42 82 28 82 C19 82 12 79 8 73',
  '6': SIX,
  '7': 'M8 8 H52 C38 30 29 54 26 82',
  '8': 'M30 8 C41 8 48 15 48 25 C48 35 40 42 30 43 C20 42 12 35 12 25 C12 15 19 8 30 8 Z M30 43 C42 43 51 51 51 62 C51 74 42 82 30 82 C18 82 9 74 9 62 C9 51 18 43 30 43 Z',
  '9': SIX,
  '+': 'M30 25 V69 M8 47 H52',
};

/** Letters for the colours, in the same box as the numerals; other alphabets are written in the page's font. */
export const LETTERS: Record<string, string> = {
  R: 'M12 82 V8 H30 C43 8 50 16 50 28 C50 40 43 48 30 48 H12 M30 48 L51 82',
  Y: 'M7 8 L30 46 L53 8 M30 46 V82',
  G: 'M50 24 C46 13 39 8 31 8 C16 8 8 23 8 45 C8 67 16 82 31 82 C43 82 51 75 51 62 V50 H33',
  B: 'M12 82 V8 H30 C41 8 48 15 48 25 C48 36 41 43 30 43 H12 M30 43 C43 43 51 51 51 62 C51 74 43 82 30 82 H12',
  A: 'M6 82 L30 8 L54 82 M15 56 H45',
  C: 'M51 24 C47 13 40 8 31 8 C16 8 8 23 8 45 C8 67 16 82 31 82 C40 82 47 77 51 66',
  D: 'M12 82 V8 H26 C43 8 52 22 52 45 C52 68 43 82 26 82 Z',
  E: 'M50 8 H12 V82 H50 M12 44 H43',
  F: 'M50 8 H12 V82 M12 45 H43',
  H: 'M10 8 V82 M50 8 V82 M10 45 H50',
  I: 'M30 8 V82 M16 8 H44 M16 82 H44',
  J: 'M46 8 V60 C46 75 38 82 27 82 C17 82 10 75 9 64',
  L: 'M12 8 V82 H50',
  M: 'M7 82 V8 L30 52 L53 8 V82',
  N: 'M10 82 V8 L50 82 V8',
  Q: 'M30 8 C14 8 7 24 7 45 C7 66 14 82 30 82 C46 82 53 66 53 45 C53 24 46 8 30 8 Z M36 62 L54 86',
  S: 'M48 22 C45 13 38 8 30 8 C19 8 11 15 11 26 C11 50 50 38 50 63 C50 75 41 82 30 82 C20 82 12 77 9 66',
  U: 'M9 8 V56 C9 73 17 82 30 82 C43 82 51 73 51 56 V8',
  W: 'M4 8 L17 82 L30 34 L43 82 L56 8',
  X: 'M9 8 L51 82 M51 8 L9 82',
  Z: 'M10 8 H50 L9 82 H51',
  K: 'M12 8 V82 M50 8 L14 47 M24 37 L52 82',
  P: 'M12 82 V8 H31 C44 8 51 17 51 29 C51 42 44 50 31 50 H12',
  T: 'M6 8 H54 M30 8 V82',
  O: 'M30 8 C14 8 7 24 7 45 C7 66 14 82 30 82 C46 82 53 66 53 45 C53 24 46 8 30 8 Z',
  V: 'M7 8 L30 82 L53 8',
};
