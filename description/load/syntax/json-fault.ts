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
  const grammar = new JsonGrammar(text);
  for (let token = tokens.next(); ; token = tokens.next()) {
    const fault = token.fault ?? grammar.accept(token);
    if (fault !== undefined || token.kind === 'end') return fault;
  }
}

/** The state of a parser of JSON after the tokens that it has accepted until now. */
class JsonGrammar {
  readonly #text: string;
  readonly #open: OpenBracket[] = [];
  #expected: Expected = 'value';
  /** The offset of the last comma. */
  #comma = -1;

  constructor(text: string) {
    this.#text = text;
  }

  /** Accepts the next token. Returns the fault if the token is not allowed at its position. */
  accept(token: JsonToken): SyntaxFault | undefined {
    if (token.kind === 'end') return this.#acceptEnd(token);
    if (this.#expected === 'end') return textAfterEnd(token);
    if (token.kind === '}' || token.kind === ']') return this.#acceptClosing(token);
    switch (this.#expected) {
      case 'colon':
        return this.#acceptColon(token);
      case 'comma':
        return this.#acceptComma(token);
      case 'firstKey':
      case 'key':
        return this.#acceptKey(token);
      default:
        return this.#acceptValue(token);
    }
  }

  #acceptEnd({ start }: JsonToken): SyntaxFault | undefined {
    if (this.#expected === 'end') return undefined;
    const around = this.#open.at(-1);
    return around === undefined ? missing('A value', start) : unclosedBracket(this.#text, around);
  }

  #acceptClosing(token: JsonToken): SyntaxFault | undefined {
    const fault = closingFault(token, this.#open.at(-1), this.#expected, this.#comma, this.#text);
    if (fault !== undefined) return fault;
    this.#open.pop();
    this.#endValue();
    return undefined;
  }

  #acceptColon(token: JsonToken): SyntaxFault | undefined {
    if (token.kind !== ':') return faultOf(token, 'A colon is missing before this value.', 'Add a colon before it.');
    this.#expected = 'value';
    return undefined;
  }

  #acceptComma(token: JsonToken): SyntaxFault | undefined {
    const around = this.#open.at(-1);
    if (token.kind !== ',') return missingComma(token, around, this.#text);
    this.#comma = token.start;
    this.#expected = around?.kind === '{' ? 'key' : 'value';
    return undefined;
  }

  #acceptKey(token: JsonToken): SyntaxFault | undefined {
    const fault = keyFault(token, this.#text);
    if (fault === undefined) this.#expected = 'colon';
    return fault;
  }

  /** Accepts a string, a number or another word, or the bracket that opens an object or array. */
  #acceptValue(token: JsonToken): SyntaxFault | undefined {
    const { kind, start } = token;
    if (kind === '{' || kind === '[') {
      this.#open.push({ kind, start });
      this.#expected = kind === '{' ? 'firstKey' : 'firstItem';
      return undefined;
    }
    const fault = valueFault(token, this.#text, this.#open.length === 0);
    if (fault === undefined) this.#endValue();
    return fault;
  }

  #endValue(): void {
    this.#expected = this.#open.length === 0 ? 'end' : 'comma';
  }
}

const faultOf = ({ start, end }: JsonToken, message: string, fix: string): SyntaxFault =>
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
  if (expected === 'colon') return faultOf(token, 'A colon and a value are missing here.', 'Add them.');
  return expected === 'value' ? missing('A value', token.start) : undefined;
}

function missingComma(token: JsonToken, around: OpenBracket | undefined, text: string): SyntaxFault {
  // A colon after a value means that the value is a key. A closing bracket is probably missing before this key.
  if (token.kind === ':' && around !== undefined) return unclosedBracket(text, around);
  if (token.kind === ':') return faultOf(token, 'A colon is not allowed here.', 'Remove it.');
  return faultOf(token, 'A comma is missing before this value.', 'Add a comma before it.');
}

function textAfterEnd(token: JsonToken): SyntaxFault {
  if (token.kind !== '}' && token.kind !== ']')
    return faultOf(token, 'The document ends before this text.', 'Remove the text, or add a comma.');
  return faultOf(token, `This \`${token.kind}\` closes nothing.`, 'Remove it.');
}

function keyFault(token: JsonToken, text: string): SyntaxFault | undefined {
  if (token.kind === 'string') return undefined;
  const written = text.slice(token.start, token.end);
  if (token.kind !== 'word') return faultOf(token, `\`${written}\` is not a key.`, 'Write a key in quotes.');
  return faultOf(token, `The key ${written} has no quotes.`, `Write \`${JSON.stringify(written)}\`.`);
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
  if (token.kind !== 'word') return faultOf(token, `A value is missing before \`${written}\`.`, 'Write a value.');
  if (/^(?:true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:e[+-]?\d+)?)$/iu.test(written) && !words.has(written))
    return undefined;
  const meant = words.get(written);
  if (meant !== undefined) {
    const fault = faultOf(token, `JSON has no value ${written}.`, `Did you mean \`${meant}\`?`);
    return withReplacement(fault, text, meant.padEnd(written.length), `It is read as \`${meant}\`.`);
  }
  if (isRoot && /^[\w-]+:(?=\s)|^(?:---|%YAML)/u.test(text.slice(token.start))) {
    const fix = 'Rename the file so that its name ends in .yaml, and correct the references to the file.';
    return faultOf(token, 'The file contains YAML, but its name ends in .json.', fix);
  }
  const number = written
    .replace(/^\+/u, '')
    .replace(/^(-?)0*(?=\d)/u, '$1')
    .replace(/^(-?)\./u, '$10.')
    .replace(/\.$/u, '');
  if (/^-?\d/u.test(number) && Number.isFinite(Number(number)))
    return faultOf(token, `JSON has no number of the form ${written}.`, `Write ${number}.`);
  return faultOf(token, `The text ${written} has no quotes.`, `Write \`${JSON.stringify(written)}\`.`);
}
