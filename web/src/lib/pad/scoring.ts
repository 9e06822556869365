// The count of a match by the form that the engine has described; tests hold it equal to the engine's own.

import type { PadForm } from '../connection/wire';

/** A round that is over: who went out, or -1, and what every hand counted. */
export interface Round {
  winner: number;
  hands: number[];
}

export interface Count {
  /** What every round brought everybody. */
  points: number[][];
  totals: number[];
  /** Who has dropped out of the match. */
  out: boolean[];
  /** Who has won the match; nobody while it goes on. */
  winners: number[];
}

type Form = Pick<PadForm, 'collects' | 'single' | 'teams' | 'drops' | 'exceeds'>;

/** Who plays together with somebody; oneself where everybody plays alone. */
export function partnersOf(form: Pick<PadForm, 'teams'>, seat: number): number[] {
  return form.teams.find((team) => team.includes(seat)) ?? [seat];
}

/** Whether it matters what somebody holds at the end of a round. */
export function handCounts(form: Form, seat: number, winner: number): boolean {
  if (form.single || seat === winner) return false;
  return !form.collects || (winner >= 0 && !partnersOf(form, winner).includes(seat));
}

function reached(form: Form, target: number, total: number): boolean {
  return total > target || (total === target && !form.exceeds);
}

function pointsOf(form: Form, { winner, hands }: Round): number[] {
  const kept = hands.map((points, seat) => (handCounts(form, seat, winner) ? points : 0));
  if (!form.collects) return kept.map((_, seat) => sum(partnersOf(form, seat).map((one) => kept[one] ?? 0)));
  const scorers = winner < 0 ? [] : partnersOf(form, winner);
  return kept.map((_, seat) => (scorers.includes(seat) ? sum(kept) : 0));
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The seats with the lowest total among some; a tie is shared. */
function lowest(totals: number[], among: number[]): number[] {
  const least = Math.min(...among.map((seat) => totals[seat] ?? 0));
  return among.filter((seat) => totals[seat] === least);
}

/** Everything that follows from the rounds so far. */
export function count(form: Form, target: number, seats: number, rounds: Round[]): Count {
  const everybody = Array.from({ length: seats }, (_, seat) => seat);
  let totals = everybody.map(() => 0);
  let out = everybody.map(() => false);
  let winners: number[] = [];
  const points = rounds.map((round) => {
    const hands = round.hands.map((hand, seat) => (out[seat] ? 0 : hand));
    const row = pointsOf(form, { winner: round.winner, hands });
    const played = everybody.filter((seat) => !out[seat]);
    totals = totals.map((total, seat) => total + (row[seat] ?? 0));
    if (form.single) winners = round.winner < 0 ? [] : [round.winner];
    else if (form.drops) {
      out = totals.map((total) => reached(form, target, total));
      const left = everybody.filter((seat) => !out[seat]);
      winners = left.length > 1 ? [] : left.length === 1 ? left : lowest(totals, played);
    } else if (form.collects) {
      const won = round.winner >= 0 && (totals[round.winner] ?? 0) >= target;
      winners = won ? partnersOf(form, round.winner) : [];
    } else winners = totals.some((total) => reached(form, target, total)) ? lowest(totals, everybody) : [];
    return row;
  });
  return { points, totals, out, winners };
}

/** Whose turn it is to deal after somebody, and so also who begins when somebody has dealt. */
export function after(seat: number, out: boolean[]): number {
  for (let step = 1; step <= out.length; step++) {
    const next = (seat + step) % out.length;
    if (!out[next]) return next;
  }
  return seat;
}
