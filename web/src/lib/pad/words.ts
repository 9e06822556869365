// What the pad says of forms, cards and hands.

import type { PadCard, PadForm, PadInfo, PadSide } from '../connection/wire';
import { t } from '../texts/catalogue';
import type { Draft, Hand, Match } from './padStore.svelte';
import type { Count } from './scoring';

/** What a form is called, such as `Two against two · Low score`. */
export function formName(form: PadForm): string {
  const scoring = t(`scoring-${form.options.scoring}`);
  if (form.drops) return t('house-elimination');
  return form.teams.length > 0 ? `${t('house-teams')} · ${scoring}` : scoring;
}

/** How a match of this form is won. */
export function formLine(form: PadForm, target: number): string {
  const filled = { target, exceeds: form.exceeds ? 'yes' : 'no' };
  if (form.drops) return t('scoring-low-elimination', filled);
  const line = t(`scoring-${form.options.scoring}.line`, filled);
  return form.teams.length > 0 ? `${t('house-teams.line')} ${line}` : line;
}

/** The side of a box's cards that is up. */
export function sideUp(info: PadInfo, match: Match): PadSide | undefined {
  return info.sides.find((side) => side.name === match.side) ?? info.sides[0];
}

/** The kind of a card on a side. */
export function kindOf(side: PadSide, code: string): PadCard | undefined {
  return side.cards.find((card) => card.codes.includes(code));
}

/** The face that stands for a kind: each in another colour, as they lie in a hand. */
export function faceFor(card: PadCard, at: number): string {
  return card.codes[at % card.codes.length] ?? '';
}

/** The most that hands can count: everything in the box. */
export function most(side: PadSide): number {
  return side.cards.reduce((sum, card) => sum + card.points * card.copies, 0);
}

/** What a hand counts; null if nothing has been noted or what was typed is no number. */
export function handPoints(hand: Hand | undefined, side: PadSide): number | null {
  const typed = hand?.typed.trim() ?? '';
  if (typed !== '') return /^\d+$/.test(typed) && Number(typed) <= most(side) ? Number(typed) : null;
  const cards = hand?.cards[side.name] ?? [];
  if (cards.length === 0) return null;
  return cards.reduce((sum, code) => sum + (kindOf(side, code)?.points ?? 0), 0);
}

/** A round of which nothing has been counted. */
export function newDraft(seats: number): Draft {
  return { winner: null, hands: Array.from({ length: seats }, () => ({ cards: {}, typed: '' })) };
}

/** Everybody's points, or every team's, one after the other. */
export function totalsLine(match: Match, form: PadForm, { totals }: Count): string {
  return parties(match, form)
    .map(([first = 0, ...others]) => {
      const name = [first, ...others].map((seat) => match.names[seat]).join(' + ');
      return t('page-pad-total', { name, points: totals[first] ?? 0 });
    })
    .join(', ');
}

/** Who counts together: the teams, or everybody alone. */
export function parties(match: Match, form: PadForm): number[][] {
  return form.teams.length > 0 ? form.teams : match.names.map((_, seat) => [seat]);
}
