import { faultAt, withReplacement, type SyntaxFault } from './syntax-fault.ts';

/**
 * A token of JSON, with its offsets. A `word` is a number, `true`, `false`, `null`, or any other characters without
 * quotes.
 */
export interface JsonToken {
  readonly kind: '{' | '}' | '[' | ']' | ':' | ',' | 'string' | 'word' | 'end';
  readonly start: number;
  readonly end: number;
  readonly fault?: SyntaxFault | undefined;
}

/** Returns an object whose function `next` returns the next token of a text. */
export function createTokens(text: string): { next(): JsonToken } {
  let position = 0;
  return {
    next() {
      position = spaceEnd(text, position);
      const token = tokenAt(text, position);
      position = token.end;
      return token;
    },
  };
}

function tokenAt(text: string, start: number): JsonToken {
  const character = text[start];
  if (character === undefined) return { kind: 'end', start, end: start };
  if (isPunctuation(character)) return { kind: character, start, end: start + 1 };
  if (character === '"') return stringAt(text, start);
  const rest = text.slice(start, start + 10_000);
  const comment = /^(?:\/\/.*|\/\*[^]*?\*\/|#.*)/u.exec(rest)?.[0];
  if (comment !== undefined) {
    const { length } = comment.trimEnd();
    const fault = faultAt(start, length, 'JSON has no comments.', 'Remove the comment, or put it in a `description`.');
    const blank = text.slice(start, start + length).replaceAll(/[^\n]/gu, ' ');
    return { kind: 'word', start, end: start + length, fault: withReplacement(fault, text, blank, 'It is ignored.') };
  }
  const quoted = /^'(?:[^'\\\n]|\\.)*'?/u.exec(rest)?.[0];
  if (quoted !== undefined)
    return broken(start, quoted.length, 'JSON has no texts in single quotes.', 'Write double quotes.');
  const curly = /^[\u201c\u201d\u201e][^\u201c\u201d\u201e\n]*[\u201c\u201d]?/u.exec(rest)?.[0];
  if (curly !== undefined)
    return broken(start, curly.length, 'JSON has no texts in curly quotes.', 'Write straight double quotes: `"`.');
  const word = /^[^\s"{}[\]:,]+/u.exec(rest)?.[0] ?? character;
  return { kind: 'word', start, end: start + word.length };
}

const isPunctuation = (character: string): character is '{' | '}' | '[' | ']' | ':' | ',' =>
  '{}[]:,'.includes(character);

const broken = (start: number, length: number, message: string, fix: string): JsonToken => ({
  kind: 'word',
  start,
  end: start + length,
  fault: faultAt(start, length, message, fix),
});

function stringAt(text: string, start: number): JsonToken {
  for (let at = start + 1; at < text.length; at++) {
    const character = text[at];
    if (character === '"') return { kind: 'string', start, end: at + 1 };
    if (character === '\n') {
      const fix = 'Add `"` at its end. Write a line break inside a text as `\\n`.';
      return broken(start, at - start, 'The text has no closing quote in its line.', fix);
    }
    if (character === '\t' || (character !== undefined && character < ' '))
      return broken(
        at,
        1,
        'A text contains a control character.',
        `Write \`${character === '\t' ? '\\t' : '\\u00…'}\`.`,
      );
    if (character !== '\\') continue;
    const escape = /^\\(?:["\\/bfnrt]|u[\da-f]{4})/iu.exec(text.slice(at, at + 6))?.[0];
    if (escape === undefined) {
      const written = text.slice(at, at + 2);
      return broken(at, 2, `JSON has no escape \`${written}\`.`, `Write \`\\${written}\` for a backslash.`);
    }
    at += escape.length - 1;
  }
  return broken(start, 1, 'The text has no closing quote.', 'Add `"` at its end.');
}

/** Returns the offset of the next character that is not whitespace. */
function spaceEnd(text: string, start: number): number {
  let at = start;
  while (' \n\t\r'.includes(text[at] ?? 'x')) at++;
  return at;
}
