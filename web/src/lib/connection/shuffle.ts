// Our part in a shuffle that nobody chooses: first the hash of a number, and the number itself when all hashes are in.

import { session } from '../edition/storage';
import { sha256 } from './sha256';
import { hex } from './tableSocket';
import type { Command, TableInfo, You } from './wire';

/** A number of ours (empty if it is of no use), the shuffle it is for, and what bound all when we gave it, or nothing. */
interface Mine {
  shuffle: string;
  number: string;
  seal: string;
}

type Seen = Pick<TableInfo, 'match' | 'withheld' | 'hashes' | 'seal'>;

const NONE: Mine = { shuffle: '', number: '', seal: '' };
// A shuffle that is begun anew needs another number.
const nameOf = (table: Seen): string => `${table.match}-${table.withheld.length}`;

export class Shuffle {
  #mine: Mine;
  readonly #key: string;

  /** Kept by the browser too: a page that is loaded again can still give its number. */
  constructor(place: string) {
    this.#key = `pioche-number-${place}`;
    this.#mine = JSON.parse(session.get(this.#key) ?? 'null') ?? NONE;
  }

  /** What the table waits for from us, if anything. */
  next(table: Seen, { seat, number_wanted }: You): Command | null {
    const shuffle = nameOf(table);
    if (number_wanted && this.#mine.shuffle !== shuffle) {
      this.#keep({ shuffle, number: hex(32), seal: '' });
      return { do: 'commit', hash: sha256(this.#mine.number) };
    }
    const { number } = this.#mine;
    if (this.#mine.shuffle !== shuffle || this.#mine.seal || table.hashes[seat] !== sha256(number))
      return null;
    // What bound us all is noted before our number is known: nobody can say later that it was something else.
    this.#keep({ shuffle, number, seal: table.seal });
    return { do: 'number', number };
  }

  /** The seal to compare with the record: the one that we saw before we gave our number. */
  seal(table: Seen): string {
    return (this.#mine.shuffle === nameOf(table) && this.#mine.seal) || table.seal;
  }

  /** Whether a match began without the number of which we had given the hash; said once. */
  missed(table: Seen & Pick<TableInfo, 'phase'>): boolean {
    const { shuffle, number, seal } = this.#mine;
    if (table.phase !== 'playing' || shuffle !== nameOf(table) || number === '' || seal !== '') return false;
    this.forget();
    return true;
  }

  /** Another tab of the same player was quicker, and gives its own number. */
  forget(): void {
    this.#keep({ ...this.#mine, number: '' });
  }

  #keep(mine: Mine): void {
    this.#mine = mine;
    session.set(this.#key, JSON.stringify(mine));
  }
}
