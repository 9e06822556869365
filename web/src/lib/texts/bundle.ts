// A catalogue as it is spoken: the page and Python in a worker say the same.

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { joining } from './joints';

type Filled = Record<string, string | number>;

export class Bundle {
  #bundle: FluentBundle;
  #joined: (text: string) => string;

  constructor(lang: string, ...texts: string[]) {
    this.#bundle = new FluentBundle([lang, 'en']);
    for (const text of texts) this.#bundle.addResource(new FluentResource(text));
    this.#joined = (text) => text;
    this.#joined = joining(this.say('joints') ?? '');
  }

  /** The text of a key; undefined where there is none. Attributes stand behind a dot. */
  say(key: string, args: Filled = {}): string | undefined {
    const pattern = this.#pattern(key);
    return pattern ? this.#joined(this.#bundle.formatPattern(pattern, args, [])) : undefined;
  }

  has(key: string): boolean {
    return Boolean(this.#pattern(key));
  }

  #pattern(key: string) {
    const [name = '', attribute] = key.split('.');
    const message = this.#bundle.getMessage(name);
    return attribute === undefined ? message?.value : message?.attributes[attribute];
  }
}
