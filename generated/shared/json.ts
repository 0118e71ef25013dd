// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Parses a JSON text as `JSON.parse` does, but never changes an integer.
 *
 * @throws {InexactNumberError} if the text has a number for which `isInexact` returns true.
 * @throws {SyntaxError} the error of `JSON.parse` if the text is not JSON.
 */
export function parseLosslessJson(text: string): unknown {
  const value: unknown = JSON.parse(text);
  const number = mayHaveInexactNumber(text) ? firstNumberIn(text, isInexact) : undefined;
  if (number !== undefined) throw new InexactNumberError(number);
  return value;
}

/**
 * Returns true if a number in JSON becomes another number in JavaScript: an integer with too many digits, such as 9007199254740993, or a
 * number that is too large, such as 1e400. Fractions are always rounded, so they do not count. Neither do integers that JavaScript
 * writes with the same digits, such as 123456789012345670000.
 */
export function isInexact(text: string): boolean {
  const number = Number(text);
  if (!Number.isInteger(number) || Number.isSafeInteger(number)) return Math.abs(number) === Infinity;
  const integer = integerIn(text);
  return integer !== undefined && integer !== BigInt(number) && integer !== integerIn(String(number));
}

/**
 * Returns true if a JSON text may contain a number for which {@link isInexact} returns true: an integer of at least 16 digits, a number with
 * a large exponent, or a fraction with an exponent. The number may also be a part of a string. The first pattern finds nothing in most texts,
 * and an engine searches for it in large steps.
 */
export const mayHaveInexactNumber = (text: string): boolean =>
  (/\d{16}/u.test(text) && /(?:^|[\s,:[-])\d{16}/u.test(text)) || /\d[Ee]\+?\d{3}|\.\d+[Ee]\+?\d/u.test(text);

/** The error of a JSON text with a number that JavaScript would change. */
export class InexactNumberError extends SyntaxError {
  /** The number as it is in the text. */
  declare readonly number: string;

  constructor(number: string) {
    super(`has the number ${number.slice(0, 40)}, which cannot be represented exactly`);
    this.number = number;
  }
}

/** Matches a string or a number in a JSON text. The pattern for strings never tries a character twice. */
export const jsonScalar: RegExp = /"[^"\\]*(?:\\[^][^"\\]*)*"|-?\d[\d.e+-]*/giu;

/** Returns the first number in a JSON text for which `test` returns true. Returns undefined if there is none. */
export function firstNumberIn(text: string, test: (number: string) => boolean): string | undefined {
  for (const [found] of text.matchAll(jsonScalar)) if (!found.startsWith('"') && test(found)) return found;
  return undefined;
}

/** The length of the longest text that is an integer. An integer that is finite as a `number` has at most 309 digits. */
const mostDigits = 400;

/**
 * Returns the exact value of a number in JSON, such as `10.0` or `1e1`. Returns undefined if it is not an integer, or its text
 * is longer than {@link mostDigits}.
 */
export function integerIn(text: string): bigint | undefined {
  if (text.length > mostDigits) return undefined;
  const [mantissa = '', power = '0'] = text.toLowerCase().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  const exponent = Number(power) - fraction.length;
  const digits = BigInt(whole + fraction);
  if (exponent >= 0) return digits * BigInt(10) ** BigInt(exponent);
  const unit = BigInt(10) ** BigInt(-exponent);
  return digits % unit === BigInt(0) ? digits / unit : undefined;
}

/** A text that replaces a number. Other texts in a message hardly ever have this value. */
const mark = '\0number';

/** Returns the JSON Pointer to the first number in a JSON text that is written as `number`. Returns an empty text if there is none. */
export function pathOfNumber(text: string, number: string): string {
  let isMarked = false;
  const marked = text.replace(jsonScalar, (found) => {
    if (found !== number || isMarked) return found;
    isMarked = true;
    return JSON.stringify(mark);
  });
  return pathOf(JSON.parse(marked)) ?? '';
}

function pathOf(value: unknown): string | undefined {
  if (value === mark) return '';
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, member] of Object.entries(value)) {
    const path = pathOf(member);
    if (path !== undefined) return `/${escapeSegment(key)}${path}`;
  }
  return undefined;
}

