const width = 100;

const lineBreak = /\r\n?|[\u0085\u2028\u2029]/gu;

// Control characters, invisible characters, characters that reorder the text around them (CVE-2021-42574), and lone surrogates. Zero-width
// joiners and non-joiners are allowed, because emoji and many scripts need them.
const unprintable = /[[\p{Cc}\p{Cf}\p{Cs}]--[\t\n\u200c\u200d]]/gv;

/**
 * Escapes text from a description for a doc comment. Returns the wrapped lines, without the star at the start of each line. The text can
 * neither end the comment nor start a tag. Returns an empty array for text without a visible character.
 */
export function commentLines(text: string): string[] {
  return wrapLines(harmless(text));
}

/** Returns the lines of a tag with text from a description, for a doc comment. An example is `@deprecated Use another.` */
export function tagLines(tag: string, text: string): string[] {
  return wrapLines(`${tag} ${harmless(text)}`.trim());
}

// Matches text that needs no escapes. Such text is one line of printable ASCII without `@`, and without the end of a comment.
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

/**
 * Returns a doc comment for a structure. Returns an empty array if `lines` is empty.
 *
 * @param lines lines from {@link commentLines}, or fixed text of an emitter.
 */
export function docComment(lines: readonly string[]): { description: string }[] {
  const [first] = lines;
  if (first === undefined) return [];
  return [{ description: lines.length === 1 ? first : `\n${lines.join('\n')}` }];
}

/** Returns the text of a doc comment that consists of `lines`. */
export function commentText(lines: readonly string[]): string {
  if (lines.length === 1) return `/** ${lines.join('')} */`;
  return ['/**', ...lines.map((line) => ` * ${line}`.trimEnd()), ' */'].join('\n');
}

/** Wraps a line of Markdown between words. Does not wrap tables and indented lines, because line breaks in them have a meaning. */
function wrap(line: string): string[] {
  if (line.length <= width || /^(?: {2,}|\t|\|)/u.test(line)) return [line];
  const bullet = /^(?:[-*+]|\d+[.)]) /u.exec(line)?.[0] ?? '';
  const indent = ' '.repeat(bullet.length);
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    const isTooLong = current !== '' && current.length + 1 + word.length > width;
    // Words such as `-` and `#` stay on the line. At the start of a line, they would begin a list, a heading or a quotation.
    if (isTooLong && !/^(?:[-*+>]|#+|\d+[.)])$/u.test(word)) {
      lines.push(current);
      current = indent + word;
    } else {
      current = current === '' ? word : `${current} ${word}`;
    }
  }
  return [...lines, current];
}
