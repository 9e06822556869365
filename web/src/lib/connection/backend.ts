// The backend keeps the tables: a server, or this device. The page asks and connects in one way, and need not know.

import { device } from '../device/device.svelte';
import { onDevice } from '../edition/edition';

/** A connection to a table, as far as the page speaks. */
export interface Line {
  /** Whether it has gone out. */
  say(text: string): boolean;
  hangUp(): void;
}

/** And as far as it listens. */
export interface Ears {
  opened(): void;
  heard(text: string): void;
  lost(): void;
}

export interface Backend {
  /** Whether a line may look open and be dead; then it is asked now and then. */
  far: boolean;
  /** The key of what is said where no answer comes. */
  unreachable(): string;
  ask(path: string, init?: RequestInit): Promise<Response>;
  /** A connection for one of the people of this device; a server knows by itself who asks. */
  connect(code: string, ears: Ears, person?: number): Line;
}

const server: Backend = {
  far: true,
  unreachable: () => 'page-unreachable',
  ask: (path, init = {}) => fetch(path, { credentials: 'same-origin', ...init }),
  connect: (code, ears) => {
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/ws/${code}`);
    socket.onopen = () => ears.opened();
    socket.onmessage = (event) => ears.heard(event.data);
    socket.onclose = socket.onerror = () => ears.lost();
    return {
      say: (text) => {
        if (socket.readyState !== WebSocket.OPEN) return false;
        socket.send(text);
        return true;
      },
      hangUp: () => {
        socket.onopen = socket.onmessage = socket.onclose = socket.onerror = null;
        socket.close();
      },
    };
  },
};

export const backend: Backend = onDevice ? device : server;
