// What the page asks about the people around one device.

import { asked } from '../connection/api';
import type { Create, Created, Offer } from '../connection/wire';
import { language } from '../texts/catalogue';

/** Something that one of the people around may shout now, whoever holds the device. */
export interface Call {
  seat: number;
  answer: Offer;
}

const post = (body: unknown) => ({ method: 'POST', body: JSON.stringify(body) });

export const together = {
  /** A table for several people, of whom the first has opened it. */
  open: async (table: Create, people: string[]) =>
    (await (await asked('/api/together', post({ table, people }))).json()) as Created,
  /** Who plays here: number and seat. */
  people: async (code: string) =>
    (await (await asked(`/api/tables/${code}/people`)).json()) as [number, number][],
  sitDown: (code: string, name: string, seat: number) =>
    asked(`/api/tables/${code}/people?lang=${language()}`, post([name, seat])),
  calls: async (code: string) => (await (await asked(`/api/tables/${code}/calls`)).json()) as Call[],
  call: (code: string, { seat, answer }: Call) =>
    asked(`/api/tables/${code}/call`, post([seat, { do: 'answer', ...answer }])),
};