/** Returns a key as a segment of a JSON Pointer: `a/b` becomes `a~1b`. RFC 6901, section 3. */
export const escapeSegment = (key: string): string =>
  key.includes('~') || key.includes('/') ? key.replace(/~/gu, '~0').replace(/\//gu, '~1') : key;

/** Returns the keys of a JSON Pointer, `/labels/0` or `#/labels/0`, without percent-decoding. RFC 6901, section 4. */
export function parsePointer(pointer: string): string[] {
  const segments = pointer.split('/').slice(1);
  // `~1` is replaced first, so that `~01` becomes `~1`, and not `/`.
  return segments.map((segment) => segment.replace(/~1/gu, '/').replace(/~0/gu, '~'));
}

const quote = 0x22;
const backslash = 0x5c;

/** The structure of a JSON text, without the contents of its strings. */
export interface JsonStructure {
  /** The largest depth of nested objects and arrays. */
  readonly depth: number;
  /** The number of members in the text, one for each colon. Members with a repeated name count as well. */
  readonly members: number;
  /** The number of commas. There is one between two members of an object, and between two items of an array. */
  readonly commas: number;
  /** The number of arrays and objects. */
  readonly containers: number;
}

/**
 * Returns the structure of a JSON text. If the text is not JSON, the result has no meaning.
 *
 * @param mostMembers the function stops after this number of members.
 * @param mostValues the function stops after this number of commas, arrays or objects.
 */
export function structureOf(
  text: string,
  mostMembers: number = Infinity,
  mostValues: number = Infinity,
): JsonStructure {
  let members = 0;
  let commas = 0;
  let containers = 0;
  let open = 0;
  let depth = 0;
  const isOver = (): boolean => members > mostMembers || commas > mostValues || containers > mostValues;
  for (let index = 0; index < text.length && !isOver(); index++) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = endOfText(text, index);
        break;
      case 0x3a:
        members++;
        break;
      case 0x2c:
        commas++;
        break;
      case 0x5b:
      case 0x7b:
        containers++;
        open++;
        depth = Math.max(depth, open);
        break;
      case 0x5d:
      case 0x7d:
        open--;
    }
  }
  return { depth, members, commas, containers };
}

/** Returns the index of the quote that ends a string. Returns the length of the text if the quote is missing. */
function endOfText(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = end;
    while (text.charCodeAt(escapes - 1) === backslash) escapes--;
    if ((end - escapes) % 2 === 0) return end;
  }
  return text.length;
}

/** Returns the number of times that a text contains a character. Stops counting after `most` times. */
export function occurrencesOf(text: string, character: string, most: number = Infinity): number {
  let found = 0;
  for (let index = text.indexOf(character); index !== -1 && found <= most; index = text.indexOf(character, index + 1))
    found++;
  return found;
}

/**
 * Returns true if the objects in a JSON text have more than `most` members. Only texts with more colons are read character by character.
 */
export const hasMoreMembers = (text: string, most: number): boolean =>
  occurrencesOf(text, ':', most) > most && structureOf(text, most).members > most;

/**
 * Returns true if a JSON text has more than `most` commas, or more than `most` arrays and objects. The time to parse a text depends mainly on
 * these numbers.
 */
export function hasMoreValues(text: string, most: number): boolean {
  const mayHaveMore =
    occurrencesOf(text, ',', most) > most || occurrencesOf(text, '[', most) + occurrencesOf(text, '{', most) > most;
  if (!mayHaveMore) return false;
  const { commas, containers } = structureOf(text, Infinity, most);
  return commas > most || containers > most;
}
