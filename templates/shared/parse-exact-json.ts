import { integerIn } from './integer-text.ts';
import { firstNumberIn } from './json-scalars.ts';
import { InexactNumberError } from './inexact-number-error.ts';

// Matches a text that may contain an integer of more than 15 digits, or a number with an exponent. It may also match inside of strings.
const longNumber = /(?:^|[:,[\s])-?(?:\d{16}|[\d.]+e)/iu;

/**
 * Parses a JSON text as `JSON.parse` does, but returns a `bigint` for each integer outside of the safe range of numbers. The safe range is
 * from -9007199254740991 to 9007199254740991. All other numbers are of the type `number`.
 *
 * @throws {InexactNumberError} if a number is too large for JavaScript, such as 1e400.
 * @throws {SyntaxError} the error of `JSON.parse` if the text is not JSON.
 */
export function parseExactJson(text: string): unknown {
  const value: unknown = globalThis.JSON.parse(text);
  if (!longNumber.test(text)) return value;
  const number = firstNumberIn(text, (found) => !Number.isFinite(Number(found)));
  if (number !== undefined) throw new InexactNumberError(number);
  return readValid(text);
}

/** Parses a text that is valid JSON. The function is not recursive, so that the depth of the value has no limit. */
function readValid(text: string): unknown {
  const builder = new ValueBuilder();
  for (let index = 0; index < text.length;) index = readToken(text, index, builder);
  return builder.values[0];
}

/** Reads the token or the space at an index. Returns the index after it. */
function readToken(text: string, start: number, builder: ValueBuilder): number {
  switch (text[start]) {
    case '[':
      builder.open([]);
      return start + 1;
    case '{':
      builder.open({});
      return start + 1;
    case ']':
    case '}':
      builder.close();
      return start + 1;
    case '"': {
      const end = endOfString(text, start);
      builder.addString(stringIn(text, start, end));
      return end;
    }
    case 't':
      builder.add(true);
      return start + 'true'.length;
    case 'f':
      builder.add(false);
      return start + 'false'.length;
    case 'n':
      builder.add(null);
      return start + 'null'.length;
    case ' ':
    case '\t':
    case '\n':
    case '\r':
    case ',':
    case ':':
      return start + 1;
    default: {
      const end = endOfNumber(text, start);
      builder.add(exactNumber(text.slice(start, end)));
      return end;
    }
  }
}

/** An array or object whose end is not parsed yet. For an object, `key` is the name of the property whose value comes next. */
interface Container {
  readonly value: unknown[] | Record<string, unknown>;
  key: string | undefined;
}

/** Builds the value of a JSON text from its tokens. */
class ValueBuilder {
  /** The values outside of all arrays and objects. */
  readonly values: unknown[] = [];
  /** The innermost container. */
  #container: Container = { value: this.values, key: undefined };
  /** The containers around the innermost one. */
  readonly #outer: Container[] = [];

  /** Adds an array or object. The values that are added next belong to it. */
  open(value: Container['value']): void {
    this.add(value);
    this.#outer.push(this.#container);
    this.#container = { value, key: undefined };
  }

  close(): void {
    this.#container = this.#outer.pop() ?? this.#container;
  }

  /** Adds a string, which is the name of a property or a value. */
  addString(text: string): void {
    const container = this.#container;
    if (Array.isArray(container.value) || container.key !== undefined) this.add(text);
    else container.key = text;
  }

  add(value: unknown): void {
    const container = this.#container;
    if (Array.isArray(container.value)) {
      container.value.push(value);
    } else {
      setProperty(container.value, container.key ?? '', value);
      container.key = undefined;
    }
  }
}

function setProperty(object: Record<string, unknown>, key: string, value: unknown): void {
  // An assignment to `__proto__` would set the prototype.
  if (key === '__proto__')
    Object.defineProperty(object, key, { value, configurable: true, enumerable: true, writable: true });
  else object[key] = value;
}

function endOfNumber(text: string, start: number): number {
  let end = start;
  while (isInNumber(text.charCodeAt(end))) end++;
  return end;
}

/** Returns true for the characters of a number: digits, `+`, `-`, `.`, `E` and `e`. */
const isInNumber = (code: number): boolean =>
  (code >= 48 && code <= 57) || code === 43 || code === 45 || code === 46 || (code | 32) === 101;

/** Returns the index after the quote that ends a string. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); ; end = text.indexOf('"', end + 1)) {
    let first = end;
    while (text[first - 1] === '\\') first--;
    if ((end - first) % 2 === 0) return end + 1;
  }
}

function stringIn(text: string, start: number, end: number): string {
  const content = text.slice(start + 1, end - 1);
  return content.includes('\\') ? String(globalThis.JSON.parse(text.slice(start, end))) : content;
}

/** Returns the value of a number in JSON: a `bigint` for an integer outside of the safe range, otherwise a `number`. */
function exactNumber(text: string): bigint | number {
  const number = Number(text);
  if (Number.isSafeInteger(number) || !Number.isFinite(number) || !Number.isInteger(number)) return number;
  return integerIn(text) ?? number;
}
