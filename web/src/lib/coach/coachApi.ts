// What the page asks the coach for: hints, reviews, a puzzle, and a table to try something again at.

import { api, asked } from '../connection/api';
import type { Created, HintTold, PuzzleInfo, ReviewWaits } from '../connection/wire';
import { language } from '../texts/catalogue';

export type Told = Record<string, string>;
export type Chance = [mean: number, low: number, high: number];
export type Verdict = 'best' | 'good' | 'doubtful' | 'mistake';

export interface Decision {
  move: number;
  seat: number;
  verdict: Verdict;
  chance: Chance;
  loss?: Chance;
  better?: Told;
  text?: Told;
}

export interface Turning {
  move: number;
  seat: number;
  before: number;
  after: number;
  text: Told;
}

/** One round as the coach saw it; moves count from the beginning of the match. */
export interface RoundReview {
  round: number;
  first: number;
  last: number;
  winner: number;
  summary: Told;
  moments: { move: number; chances: (Chance | null)[] }[];
  decisions: Decision[];
  turnings: Turning[];
  accounts: { seat: number; end: number; text: Told }[];
}

function ask(path: string, init: RequestInit = {}): Promise<Response> {
  return asked(`${path}${path.includes('?') ? '&' : '?'}lang=${language()}`, init);
}

const POST = { method: 'POST' };
const SECOND = 1000;

export const coach = {
  /** A hint for whoever is asked; around one device that is one of several. */
  hint: async (code: string, person = 0) =>
    (await (await ask(`/api/tables/${code}/hint?person=${person}`, POST)).json()) as HintTold,
  puzzle: async (box: string) =>
    (await (await ask(`/api/puzzles/${encodeURIComponent(box)}`)).json()) as PuzzleInfo,
  /** A table at which a finished match goes on after so many moves. */
  tryAgain: async (record: string, step: number, seat: number) => {
    await api.me();
    const path = `/api/records/${encodeURIComponent(record)}/try?step=${step}&seat=${seat}`;
    return (await (await ask(path, POST)).json()) as Created;
  },
  /** The review of a round; as long as it is worked out, `waits` hears how far it is. */
  review: async (
    record: string,
    round: number,
    waits: (far: ReviewWaits) => void,
    wanted: () => boolean = () => true,
  ): Promise<RoundReview | null> => {
    while (wanted()) {
      const answer = await ask(`/api/records/${encodeURIComponent(record)}/review?round=${round}`);
      if (answer.status === 200)
        return ((await answer.json()) as { rounds: RoundReview[] }).rounds[0] ?? null;
      waits((await answer.json()) as ReviewWaits);
      await new Promise((resolve) => setTimeout(resolve, SECOND));
    }
    return null;
  },
};

export function percent(share: number): number {
  return Math.round(100 * share);
}
