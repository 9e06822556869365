// What happened, told in a sentence.

import { codeOf } from '../cards/faces';
import type { Event } from '../connection/wire';
import { join, t } from './catalogue';
import { cardName, colourName, trayName } from './naming';

/** One event as a sentence; the seat of `you` is spoken to in the second person. */
export function tell(event: Event, names: string[], you: number, box: string): string {
  const codes = event.cards.map((card) => codeOf(card, event.side));
  const known = codes.filter((code) => code !== null);
  const cards =
    known.length === codes.length
      ? join(known.map((code) => cardName(code, box, event.side, true)))
      : codes.map((code) => code ?? '?').join(' ');
  const filled = {
    player: names[event.seat] ?? '',
    other: names[event.other] ?? '',
    you: you < 0 ? 'none' : you === event.seat ? 'player' : you === event.other ? 'other' : 'none',
    cards,
    count: event.number,
    number: event.number,
    colour: event.colour === null ? '' : colourName(event.colour, box, 'some'),
    tray: trayName(event.tray),
  };
  return t(event.text, filled, box);
}
