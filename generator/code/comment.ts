const width = 100;

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu;

// Controls, marks that are invisible or reorder what stands around them (CVE-2021-42574), halves of characters. Joiners stay:
// emoji and many scripts need them.
const unprintable = /[[\p{Cc}\p{Cf}\p{Cs}]--[\t\n\u200c\u200d]]/gv;

/**
 * Text of the description as the lines of a doc comment, without the stars: wrapped, trimmed, and unable to end the comment or
 * to start a tag of its own. None for text without a visible character.
 */
export function commentLines(text: string): string[] {
  return wrapLines(harmless(text));
}

/** A tag of a doc comment with text of the description: `@deprecated Use another.` */
export function tagLines(tag: string, text: string): string[] {
  return wrapLines(`${tag} ${harmless(text)}`.trim());
}

// Text in which nothing below finds anything: printable ASCII on one line, without the end of a comment or a tag.
const plainText = /^(?![^]*(?:\*\/|@))[ -~]*$/u;

const harmless = (text: string): string => (plainText.test(text) ? text.trim() : disarmed(text));

const disarmed = (text: string): string =>
  text
    .replaceAll(lineBreak, '\n')
    .replaceAll(unprintable, '')
    .replaceAll('*/', '*\\/')
    .replaceAll(/(?<![^\s{])@/gu, '\\@')
    .trim();

function wrapLines(text: string): string[] {
  if (text === '') return [];
  let isFenced = false;
  return text.split('\n').flatMap((line) => {
    const isFence = /^\s*(?:```|~~~)/u.test(line);
    if (isFence) isFenced = !isFenced;
    return isFence || isFenced ? [line.trimEnd()] : wrap(line.trimEnd());
  });
}

/** A doc comment, as ts-morph takes it, around lines that came through {@link commentLines} or are our own. None for no lines. */
export function docComment(lines: readonly string[]): { description: string }[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [{ description: lines.length === 1 ? first : `\n${lines.join('\n')}` }];
}

/** The text of a doc comment around such lines. */
export function commentText(lines: readonly string[]): string {
  if (lines.length === 1) return `/** ${lines.join('')} */`;
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

/** Breaks a line of Markdown between words, unless it means something by its layout: tables, and what is indented. */
function wrap(line: string): string[] {
  if (line.length <= width || /^(?: {2,}|\t|\|)/u.test(line)) return [line];
  const bullet = /^(?:[-*+]|\d+[.)]) /u.exec(line)?.[0] ?? '';
  const indent = ' '.repeat(bullet.length);
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const isTooLong = current !== '' && current.length + 1 + word.length > width;
    // At the start of a line these would begin a list, a heading or a quotation.
    if (isTooLong && !/^(?:[-*+>]|#+|\d+[.)])$/u.test(word)) {
      lines.push(current);
      current = indent + word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current];
}
