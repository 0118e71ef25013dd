const width = 100;

const reorders = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Text of the description as the lines of a doc comment, without the stars: wrapped, trimmed, and unable to end the comment or
 * to start a tag of its own.
 */
export function commentLines(text: string): string[] {
  const safe = text
    .replaceAll('\r\n', '\n')
    .replaceAll(reorders, '')
    .replaceAll('*/', '*\\/')
    .replaceAll(/(^|\s)@(?=[a-z])/gu, '$1\\@');
  return safe
    .trim()
    .split('\n')
    .flatMap((line) => wrap(line.trimEnd()));
}

/** A doc comment, as ts-morph takes it, around lines that came through {@link commentLines} or are our own. None for no lines. */
export function docComment(lines: readonly string[]): { description: string }[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [{ description: lines.length === 1 ? first : `\n${lines.join('\n')}` }];
}

// Indented lines, tables and fences of Markdown mean something by their layout.
const isLayout = (line: string): boolean => /^(?: {2,}|\t|\||```)/u.test(line);

function wrap(line: string): string[] {
  if (line.length <= width || isLayout(line)) return [line];
  const lines: string[] = [];
  const indent = /^[-*] /u.test(line) ? '  ' : '';
  let current = '';
  for (const word of line.split(' ')) {
    if (current !== '' && current.length + 1 + word.length > width) {
      lines.push(current);
      current = indent + word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  lines.push(current);
  return lines;
}
