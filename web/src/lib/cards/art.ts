// The drawings of the cards: plates, numerals and letters as paths, all our own.
// Plates fill a square of 100; numerals stand in a box 60 wide and 90 high and are drawn as strokes.

export const PLATES: Record<string, string> = {
  red: 'M50 3 L97 50 L50 97 L3 50 Z',
  yellow: 'M50 5 A45 45 0 1 1 49.9 5 Z',
  green: 'M8 92 L8 46 Q8 8 46 8 L92 8 L92 54 Q92 92 54 92 Z',
  blue: 'M20 8 H80 Q92 8 92 20 V80 Q92 92 80 92 H20 Q8 92 8 80 V20 Q8 8 20 8 Z',
  pink: 'M50 95 C20 72 3 55 3 33 C3 17 15 6 29 6 C38 6 46 11 50 19 C54 11 62 6 71 6 C85 6 97 17 97 33 C97 55 80 72 50 95 Z',
  teal: 'M27 8 H73 L97 50 L73 92 H27 L3 50 Z',
  orange:
    'M50 2 L61 20 L82 13 L79 35 L98 46 L83 62 L90 83 L68 81 L57 98 L43 98 L32 81 L10 83 L17 62 L2 46 L21 35 L18 13 L39 20 Z',
  purple: 'M50 3 L92 16 V50 Q92 80 50 97 Q8 80 8 50 V16 Z',
};

/** How large each plate is drawn in the middle: square ones would run into the corners. */
export const SIZES: Record<string, number> = {
  red: 0.98,
  yellow: 0.88,
  green: 0.78,
  blue: 0.78,
  pink: 0.82,
  teal: 0.96,
  orange: 0.92,
  purple: 0.82,
};

/** In place of a plate on a Stop. */
export const OCTAGON = 'M31 4 H69 L96 31 V69 L69 96 H31 L4 69 V31 Z';

/** Fill and ink of each colour; the plate of a light card is paper with the colour's `deep` tone on it. */
export interface Paint {
  fill: string;
  ink: string;
  deep: string;
}

export const PAINTS: Record<string, Paint> = {
  red: { fill: '#d32f3f', ink: '#ffffff', deep: '#c4202f' },
  yellow: { fill: '#f5b800', ink: '#2a2118', deep: '#2a2118' },
  green: { fill: '#1e8e52', ink: '#ffffff', deep: '#157343' },
  blue: { fill: '#2a5bd0', ink: '#ffffff', deep: '#2a5bd0' },
  pink: { fill: '#e24a9b', ink: '#ffffff', deep: '#c22a7c' },
  teal: { fill: '#0c9a9a', ink: '#ffffff', deep: '#0a7f7f' },
  orange: { fill: '#f0741e', ink: '#2a1608', deep: '#2a1608' },
  purple: { fill: '#7a43c9', ink: '#ffffff', deep: '#6a33b9' },
};

export const PAPER = '#fff9ee';
export const NIGHT = '#1b1730';
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

/** The letters of the colours, in the same box as the numerals. */
export const LETTERS: Record<string, string> = {
  R: 'M12 82 V8 H30 C43 8 50 16 50 28 C50 40 43 48 30 48 H12 M30 48 L51 82',
  Y: 'M7 8 L30 46 L53 8 M30 46 V82',
  G: 'M50 24 C46 13 39 8 31 8 C16 8 8 23 8 45 C8 67 16 82 31 82 C43 82 51 75 51 62 V50 H33',
  B: 'M12 82 V8 H30 C41 8 48 15 48 25 C48 36 41 43 30 43 H12 M30 43 C43 43 51 51 51 62 C51 74 43 82 30 82 H12',
  K: 'M12 8 V82 M50 8 L14 47 M24 37 L52 82',
  P: 'M12 82 V8 H31 C44 8 51 17 51 29 C51 42 44 50 31 50 H12',
  T: 'M6 8 H54 M30 8 V82',
  O: 'M30 8 C14 8 7 24 7 45 C7 66 14 82 30 82 C46 82 53 66 53 45 C53 24 46 8 30 8 Z',
  V: 'M7 8 L30 82 L53 8',
};
