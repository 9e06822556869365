// Everything the page knows of a cup. The server's word is the present; who meets whom is drawn there.

import { language } from '../texts/catalogue';
import { type Connection, type Pending, TableSocket } from './tableSocket';
import type { Command, CupInfo, CupYou, FromServer } from './wire';

const STRANGER: CupYou = { member: -1, host: false, acting: false, table: '' };

export class CupStore {
  info = $state.raw<CupInfo | null>(null);
  you = $state.raw<CupYou>(STRANGER);
  connection = $state<Connection>('connecting');
  pending = $state.raw<Pending[]>([]);
  /** What was refused last, in words. */
  refused = $state('');
  /** Why the server sent us away, in words. */
  goodbye = $state('');
  #version = 0;
  #socket: TableSocket;

  constructor(
    readonly code: string,
    readonly role: 'player' | 'screen',
  ) {
    this.#socket = new TableSocket(code, () => ({ lang: language(), role }), {
      message: (message) => this.#receive(message),
      since: () => null,
      changed: () => {
        this.connection = this.#socket.state;
        this.pending = this.#socket.pending;
      },
    });
  }

  open(): void {
    this.#socket.open();
  }

  close(): void {
    this.#socket.close();
  }

  retry(): void {
    this.#socket.retry();
  }

  /** Send a command, unless the same one is on its way: a double tap does a thing once. */
  send(command: Command): void {
    const said = JSON.stringify(command);
    if (this.pending.some((one) => JSON.stringify(one.command) === said)) return;
    this.refused = '';
    this.#socket.command(command, this.#version);
  }

  #receive(message: FromServer): void {
    if (message.type === 'cup') {
      this.#version = message.version;
      this.info = message.cup;
      this.you = message.you;
    } else if (message.type === 'refused') this.refused = message.text;
    else if (message.type === 'bye' && !message.again) this.goodbye = message.text;
  }
}
