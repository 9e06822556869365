import { expect, test } from 'vitest';
import { blocks } from './markdown';

test('headings, paragraphs, lists and tables', () => {
  const found = blocks(`# Title

A paragraph
  over two lines.


- first
  goes on
- second

1. one
2. two

| Card | Points |
| --- | --: |
| Skip | 20 |
`);
  const text = (words: string) => [{ kind: 'text', text: words }];
  expect(found).toEqual([
    { kind: 'heading', level: 1, spans: text('Title'), id: 'part-0' },
    { kind: 'paragraph', spans: text('A paragraph over two lines.') },
    { kind: 'list', ordered: false, items: [text('first goes on'), text('second')] },
    { kind: 'list', ordered: true, items: [text('one'), text('two')] },
    { kind: 'table', head: [text('Card'), text('Points')], rows: [[text('Skip'), text('20')]] },
  ]);
});

test('headings of four levels, each with a place of its own', () => {
  expect(blocks('## A\n\n#### B\n\n##### C').map((block) => [block.kind, 'id' in block && block.id])).toEqual(
    [
      ['heading', 'part-0'],
      ['heading', 'part-1'],
      ['paragraph', false],
    ],
  );
});

test('bold and code within a line; what is not closed is text', () => {
  const [found] = blocks('Lay **one** card, `RS`, or **two* cards.');
  expect(found).toEqual({
    kind: 'paragraph',
    spans: [
      { kind: 'text', text: 'Lay ' },
      { kind: 'bold', text: 'one' },
      { kind: 'text', text: ' card, ' },
      { kind: 'code', text: 'RS' },
      { kind: 'text', text: ', or **two* cards.' },
    ],
  });
});

test('lines may end in any way, and what is empty is nothing', () => {
  expect(blocks('A\r\n\r\nB')).toHaveLength(2);
  expect(blocks(' \n\n  \n')).toEqual([]);
});

test('a line within a table that is none makes it a paragraph', () => {
  expect(blocks('| A |\nB')[0]?.kind).toBe('paragraph');
});
