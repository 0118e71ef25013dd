/** Text of the description as a cell of a table: one line, and no end of the cell within it. */
export const cell = (text: string): string =>
  text
    .trim()
    .replaceAll(/\s*\n\s*/gu, ' ')
    .replaceAll('|', '\\|');

/** Text as inline code, whatever backticks it holds. CommonMark 0.31, "Code spans". */
export function code(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  const padding = longest > 0 ? ' ' : '';
  return `${fence}${padding}${text.replaceAll(/\s+/gu, ' ')}${padding}${fence}`;
}

/** Lines in a fence of their own. */
export function fenced(language: string, text: string): string {
  const longest = Math.max(2, ...Array.from(text.matchAll(/`+/gu), ([run]) => run.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}${language}\n${text}\n${fence}`;
}

/** A table; undefined without rows. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string | undefined {
  if (rows.length === 0) return undefined;
  const lines = [heads, heads.map(() => '---'), ...rows.map((cells) => cells.map(cell))];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Paragraphs with an empty line between them; what is undefined or empty is left out. */
export const paragraphs = (...parts: readonly (string | undefined)[]): string =>
  parts.filter((part) => part !== undefined && part.trim() !== '').join('\n\n');

/** The anchor that renderers of Markdown give to a heading. */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/gu, '-');
