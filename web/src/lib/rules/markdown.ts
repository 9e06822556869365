// Just enough Markdown for our own rulebooks: headings, paragraphs, lists, tables, bold and code.

export type Span = { kind: 'text' | 'bold' | 'code'; text: string };
export type Block =
  | { kind: 'heading'; level: number; spans: Span[]; id: string }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; ordered: boolean; items: Span[][] }
  | { kind: 'table'; head: Span[][]; rows: Span[][][] };

const ITEM = /^(-|\d+\.)\s+(.*)$/;

export function blocks(text: string): Block[] {
  const chunks = text.replace(/\r/g, '').split(/\n(?:\s*\n)+/);
  return chunks
    .filter((chunk) => chunk.trim())
    .map((chunk, k) => block(chunk.replace(/^\n+/, '').trimEnd(), k));
}

function block(chunk: string, k: number): Block {
  const heading = /^(#{1,4})\s+(.*)$/s.exec(chunk);
  if (heading) {
    const [, marks = '#', words = ''] = heading;
    return { kind: 'heading', level: marks.length, spans: spans(words), id: `part-${k}` };
  }
  const lines = chunk.split('\n');
  if (lines.every((line) => line.startsWith('|'))) return table(lines);
  if (ITEM.test(lines[0] ?? '')) return list(lines);
  return { kind: 'paragraph', spans: spans(lines.map((line) => line.trim()).join(' ')) };
}

function list(lines: string[]): Block {
  const items: string[] = [];
  for (const line of lines) {
    const item = ITEM.exec(line);
    if (item) items.push(item[2] ?? '');
    else items[items.length - 1] += ` ${line.trim()}`;
  }
  return { kind: 'list', ordered: /^\d/.test(lines[0] ?? ''), items: items.map(spans) };
}

function table(lines: string[]): Block {
  const cells = (line: string) =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split('|')
      .map((cell) => spans(cell.trim()));
  return { kind: 'table', head: cells(lines[0] ?? ''), rows: lines.slice(2).map(cells) };
}

function spans(text: string): Span[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('**')) return { kind: 'bold', text: part.slice(2, -2) };
      if (part.startsWith('`')) return { kind: 'code', text: part.slice(1, -1) };
      return { kind: 'text', text: part };
    });
}
