// Connections whose other end is in the hand of a test.

import { vi } from 'vitest';
import type { FromClient, FromServer } from '../src/lib/connection/wire';

/** A socket that opens, hears and breaks when a test says so. */
export class Line {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 3;
  readyState = Line.CONNECTING;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  onerror: (() => void) | null = null;
  /** Everything that the page has said on it. */
  readonly said: FromClient[] = [];

  constructor(readonly url: string) {
    lines.push(this);
  }

  send(text: string): void {
    this.said.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = Line.CLOSED;
  }

  /** The server takes the call. */
  opens(): void {
    this.readyState = Line.OPEN;
    this.onopen?.();
  }

  tells(message: FromServer): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  breaks(): void {
    this.readyState = Line.CLOSED;
    this.onclose?.();
  }

  /** The commands that have come over it, by their ids. */
  get commands(): string[] {
    return this.said.flatMap((one) => (one.type === 'do' ? [one.id] : []));
  }
}

let lines: Line[] = [];

/** From now on the page connects here; everything that it has opened, the newest last. */
export function answerCalls(): Line[] {
  lines = [];
  vi.stubGlobal('WebSocket', Line);
  return lines;
}

/** The newest of some lines. */
export function newest(all: Line[]): Line {
  const found = all.at(-1);
  if (found === undefined) throw new Error('nobody has called');
  return found;
}
