import { faultAt, type SyntaxFault } from './syntax-fault.ts';
import type { YamlError } from './yaml-error.ts';

/** Returns the fault if the indentation of the line contains a tab. */
export function tabFault({ text, lineStart, lineEnd }: YamlError): SyntaxFault | undefined {
  const spaces = /^ *(?=\t)/u.exec(text.slice(lineStart, lineEnd))?.[0];
  if (spaces === undefined) return undefined;
  const start = lineStart + spaces.length;
  const corrected = text.replaceAll(/^[ \t]+(?=\S)/gmu, (indentation) => indentation.replaceAll('\t', ' '));
  return { ...faultAt(start, 1, 'Tabs are not allowed as indentation.', 'Indent with spaces.'), corrected };
}

/** Returns the fault if a block of text begins on the same line as its `|` or `>`, or if a line of the block is indented too little. */
export function blockTextFault({ text, code, offset, lineStart, lineEnd }: YamlError): SyntaxFault | undefined {
  const before = text.slice(lineStart, offset);
  const indicator = /[|>](?=[-+\d]* +$)/u.exec(before)?.[0];
  if (indicator !== undefined && code === 'UNEXPECTED_TOKEN') {
    const message = `A block of text starts in the line after \`${indicator}\`.`;
    return faultAt(offset, lineEnd - offset, message, 'Write this text in the next line, and indent it.');
  }
  const line = text.slice(lineStart, lineEnd);
  if (/^\s*(?:-|['"]?[^\s'"]+['"]?:)(?:\s|$)/u.test(line)) return undefined;
  const header = lineAround(text, lineStart, indentationOf(line));
  if (header === undefined || !/:\s+[|>][-+\d]*$/u.test(header)) return undefined;
  const start = lineStart + indentationOf(line);
  const message = `The line "${line.trim()}" does not belong to the block of text above: its indentation is too small.`;
  return faultAt(start, line.trim().length, message, 'Indent it like the lines above.');
}

/**
 * Returns the line that starts the block above a position, such as `description: |`. The block ends with the last line of text above the
 * position. It starts with the nearest earlier line that has less indentation than this last line. Returns undefined if the last line is
 * not indented more than `indentation`.
 */
function lineAround(text: string, lineStart: number, indentation: number): string | undefined {
  const above = text
    .slice(0, lineStart)
    .split('\n')
    .slice(0, -1)
    .filter((line) => line.trim() !== '');
  const last = above.at(-1);
  if (last === undefined || indentationOf(last) <= indentation) return undefined;
  return above.findLast((line) => indentationOf(line) < indentationOf(last));
}

/**
 * Returns the fault in `near`, the line directly above the reported line. The function finds two faults: `near` is a list item without a
 * space after `-`, or `near` is `key: value` and is indented differently from the two lines below it. Returns undefined if `near` has
 * neither fault.
 */
