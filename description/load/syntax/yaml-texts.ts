import { CST } from 'yaml';
import { faultAt, type SyntaxFault } from './syntax-fault.ts';
import type { YamlError } from './yaml-error.ts';

/** Returns the fault if the closing quote of a string is missing, or if a line of a quoted string is indented too little. */
export function quoteFault({ text, tokens, message, offset, lineEnd }: YamlError): SyntaxFault | undefined {
  if (!/^Missing closing ["']/u.test(message)) return undefined;
  const start = unclosedText(tokens, offset);
  const quote = start === undefined ? undefined : text[start];
  if (start === undefined || quote === undefined) return undefined;
  const corrected = joinedTexts(text, start, quote);
  const alone = closingLine(text, lineEnd, quote);
  if (alone !== undefined) {
    const reason = 'The closing quote is indented too little.';
    return { ...faultAt(alone, 1, reason, 'Indent the quote further than the key of the text.'), ...corrected };
  }
  const next = text.slice(lineEnd + 1).split('\n', 1)[0] ?? '';
  const isFirstLine = text.indexOf('\n', start) === lineEnd;
  if (corrected !== undefined || (isFirstLine && next.endsWith(quote) && !next.includes(': '))) {
    const written = next.replace(/["'],?\s*$/u, '').trim();
    const reason = `The line "${written}" of a text in quotes is indented too little.`;
    const at = lineEnd + 1 + next.indexOf(written);
    return {
      ...faultAt(at, written.length, reason, 'Indent the line further than the key of the text.'),
      ...corrected,
    };
  }
  return faultAt(start, 1, 'The text has no closing quote.', `Add \`${quote}\` at its end.`);
}

/** The maximum number of lines of a quoted string. A longer string is not corrected. */
const mostLines = 20;

/**
 * Returns the corrected text of a file, in which spaces replace the line breaks of a quoted string. Also corrects all later quoted strings
 * that are values of keys. If one quoted string of a file is indented too little, others usually are too. They are corrected together,
 * because the file is parsed again after each correction. Returns undefined if the first string cannot be corrected.
 */
function joinedTexts(text: string, start: number, quote: string): Pick<SyntaxFault, 'corrected'> | undefined {
  const first = joinedLines(text, start, quote);
  if (first === undefined) return undefined;
  let { corrected = text } = first;
  for (const { index, 0: line } of text
    .slice(start)
    .matchAll(/^[ -]*[^\s:#'"][^\s:]*:\s+(?:"(?:[^"\\\n]|\\.)*|'[^'\n]*)$/gmu)) {
    const at = start + index + line.search(/(?<=:\s+)['"]/u);
    corrected = joinedLines(corrected, at, text.charAt(at))?.corrected ?? corrected;
  }
  return { corrected };
}

/**
 * Returns the corrected text of a file, in which spaces replace the line breaks of one quoted string. Returns undefined if one of the lines
 * looks like a key, or if the closing quote is not at the end of a line. In these cases, the real closing quote is probably missing. Also
 * returns undefined if the string has only one line or too many lines.
 */
function joinedLines(text: string, start: number, quote: string): Pick<SyntaxFault, 'corrected'> | undefined {
  const inside = quote === '"' ? /(?:[^"\\]|\\.)*"/suy : /(?:[^']|'')*'/suy;
  inside.lastIndex = start + 1;
  const [content = ''] = inside.exec(text) ?? [];
  const [, ...lines] = content.split('\n');
  // If the string begins after a key, its other lines may begin with a dash. Otherwise, a line that begins with a dash is probably the next
  // item of a list.
  const isOther = /:\s+$/u.test(text.slice(0, start)) ? /^\s*[^\s:]+:(?:\s|$)/u : /^\s*(?:- |[^\s:]+:(?:\s|$))/u;
  const isText = lines.length > 0 && lines.length < mostLines && !lines.some((line) => isOther.test(line));
  const end = start + 1 + content.length;
  if (!isText || !/^\s*(?:[,\]}].*)?(?:\n|$)/u.test(text.slice(end, end + 200))) return undefined;
  return { corrected: text.slice(0, start + 1) + content.replaceAll('\n', ' ') + text.slice(end) };
}

/** Returns the fault if the closing quote of a key is missing. The parser then reads all characters up to the next quote as one string. */
export function keyQuoteFault({ text, tokens, offset }: YamlError): SyntaxFault | undefined {
  for (const { offset: start, source } of quotedTexts(tokens)) {
    const end = start + source.length;
    const lineEnd = text.indexOf('\n', end);
    if (start > offset || (lineEnd !== -1 && lineEnd < offset)) continue;
    const lineStart = text.lastIndexOf('\n', start - 1) + 1;
    const [, quote = '', key] = /^(['"])([^'":\s]+):\s/u.exec(source) ?? [];
    // A complete string, such as `'id: 5'`, may also look like a key without a closing quote. It is complete if it ends on the same line,
    // and whitespace, a colon or a comma follows it.
    const isOneText = !source.includes('\n') && /^(?:[\s:,]|$)/u.test(text.slice(end));
    if (key === undefined || isOneText || !/^[\s-]*$/u.test(text.slice(lineStart, start))) continue;
    const fix = `Write \`${quote}${key}${quote}:\`.`;
    return faultAt(start, key.length + 1, `The key ${key} has no closing quote.`, fix);
  }
  return undefined;
}

/** Returns the offset of the closing quote, if the next line contains only this quote. Returns undefined otherwise. */
function closingLine(text: string, lineEnd: number, quote: string): number | undefined {
  const line = text.slice(lineEnd + 1).split('\n', 1)[0] ?? '';
  return line.trim() === quote ? lineEnd + 1 + line.indexOf(quote) : undefined;
}

/**
 * Returns the offset of the first quoted string that has no closing quote, and that starts at or before the offset `before`. Returns
 * undefined if there is none.
 */
function unclosedText(tokens: readonly CST.Token[], before: number): number | undefined {
  const isOpen = (source: string): boolean => source.length < 2 || !source.endsWith(source.charAt(0));
  return quotedTexts(tokens).find(({ offset, source }) => offset <= before && isOpen(source))?.offset;
}

/** Returns the quoted strings of a file, with their quotes and offsets. The last string may lack its closing quote. */
function quotedTexts(tokens: readonly CST.Token[]): { readonly offset: number; readonly source: string }[] {
  const found: { readonly offset: number; readonly source: string }[] = [];
  for (const token of tokens) {
    if (token.type !== 'document') continue;
    CST.visit(token, ({ key, value }) => {
      for (const part of [key, value])
        if (part?.type === 'double-quoted-scalar' || part?.type === 'single-quoted-scalar') found.push(part);
    });
  }
  return found;
}

/** Returns the fault if YAML does not read a value as a string, because the quotes of the value are missing or wrong. */
export function textFault({ text, code, message, offset, lineStart, lineEnd }: YamlError): SyntaxFault | undefined {
  const line = text.slice(lineStart, lineEnd);
  const [, before, value] = /^(\s*(?:- )*(?:[^\s:]+:\s+)?)(.*?)\s*$/u.exec(line) ?? [];
  if (before === undefined || value === undefined) return undefined;
  const start = lineStart + before.length;
  const whole = (reason: string, fix: string): SyntaxFault => faultAt(start, value.length, reason, fix);
  if (message.startsWith('Nested mappings') && value.startsWith('$ref:'))
    return whole('A `$ref` must begin a line of its own.', `Write \`${value}\` in the next line, and indent it.`);
  if (message.startsWith('Nested mappings') && /:\s/u.test(value))
    return whole('A text that contains ": " needs quotes.', `Write quotes around it: \`${quoted(value)}\`.`);
  if (code !== 'UNEXPECTED_TOKEN' || !message.startsWith('Unexpected scalar at node end')) return undefined;
  const first = value.charAt(0);
  if (first === "'" && /\w'$/u.test(text.slice(Math.max(0, offset - 2), offset))) {
    return faultAt(
      offset,
      1,
      'The quote before this character ends the text.',
      "Write two single quotes ('') for an apostrophe in a text in single quotes.",
    );
  }
  if (first === '"' || first === "'")
    return whole(
      'The text continues after its closing quote.',
      `Write quotes around the whole text: \`${quoted(value)}\`.`,
    );
  if ('{[*&!'.includes(first))
    return whole(`A text that starts with \`${first}\` needs quotes.`, `Write quotes around it: \`${quoted(value)}\`.`);
  return undefined;
}

/** Returns a string in single quotes. If the string contains a single quote, returns it in double quotes. */
const quoted = (text: string): string => (text.includes("'") ? JSON.stringify(text) : `'${text}'`);
