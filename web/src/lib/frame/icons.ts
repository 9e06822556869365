// The lines of the small drawings, in a square of 24.

export const ICONS = {
  sun: 'M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6L19 19M19 5l-1.4 1.4M6.4 17.6L5 19',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5',
  half: 'M12 3a9 9 0 1 1 0 18a9 9 0 0 1 0-18M12 3v18M12 8h6.5M12 12h8M12 16h6.5',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  share: 'M12 15V3M7 8l5-5l5 5M5 13v7h14v-7',
  close: 'M6 6l12 12M18 6L6 18',
  plus: 'M12 5v14M5 12h14',
  lock: 'M6 11h12v9H6zM8.5 11V8a3.5 3.5 0 0 1 7 0v3',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5l12 7.5l-12 7.5z',
  back: 'M15 5l-7 7l7 7',
  next: 'M9 5l7 7l-7 7',
  first: 'M18 5l-7 7l7 7M6 5v14',
  last: 'M6 5l7 7l-7 7M18 5v14',
  talk: 'M4 5h16v11h-8l-5 4v-4H4z',
  book: 'M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1c3-2 6-2 9-1V5c-3-1-6-1-9 1M12 6v14',
  menu: 'M4 7h16M4 12h16M4 17h16',
  down: 'M12 4v12M7 11l5 5l5-5M5 20h14',
  screen: 'M3 5h18v12H3zM8 21h8M12 17v4',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7M12 9a3 3 0 1 1 0 6a3 3 0 0 1 0-6',
  bot: 'M5 9h14v10H5zM12 9V5M12 5h.01M9 14h.01M15 14h.01M2.5 13v3M21.5 13v3',
  person: 'M12 4a4 4 0 1 1 0 8a4 4 0 0 1 0-8M4 21c.5-5 3.5-7 8-7s7.5 2 8 7',
  people:
    'M9 5a3.2 3.2 0 1 1 0 6.4A3.2 3.2 0 0 1 9 5M2.5 20c.4-4 2.6-6 6.5-6s6.1 2 6.5 6M15.5 5.3a3 3 0 1 1 .8 5.8M17 14.2c2.7.4 4.2 2.3 4.5 5.8',
  crown: 'M4 18h16M4 15L3 7l5 4l4-6l4 6l5-4l-1 8z',
  trophy: 'M7 4h10v6a5 5 0 0 1-10 0zM7 6H3c0 4 2 5 4 5M17 6h4c0 4-2 5-4 5M12 15v4M8 21h8',
  sound: 'M4 9 H8 L13 5 V19 L8 15 H4 Z M16 9 Q18 12 16 15 M18.5 6.5 Q22 12 18.5 17.5',
  mute: 'M4 9 H8 L13 5 V19 L8 15 H4 Z M16 9 L21 15 M21 9 L16 15',
  hint: 'M9 18h6M10 21h4M12 3a6 6 0 0 1 3.6 10.8c-.8.6-1.1 1.3-1.1 2.2h-5c0-.9-.3-1.6-1.1-2.2A6 6 0 0 1 12 3',
  chart: 'M4 20h16M4 16l5-6l4 3l7-9',
  puzzle: 'M10 4h4v3a2 2 0 1 0 4 0h2v13H4V9h3a2 2 0 1 0 3-2z',
  // The orders of a hand.
  colour: 'M4 8 L8 4 L12 8 L8 12 Z M19 8 A3.5 3.5 0 1 1 18.9 8 M5 15 H11 V21 H5 Z',
  number: 'M5 8 L8 5 V19 M13 8 Q14 5 17 5 Q20 6 19 10 L13 19 H20',
  arrival: 'M12 4 A8 8 0 1 1 11.9 4 M12 8 V12 L15 14',
} as const;

export type IconName = keyof typeof ICONS;