function oddLine(text: string, start: number, near: string, indent: number): SyntaxFault | undefined {
  const at = text.lastIndexOf(near, start - 1) + indentationOf(near);
  const item = /^\s*-([^\s-][^:\s]*):(?:\s|$)/u.exec(near)?.[1];
  if (item !== undefined) return faultAt(at, 1, 'A list item needs a space after its `-`.', `Write \`- ${item}\`.`);
  const key = /^\s*([^\s:#-][^:]*):\s+\S/u.exec(near)?.[1];
  const [, after = ''] = text
    .slice(start)
    .split('\n')
    .filter((line) => line.trim() !== '');
  if (key === undefined || indentationOf(after) !== indent || after.trim().startsWith('- ')) return undefined;
  const reason = `The key ${key} is indented by ${spaces(indentationOf(near))}, and the lines after it by ${spaces(indent)}.`;
  return faultAt(at, key.length, reason, `Indent \`${key}\` by ${spaces(indent)}.`);
}

/**
 * Returns the fault of a key that is indented by an odd number of spaces, if no other key of the file is. The key must be above the
 * reported line. Its indentation must differ by one space from `indent`, the indentation of the reported line. Otherwise returns undefined.
 */
function unevenLine(text: string, start: number, indent: number): SyntaxFault | undefined {
  const [line, ...others] = text.matchAll(/^(?: {2})* (?! |#|$)(?:- )?([^\s:#]+):.*$/gmu);
  if (line === undefined || others.length > 0 || line.index >= start) return undefined;
  const [whole, key = ''] = line;
  const written = indentationOf(whole);
  if (Math.abs(written - indent) !== 1) return undefined;
  const reason = `The key ${key} is indented by ${spaces(written)}, and the keys beside it by ${spaces(indent)}.`;
  return faultAt(line.index + whole.indexOf(key), key.length, reason, `Indent \`${key}\` by ${spaces(indent)}.`);
}

/** Returns the fault if a key or a list item is indented differently from its neighbours. */
export function indentationFault(error: YamlError): SyntaxFault | undefined {
  const line = isAboutIndentation(error) ? reportedLine(error) : undefined;
  if (line === undefined) return undefined;
  const { start, indent } = line;
  const { text } = error;
  const above = text
    .slice(0, start)
    .split('\n')
    .filter((other) => other.trim() !== '');
  const beside = above.findLast((other) => indentationOf(other) <= indent);
  const mixed = beside !== undefined && indentationOf(beside) === indent ? mixedFault(line, beside) : undefined;
  const near = above.at(-1);
  if (mixed !== undefined || near === undefined) return mixed;
  return unevenLine(text, start, indent) ?? oddLine(text, start, near, indent) ?? differentIndentation(line, near);
}

const isNestedMapping = ({ message }: YamlError): boolean => message.startsWith('Nested mappings');

const isAboutIndentation = (error: YamlError): boolean =>
  error.code === 'BAD_INDENT' ||
  error.code === 'BLOCK_AS_IMPLICIT_KEY' ||
  error.message.startsWith('A block sequence') ||
  isNestedMapping(error);

/** A line that begins with a key, or with the `-` of a list item. */
interface KeyLine {
  /** The offset of the line. */
  readonly start: number;
  /** The number of spaces before the key or the `-`. */
  readonly indent: number;
  /** The key, or `-`. */
  readonly word: string;
  readonly isItem: boolean;
}

/** Returns the line with the wrong indentation. Returns undefined if the line begins neither with a key nor with a `-`. */
function reportedLine(error: YamlError): KeyLine | undefined {
  const { text, offset, lineStart, lineEnd } = error;
  // If a line is indented too far, the parser reports the error at the value of the line above.
  const isBelow = isNestedMapping(error) && !/:\s/u.test(text.slice(offset, lineEnd));
  const start = isBelow ? lineEnd + 1 : lineStart;
  const line = text.slice(start).split('\n', 1)[0] ?? '';
  const [, spacesBefore = '', dash, key] = /^( *)(?:(-)(?:\s|$)|(.+?)\s*:(?:\s|$))/u.exec(line) ?? [];
  const word = dash ?? key;
  return word === undefined ? undefined : { start, indent: spacesBefore.length, word, isItem: dash !== undefined };
}

/**
 * Returns the fault of a key among the items of a list, or of an item among keys.
 *
 * @param beside a line above with the same indentation.
 */
function mixedFault({ start, indent, word, isItem }: KeyLine, beside: string): SyntaxFault | undefined {
  if (isItem === beside.trim().startsWith('- ')) return undefined;
  const at = start + indent;
  if (!isItem) {
    const reason = `The key ${word} is among the items of a list.`;
    return faultAt(at, word.length, reason, `Write \`- ${word}\` for an item, or indent the key.`);
  }
  const reason = 'A `-` begins an item of a list, and the lines beside it are keys.';
  const fix = 'Remove the `-`. If the line is an item of a list, indent it below the key of the list.';
  return faultAt(at, 1, reason, fix);
}

/** Returns the fault of a line whose indentation differs from the line above. */
function differentIndentation({ start, indent, word, isItem }: KeyLine, above: string): SyntaxFault {
  const noun = isItem ? 'This item' : `The key ${word}`;
  const reason = `${noun} is indented by ${spaces(indent)}, and the line before by ${spaces(indentationOf(above))}.`;
  const fix = isItem ? 'Indent the `-` like the items beside it.' : `Indent \`${word}\` like the keys beside it.`;
  return faultAt(start + indent, word.length, reason, fix);
}

/** Returns the fault of a line that should be a key with a value, but lacks a colon, the space after a colon, or a quote. */
export function keyFault({ text, code, message, lineStart, lineEnd }: YamlError): SyntaxFault | undefined {
  if (
    code !== 'MULTILINE_IMPLICIT_KEY' &&
    !/^(?:Implicit (?:map )?keys|Unexpected flow-(?:map|seq)-start)/u.test(message)
  )
    return undefined;
  const line = text.slice(lineStart, lineEnd);
  const written = line.trim();
  const quote = /^(?:- )?(['"])/u.exec(written)?.[1];
  if (quote !== undefined && written.split(quote).length % 2 === 0)
    return faultAt(
      lineStart + line.indexOf(quote),
      1,
      'The text has no closing quote.',
      `Add \`${quote}\` at its end.`,
    );
  const start = lineStart + indentationOf(line);
  const halfQuoted = /^([^\s'":]+)(['"]):/u.exec(written);
  if (halfQuoted !== null) {
    const [whole, name = '', mark = ''] = halfQuoted;
    return faultAt(
      start,
      whole.length - 1,
      `The key ${name} has no opening quote.`,
      `Write \`${mark}${name}${mark}:\`.`,
    );
  }
  const [, key, space, value] = /^('[^']*'|"[^"]*"|[\w$./{}-]+)(:?\s*)(.*)$/u.exec(written) ?? [];
  if (key === undefined || space === undefined || value === undefined) return undefined;
  const fix = value === '' ? `Write \`${key}:\`.` : `Write \`${key}: ${value}\`.`;
  const missing = space.startsWith(':') ? 'no space after its colon' : 'no colon';
  return faultAt(start, written.length, `The line "${written}" has ${missing}, so it is not a key with a value.`, fix);
}

const indentationOf = (line: string): number => line.length - line.trimStart().length;

const spaces = (count: number): string => (count === 1 ? '1 space' : `${count} spaces`);
