/** Returns a text as a table cell: on one line, with escaped `|`. */
export const cell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/gu, ' ')
    .replaceAll('|', '\\|');

/** Returns a text as inline code. The text may contain backticks (see CommonMark 0.31, "Code spans"). */
export function inlineCode(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${fence}${padding}${text.replaceAll(/\s+/gu, ' ')}${padding}${fence}`;
}

/** Returns a text as a fenced code block. The text may contain fences. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** Returns a Markdown table. Returns undefined if the table would have no rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string | undefined {
  if (rows.length === 0) return undefined;
  const lines = [heads, heads.map(() => '---'), ...rows.map((cells) => cells.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Joins paragraphs with an empty line between them. Undefined and empty paragraphs are omitted. */
export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join('\n\n');

/** Returns the anchor that Markdown renderers create for a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');

/** Indents the lines of a text, so that it belongs to an item of a list. */
export const indented = (text: string): string => text.replaceAll(/^(?=.)/gmu, '  ');
