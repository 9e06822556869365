// Short words that change before the sound of what is filled in, such as « de Anna », which is « d’Anna ».

const ISOLATED = /[\u2068\u2069]/g; // what Fluent puts around everything that it fills in
// Sounds, then words and what they become: `i í hi | y/e`. An apostrophe takes the place of the space.
const LINE = /^[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)* \|(?: \p{L}+\/[\p{L}’]+)+$/u;

/** Joins a text with what was filled in, by the lines of a catalogue's `joints`; no other words change. */
export function joining(listed: string): (text: string) => string {
  const rules = listed
    .split('\n')
    .filter((line) => LINE.test(line))
    .map((line) => {
      const [sounds = '', pairs = ''] = line.split(' | ');
      const words = new Map(pairs.split(' ').map((pair) => pair.split('/') as [string, string]));
      const followed = `(?=\\u2068+(?:${sounds.replaceAll(' ', '|')}))`;
      const found = new RegExp(`(^|[^\\p{L}\\p{N}])(${[...words.keys()].join('|')}) ${followed}`, 'giu');
      return (text: string) =>
        text.replace(found, (_, before: string, word: string) => {
          const become = words.get(word.toLowerCase()) ?? word;
          const large = word !== word.toLowerCase();
          const said = large ? become.charAt(0).toUpperCase() + become.slice(1) : become;
          return `${before}${said}${said.endsWith('’') ? '' : ' '}`;
        });
    });
  return (text) => {
    if (!text.includes('\u2068')) return text;
    return rules.reduce((joined, rule) => rule(joined), text).replace(ISOLATED, '');
  };
}
