// What this browser remembers of its reader: the nickname and the face, light or dark, which hints have been read,
// how it likes to play.

import type { Avatar } from '../connection/wire';
import { local } from '../edition/storage';

export type Theme = 'auto' | 'light' | 'dark';

const KEPT = 'pioche-prefs';

interface Kept {
  name?: string;
  avatar?: Avatar;
  theme?: Theme;
  hints?: boolean;
  seen?: string[];
  calm?: boolean;
}

function kept(): Kept {
  try {
    return JSON.parse(local.get(KEPT) ?? '{}') as Kept;
  } catch {
    return {};
  }
}

class Prefs {
  name = $state(kept().name ?? '');
  /** Whom the reader has chosen to look like; without a choice the table gives what nobody has. */
  avatar = $state<Avatar | null>(kept().avatar ?? null);
  theme = $state<Theme>(kept().theme ?? 'auto');
  hints = $state(kept().hints ?? true);
  seen = $state.raw<string[]>(kept().seen ?? []);
  /** Whether games of skill are played without anything that moves. */
  calm = $state(kept().calm ?? false);

  #dark = window.matchMedia('(prefers-color-scheme: dark)');

  constructor() {
    this.#dark.addEventListener('change', () => this.dress());
    this.dress();
  }

  /** Remember what has been changed. */
  keep(): void {
    const { name, avatar, theme, hints, seen, calm } = this;
    local.set(KEPT, JSON.stringify({ name, avatar, theme, hints, seen, calm }));
    this.dress();
  }

  /** Look like somebody from now on. */
  wear(avatar: Avatar): void {
    this.avatar = avatar;
    this.keep();
  }

  /** Note that a hint has been read. */
  read(hint: string): void {
    if (this.seen.includes(hint)) return;
    this.seen = [...this.seen, hint];
    this.keep();
  }

  /** Put the page into light or dark. */
  dress(): void {
    const dark = this.theme === 'dark' || (this.theme === 'auto' && this.#dark.matches);
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }
}

export const prefs = new Prefs();
