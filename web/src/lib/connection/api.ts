// What the page asks the backend for.

import { meet } from '../cards/looks.svelte';
import { t } from '../texts/catalogue';
import { backend } from './backend';
import type { BoxInfo, Case, Create, CreateCup, Created, Failure, Invite, Me, PadInfo, Replay } from './wire';

/** The server said no, or could not be reached; the message is in the reader's language if the server sent one. */
export class ApiError extends Error {
  constructor(
    readonly reason: string,
    message: string,
  ) {
    super(message);
  }
}

/** Ask for something; an ApiError where the answer is no, or does not come. */
export async function asked(path: string, init: RequestInit = {}): Promise<Response> {
  const answer = await backend.ask(path, init).catch(() => {
    throw new ApiError('unreachable', t(backend.unreachable()));
  });
  if (answer.ok) return answer;
  const failure = (await answer.json().catch(() => null)) as Failure | null;
  throw new ApiError(failure?.reason ?? String(answer.status), failure?.text ?? '');
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await (await asked(path, init)).json()) as T;
}

let boxes: Promise<BoxInfo[]> | null = null;
// The first answer brings the cookie that keeps our seats; who is quick waits for it.
let introduced: Promise<unknown> | null = null;

export const api = {
  me: () => {
    const asked = ask<Me>('/api/me');
    introduced ??= asked.catch(() => {
      introduced = null;
    });
    return asked;
  },
  boxes: () => {
    boxes ??= ask<BoxInfo[]>('/api/boxes').then(
      (all) => {
        meet(all);
        return all;
      },
      (error) => {
        boxes = null;
        throw error;
      },
    );
    return boxes;
  },
  /** What a score pad beside real cards is told. */
  pad: () => ask<PadInfo[]>('/api/pad'),
  /** Forget which boxes there were: one has come. */
  newBoxes: () => {
    boxes = null;
  },
  create: async (table: Create) => {
    await (introduced ?? api.me());
    return ask<Created>('/api/tables', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(table),
    });
  },
  createCup: async (cup: CreateCup) => {
    await (introduced ?? api.me());
    return ask<Created>('/api/cups', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(cup),
    });
  },
  invite: (code: string) => ask<Invite>(`/api/tables/${code}/invite`),
  rules: (box: string, lang: string, options: Record<string, unknown> = {}) =>
    ask<{ title: string; markdown: string }>(
      `/api/rules/${encodeURIComponent(box)}?${new URLSearchParams({ lang, options: JSON.stringify(options) })}`,
    ),
  /** The case of one of our choices, step by step. */
  caseOf: (box: string, ruling: string, lang: string) =>
    ask<Case>(
      `/api/cases/${encodeURIComponent(box)}/${encodeURIComponent(ruling)}?${new URLSearchParams({ lang })}`,
    ),
  /** A whole match, which the server tells a hundred steps at a time. */
  replay: async (id: string, viewer: string) => {
    const path = `/api/records/${encodeURIComponent(id)}/replay`;
    const page = (from: number) =>
      ask<Replay>(`${path}?${new URLSearchParams({ viewer, from: String(from) })}`);
    const found = await page(0);
    while (found.frames.length < found.total) found.frames.push(...(await page(found.frames.length)).frames);
    return found;
  },
};
