// What the page asks for about one's own games.

import { save } from '../browser/saving';
import { ApiError, api, asked } from '../connection/api';
import type { Forgotten, MyGames, Pass } from '../connection/wire';
import { language } from '../texts/catalogue';

async function ask<T>(path: string, method = 'GET', body?: unknown): Promise<T> {
  const glue = path.includes('?') ? '&' : '?';
  const said = body === undefined ? {} : { body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json' };
  const answer = await asked(`${path}${glue}lang=${language()}`, { method, headers, ...said });
  return (await answer.json()) as T;
}

export const games = {
  /** Some games from one on; a browser that was never here gets its cookie first. */
  look: async (from = 0): Promise<MyGames> => {
    try {
      return await ask<MyGames>(`/api/games?from=${from}`);
    } catch (error) {
      if (!(error instanceof ApiError) || error.reason !== 'no_cookie') throw error;
      await api.me();
      return ask<MyGames>(`/api/games?from=${from}`);
    }
  },
  forget: (record: string) => ask<Forgotten>(`/api/games/${encodeURIComponent(record)}`, 'DELETE'),
  forgetAll: () => ask<Forgotten>('/api/games', 'DELETE'),
  makePass: () => ask<Pass>('/api/pass', 'POST'),
  usePass: async (token: string) => {
    await api.me(); // the cookie by which this device is known
    return ask<MyGames>('/api/pass/use', 'POST', { token });
  },
  part: () => ask<MyGames>('/api/pass/part', 'POST'),
  /** Take the record of a match that was played elsewhere; by what it can be watched. */
  bring: async (body: string) => {
    await api.me();
    const answer = await asked(`/api/records?lang=${language()}`, { method: 'POST', body });
    return ((await answer.json()) as { record: string }).record;
  },
};

/** A record as a file, where no server hands it out. */
export async function keepRecord(event: MouseEvent, id: string): Promise<void> {
  event.preventDefault();
  save(`pioche-${id}.toml`, await (await asked(`/api/records/${id}.toml`)).text());
}
