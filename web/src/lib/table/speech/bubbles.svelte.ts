// A few words, a call or a colour beside a seat, for a moment.

const TIME = 1900;

export interface Bubble {
  id: number;
  seat: number;
  text: string;
  kind: 'uno' | 'plain' | 'colour';
  colour?: string;
}

export class Bubbles {
  all = $state.raw<Bubble[]>([]);
  #count = 0;

  say(seat: number, text: string, kind: Bubble['kind'] = 'plain', colour?: string): void {
    if (seat < 0) return;
    const id = ++this.#count;
    this.all = [...this.all.filter((b) => b.seat !== seat), { id, seat, text, kind, colour }];
    setTimeout(() => {
      this.all = this.all.filter((b) => b.id !== id);
    }, TIME);
  }
}
