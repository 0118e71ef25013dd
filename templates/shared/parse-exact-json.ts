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

/** An array or object whose end is not parsed yet. For an object, `key` is the name of the property whose value comes next. */
interface Container {
  readonly value: unknown[] | Record<string, unknown>;
  key: string | undefined;
}

/** Parses a text that is valid JSON. The function is not recursive, so that the depth of the value has no limit. */
function readValid(text: string): unknown {
  const root: Container = { value: [], key: undefined };
  const open = [root];
  let index = 0;
  const add = (value: unknown): void => {
    const container = open[open.length - 1] ?? root;
    if (Array.isArray(container.value)) container.value.push(value);
    else {
      // An assignment to `__proto__` would set the prototype.
      if (container.key === '__proto__')
        Object.defineProperty(container.value, '__proto__', {
          value,
          configurable: true,
          enumerable: true,
          writable: true,
        });
      else container.value[container.key ?? ''] = value;
      container.key = undefined;
    }
  };
  while (index < text.length) {
    const start = index++;
    switch (text[start]) {
      case '[':
      case '{': {
        const value = text[start] === '[' ? [] : {};
        add(value);
        open.push({ value, key: undefined });
        break;
      }
      case ']':
      case '}':
        open.pop();
        break;
      case '"': {
        index = endOfString(text, start);
        const value = stringIn(text, start, index);
        const container = open[open.length - 1] ?? root;
        if (Array.isArray(container.value) || container.key !== undefined) add(value);
        else container.key = value;
        break;
      }
      case 't':
      case 'f':
      case 'n': {
        const word = text[start] === 'f' ? 'false' : text[start] === 't' ? 'true' : 'null';
        index = start + word.length;
        add(word === 'null' ? null : word === 'true');
        break;
      }
      case ' ':
      case '\t':
      case '\n':
      case '\r':
      case ',':
      case ':':
        break;
      default:
        while (index < text.length && isInNumber(text.charCodeAt(index))) index++;
        add(exactNumber(text.slice(start, index)));
    }
  }
  return Array.isArray(root.value) ? root.value[0] : undefined;
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
