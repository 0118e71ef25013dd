import { createTokens, type JsonToken } from './json-tokens.ts';
import { faultAt, withReplacement, type SyntaxFault } from './syntax-fault.ts';
import { unclosedBracket, type OpenBracket } from './unclosed-bracket.ts';

/** The tokens that may come next. */
type Expected = 'colon' | 'comma' | 'end' | 'firstItem' | 'firstKey' | 'key' | 'value';

const closing = { '{': '}', '[': ']' } as const;

/**
 * Returns the first syntax error of a JSON text. Returns undefined if there is none.
 *
 * @see https://www.rfc-editor.org/rfc/rfc8259
 */
export function findJsonFault(text: string): SyntaxFault | undefined {
  const tokens = createTokens(text);
  const open: OpenBracket[] = [];
  let expected: Expected = 'value';
  let comma = -1;
  for (let token = tokens.next(); ; token = tokens.next()) {
    if (token.fault !== undefined) return token.fault;
    const { kind, start } = token;
    const around = open.at(-1);
    if (kind === 'end') {
      if (expected === 'end') return undefined;
      return around === undefined ? missing('A value', start) : unclosedBracket(text, around);
    }
    if (expected === 'end') return textAfterEnd(token, text);
    if (kind === '}' || kind === ']') {
      const fault = closingFault(token, around, expected, comma, text);
      if (fault !== undefined) return fault;
      open.pop();
      expected = open.length === 0 ? 'end' : 'comma';
    } else if (expected === 'colon') {
      if (kind !== ':') return faultOf(token, text, 'A colon is missing before this value.', 'Add a colon before it.');
      expected = 'value';
    } else if (expected === 'comma') {
      if (kind !== ',') return missingComma(token, around, text);
      comma = start;
      expected = around?.kind === '{' ? 'key' : 'value';
    } else if (expected === 'key' || expected === 'firstKey') {
      const fault = keyFault(token, text);
      if (fault !== undefined) return fault;
      expected = 'colon';
    } else if (kind === '{' || kind === '[') {
      open.push({ kind, start });
      expected = kind === '{' ? 'firstKey' : 'firstItem';
    } else {
      const fault = valueFault(token, text, open.length === 0);
      if (fault !== undefined) return fault;
      expected = open.length === 0 ? 'end' : 'comma';
    }
  }
}

const faultOf = ({ start, end }: JsonToken, _text: string, message: string, fix: string): SyntaxFault =>
  faultAt(start, end - start, message, fix);

const missing = (noun: string, start: number): SyntaxFault =>
  faultAt(start, 1, `${noun} is missing here.`, 'Write a value.');

function closingFault(
  token: JsonToken,
  around: OpenBracket | undefined,
  expected: Expected,
  comma: number,
  text: string,
): SyntaxFault | undefined {
  if (around === undefined) return missing('A value', token.start);
  if (closing[around.kind] !== token.kind) return unclosedBracket(text, around);
  if (expected === 'key' || (expected === 'value' && around.kind === '[')) {
    const fault = faultAt(comma, 1, 'JSON has no comma after the last value.', 'Remove the comma.');
    return withReplacement(fault, text, ' ', 'It is ignored.');
  }
  if (expected === 'colon') return faultOf(token, text, 'A colon and a value are missing here.', 'Add them.');
  return expected === 'value' ? missing('A value', token.start) : undefined;
}

function missingComma(token: JsonToken, around: OpenBracket | undefined, text: string): SyntaxFault {
  // A colon after a value means that the value is a key. A closing bracket is probably missing before this key.
  if (token.kind === ':' && around !== undefined) return unclosedBracket(text, around);
  if (token.kind === ':') return faultOf(token, text, 'A colon is not allowed here.', 'Remove it.');
  return faultOf(token, text, 'A comma is missing before this value.', 'Add a comma before it.');
}

function textAfterEnd(token: JsonToken, text: string): SyntaxFault {
  if (token.kind !== '}' && token.kind !== ']')
    return faultOf(token, text, 'The document ends before this text.', 'Remove the text, or add a comma.');
  return faultOf(token, text, `This \`${token.kind}\` closes nothing.`, 'Remove it.');
}

function keyFault(token: JsonToken, text: string): SyntaxFault | undefined {
  if (token.kind === 'string') return undefined;
  const written = text.slice(token.start, token.end);
  if (token.kind !== 'word') return faultOf(token, text, `\`${written}\` is not a key.`, 'Write a key in quotes.');
  return faultOf(token, text, `The key ${written} has no quotes.`, `Write \`${JSON.stringify(written)}\`.`);
}

const words: ReadonlyMap<string, string> = new Map([
  ['True', 'true'],
  ['False', 'false'],
  ['None', 'null'],
  ['undefined', 'null'],
  ['TRUE', 'true'],
  ['FALSE', 'false'],
  ['NULL', 'null'],
]);

function valueFault(token: JsonToken, text: string, isRoot: boolean): SyntaxFault | undefined {
  const written = text.slice(token.start, token.end);
  if (token.kind === 'string') return undefined;
  if (token.kind !== 'word') return faultOf(token, text, `A value is missing before \`${written}\`.`, 'Write a value.');
  if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/iu.test(written) && !words.has(written))
    return undefined;
  const meant = words.get(written);
  if (meant !== undefined) {
    const fault = faultOf(token, text, `JSON has no value ${written}.`, `Did you mean \`${meant}\`?`);
    return withReplacement(fault, text, meant.padEnd(written.length), `It is read as \`${meant}\`.`);
  }
  if (isRoot && /^[\w-]+:(?=\s)|^(?:---|%YAML)/u.test(text.slice(token.start))) {
    const fix = 'Rename the file so that its name ends in .yaml, and correct the references to the file.';
    return faultOf(token, text, 'The file contains YAML, but its name ends in .json.', fix);
  }
  const number = written
    .replace(/^\+/u, '')
    .replace(/^(-?)0*(?=\d)/u, '$1')
    .replace(/^(-?)\./u, '$10.')
    .replace(/\.$/u, '');
  if (/^-?\d/u.test(number) && Number.isFinite(Number(number)))
    return faultOf(token, text, `JSON has no number of the form ${written}.`, `Write ${number}.`);
  return faultOf(token, text, `The text ${written} has no quotes.`, `Write \`${JSON.stringify(written)}\`.`);
}
