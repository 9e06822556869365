import { expect, test } from 'vitest';
import { speaks } from '#testing/words';
import { teamLine, teamOf, teamsOf } from './teams';

const FOUR = [2, 3, 0, 1].map((partner) => ({ partner }));
const ALONE = [-1, -1, -1].map((partner) => ({ partner }));

test('partners make a team, in the order of the table', () => {
  expect(teamsOf(FOUR)).toEqual([
    [0, 2],
    [1, 3],
  ]);
  expect([0, 1, 2, 3].map((seat) => teamOf(FOUR, seat))).toEqual([0, 1, 0, 1]);
});

test('where everybody plays alone there is none', () => {
  expect([teamsOf(ALONE), teamOf(ALONE, 1)]).toEqual([[], -1]);
  expect(teamOf(FOUR, -1)).toBe(-1);
});

test('a team is told by its name and its players', async () => {
  await speaks('en');
  expect(teamLine(0, ['Léo', 'Emma'])).toBe('Team Sun · Léo and Emma');
  await speaks('fr');
  expect(teamLine(1, ['Léo', 'Emma'])).toMatch(/ · Léo et Emma$/);
});
