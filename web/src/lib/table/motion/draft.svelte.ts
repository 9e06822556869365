// The game as it is drawn while a change is being shown: for the eye only, until the server's present takes over.

import type { Card, Event, Game, Tray } from '../../connection/wire';

export class Draft {
  game = $state.raw<Game | null>(null);

  change(part: Partial<Game>): void {
    if (this.game !== null) this.game = { ...this.game, ...part };
  }

  tray(at: number, part: Partial<Tray>): void {
    const trays = this.game?.trays.map((tray, k) => (k === at ? { ...tray, ...part } : tray));
    if (trays) this.change({ trays });
  }

  hand(seat: number, part: (cards: Card[]) => Card[]): void {
    const hands = this.game?.hands.map((cards, k) => (k === seat ? part(cards) : cards));
    if (hands) this.change({ hands });
  }

  /** Cards leave the draw pile, and the next one shows its back where backs can be seen. */
  fewer(count: number, back: Event['next']): void {
    if (this.game === null) return;
    const size = Math.max(0, this.game.draw.size - count);
    this.change({ draw: back === undefined ? { size } : { size, back } });
  }

  /** A seat is out of the round: with a place, or with its cards back in the draw pile. */
  leave({ seat, next }: Event, place: boolean): void {
    if (this.game === null) return;
    const { hands, draw, out, places } = this.game;
    const held = hands[seat]?.length ?? 0;
    this.fewer(-held, next === undefined ? draw.back : next);
    this.hand(seat, () => []);
    this.change({ out: [...out, seat], places: place ? [...places, seat] : places });
  }

  /** The balance leans as far as the next event tells; before a fall a little more than now. */
  lean(next: Event | undefined, after: Game): void {
    if (this.game?.angle === undefined) return;
    const down = this.game.angle < 0 ? -1 : 1;
    const angle =
      next === undefined
        ? after.angle
        : next.event === 'BalanceTipped'
          ? this.game.angle + down * 150
          : (next.angle ?? this.game.angle);
    this.change({ angle });
  }
}

/** A game before its deal: everything on the draw pile. */
export function undealt(game: Game): Game {
  const dealt = game.hands.reduce((sum, hand) => sum + hand.length, 0);
  return {
    ...game,
    hands: game.hands.map(() => []),
    trays: game.trays.map((tray) => ({ ...tray, size: 0, colour: null, frozen: false })),
    draw: { ...game.draw, size: game.draw.size + dealt + game.trays.length },
    direction: 1,
    side: 'light',
    answers: [],
    windows: [],
  };
}
