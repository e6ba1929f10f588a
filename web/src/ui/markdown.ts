// The rule sheets as they come from the program: headings, paragraphs, lists, terms and tables, with nothing else in them.

/** A piece of a sheet. */
export type Block =
  | { is: 'heading'; level: number; text: string }
  | { is: 'paragraph'; text: string }
  | { is: 'list'; items: string[] }
  | { is: 'terms'; terms: { term: string; text: string }[] }
  | { is: 'table'; head: string[]; rows: string[][] };

/** Reads a sheet. Whatever it does not know is a paragraph: nothing is left out and nothing is markup of the page. */
export function blocksOf(markdown: string): Block[] {
  return markdown.split(/\n{2,}/).flatMap((part) => blockOf(part.split('\n').filter((line) => line !== '')));
}

function blockOf(lines: string[]): Block[] {
  const [first, ...rest] = lines;
  if (first === undefined) return [];
  const heading = /^(#{1,6}) (.*)$/.exec(first);
  if (heading !== null) {
    const [, marks = '#', text = ''] = heading;
    return [{ is: 'heading', level: marks.length, text: plain(text) }, ...blockOf(rest)];
  }
  if (lines.every((line) => /^- \*\*/.test(line))) {
    const terms = lines.map((line) => {
      const [, term = '', text = ''] = /^- \*\*(.*?)\*\*: (.*)$/.exec(line) ?? [];
      return { term: plain(term), text: plain(text) };
    });
    return [{ is: 'terms', terms }];
  }
  if (lines.every((line) => line.startsWith('- '))) {
    return [{ is: 'list', items: lines.map((line) => plain(line.slice(2))) }];
  }
  if (first.startsWith('|') && /^\|(\s*---\s*\|)+$/.test(rest[0] ?? '')) {
    return [{ is: 'table', head: cells(first), rows: rest.slice(1).map(cells) }];
  }
  return [{ is: 'paragraph', text: plain(lines.join(' ')) }];
}

function cells(line: string): string[] {
  const inside = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => plain(cell.trim()));
}

/** Without the backslashes before signs that would be markup. */
function plain(text: string): string {
  return text.replace(/\\([\\`*_[\]<>|&+\-#=~])/g, '$1');
}
