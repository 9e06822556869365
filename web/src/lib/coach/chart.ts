// Where the lines and marks of a chart of chances lie, in a box of WIDE by TALL.

import type { RoundReview } from './coachApi';

export const WIDE = 600;
export const TALL = 120;
const EDGE = 8;
// Seats are told apart by shapes as well as by colours, which are light enough for the dark ground.
export const COLOURS = [
  '#ff9d8a',
  '#8ec5ff',
  '#9be8a8',
  '#ffd36b',
  '#d8b4ff',
  '#7fe3e0',
  '#ffb0d9',
  '#e8e0d0',
  '#c8e06a',
  '#ffc38f',
];
const SHAPES = [
  'M-4 0A4 4 0 1 1 4 0A4 4 0 1 1 -4 0Z',
  'M-4 -4H4V4H-4Z',
  'M0 -5L5 4H-5Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M0 5L5 -4H-5Z',
];
export const CROSS = 'M-4 -4L4 4M4 -4L-4 4';

export function colourOf(seat: number): string {
  return COLOURS[seat % COLOURS.length] ?? '#fff';
}

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? '';
}

export interface Point {
  x: number;
  y: number;
  move: number;
}

export function across(review: RoundReview, move: number): number {
  const span = Math.max(1, review.last - review.first);
  return EDGE + ((WIDE - 2 * EDGE) * (move - review.first)) / span;
}

export function height(chance: number): number {
  return EDGE + (TALL - 2 * EDGE) * (1 - chance);
}

/** The line of a seat, from its first known chance to the end of the round. */
export function lineOf(review: RoundReview, seat: number): Point[] {
  const points: Point[] = [];
  for (const { move, chances } of review.moments) {
    const chance = chances[seat];
    if (chance) points.push({ x: across(review, move), y: height(chance[0]), move });
  }
  const end = review.accounts.find((account) => account.seat === seat)?.end ?? 0;
  points.push({ x: across(review, review.last), y: height(end), move: review.last });
  return points;
}

/** A few points of a line at which its shape stands. */
export function marksOf(points: Point[], apart: number): Point[] {
  const every = Math.max(1, Math.ceil(points.length / 7));
  return points.filter((_, k) => (k + apart) % every === 0 || k === points.length - 1);
}

/** The move at a place of the chart, as a share of its width. */
export function moveAt(review: RoundReview, part: number): number {
  const inside = (part * WIDE - EDGE) / (WIDE - 2 * EDGE);
  const move = review.first + inside * (review.last - review.first);
  return Math.round(Math.min(review.last, Math.max(review.first, move)));
}
