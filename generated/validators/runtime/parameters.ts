// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import {
  InexactNumberError,
  hasMoreMembers,
  hasMoreValues,
  isInexact,
  occurrencesOf,
  parseLosslessJson,
  parsePointer,
  structureOf,
} from '../../shared/json.ts';
import { type Decoded, assumeType } from '../../shared/types.ts';
import { type ValidationIssue, limitReached, nulMessage, pointerSegment, report } from './report.ts';
import { forbidden, prototypeKey } from './values.ts';

export type { Decoded };

/** The message about a text that is not percent-encoded correctly. */
export const malformedMessage = 'must be percent-encoded UTF-8';

/** An object whose properties are not checked yet. */
export type Unchecked<Value> = { -readonly [Name in keyof Value]?: unknown };

/** If the checks of an object's properties have found no issues, returns the object. Otherwise returns the issues. */
export const decoded = <Value>(value: Unchecked<Value>, issues: readonly ValidationIssue[]): Decoded<Value> =>
  issues.length === 0 ? { value: assumeType(value) } : { issues };

/** A part of a request that is decoded value by value. */
export class RequestPart {
  readonly issues: ValidationIssue[] = [];
  /** JSON Pointer to the part: `/query`. */
  protected readonly path: string;
  /** JSON Pointer to the operation in the description. */
  private readonly schema: string;

  constructor(path: string, schema: string) {
    this.path = path;
    this.schema = schema;
  }

  /** Adds an issue for the value `name`. If `name` is undefined, the issue is about the whole part. */
  fault(name: string | undefined, message: string, keyword: string = 'encoding'): void {
    report(this.issues, name === undefined ? this.path : this.pathOf(name), this.schema, keyword, message);
  }

  protected pathOf(name: string): string {
    return `${this.path}/${pointerSegment(name)}`;
  }
}

/** An object in which some properties are always present, because the description has a default for them. */
export type Defaulted<Value, Name extends keyof Value> = Omit<Value, Name> & {
  [Key in Name]-?: Exclude<Value[Key], undefined>;
};

/** A part of a request in which each value has a name: the query, the headers or the cookies. */
export class NamedPart extends RequestPart {
  /** The word that messages use for one value, such as `header`. */
  private readonly kind: string;

  constructor(path: string, schema: string, kind: string) {
    super(path, schema);
    this.kind = kind;
  }

  /**
   * Adds an issue for a missing required value. Does nothing if the value or the whole part already has an issue.
   *
   * @param schema JSON Pointer to the keyword that requires the value.
   */
  missing(name: string, schema: string): void {
    const path = this.pathOf(name);
    const isFaulty = this.issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
    if (isFaulty || this.issues.some((issue) => issue.path === this.path && issue.keyword === 'encoding')) return;
    report(this.issues, this.path, schema, 'required', `must have the ${this.kind} ${JSON.stringify(name)}`);
  }

  /** True if the list of issues is full. */
  protected get isFull(): boolean {
    return limitReached(this.issues);
  }

  protected repeated(name: string): void {
    this.fault(name, 'must be given once', 'duplicate');
  }
}

/** If a value is valid, returns the value. Otherwise returns its issues. */
export function checkedValue<Value>(
  value: unknown,
  path: string,
  is: (value: unknown) => boolean,
  collect: (value: unknown, path: string, issues: ValidationIssue[]) => void,
): Decoded<Value> {
  if (is(value)) return { value: assumeType(value) };
  const issues: ValidationIssue[] = [];
  collect(value, path, issues);
  return { issues };
}

/** Reads the values of a path. */
export class PathValues extends RequestPart {
  protected readonly values: readonly string[];

  /** @param values the values in the order of the template, percent-encoded as the client sent them. */
  constructor(values: readonly string[], schema: string) {
    super('/path', schema);
    this.values = values;
  }

  /** Returns the decoded value at an index. If the value is malformed, adds an issue and returns undefined. */
  text(index: number, name: string): string | undefined {
    const raw = this.values[index] ?? '';
    if (!raw.includes('%')) return raw;
    try {
      const text = decodeURIComponent(raw);
      if (text.includes('\0')) this.fault(name, nulMessage);
      return text;
    } catch {
      this.fault(name, malformedMessage);
      return undefined;
    }
  }
}

// Each function `as…` converts texts that represent a value of one type, and returns everything else unchanged. If a schema allows several
// types, the functions are called one after the other. Text that no function converts is valid only if the schema allows text.

const zero = 48;
const minus = 45;
const point = 46;
const plus = 43;
const lowerE = 0x65;

/** Converts an integer without leading zeros: `24`. An integer outside the safe range (`Number.MAX_SAFE_INTEGER`) stays text. */
export function asInteger(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const isNegative = value.charCodeAt(0) === minus;
  const start = isNegative ? 1 : 0;
  const end = integerEnd(value, start);
  if (end !== value.length || end - start > 16) return value;
  let number = 0;
  for (let index = start; index < end; index++) number = number * 10 + (value.charCodeAt(index) - zero);
  if (number > Number.MAX_SAFE_INTEGER) return value;
  return isNegative ? 0 - number : number;
}

/** Converts a number in the notation of JSON: `24`, `-0.5`, `1e3`. A number for which `isInexact` returns true stays text. RFC 8259, section 6. */
export function asNumber(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  const start = value.charCodeAt(0) === minus ? 1 : 0;
  const end = exponentEnd(value, fractionEnd(value, integerEnd(value, start)));
  return end === value.length && !isInexact(value) ? Number(value) : value;
}

/** Converts `true` and `false`. */
export function asBoolean(value: unknown): unknown {
  if (value === 'true') return true;
  return value === 'false' ? false : value;
}

/** Returns null for an empty text. */
export const asNull = (value: unknown): unknown => (value === '' ? null : value);

/** Returns text unchanged, even if it looks like a number. */
export const asText = (value: unknown): unknown => value;

/** Returns the index after an integer without a sign and without leading zeros. Returns -1 if there is no such integer at the index. */
function integerEnd(text: string, start: number): number {
  const end = digitsEnd(text, start);
  const hasLeadingZero = end > start + 1 && text.charCodeAt(start) === zero;
  return end === start || hasLeadingZero ? -1 : end;
}

/** Returns the index after a fraction such as `.5`; `start` if there is no fraction; -1 if it has no digits, or if `start` is -1. */
function fractionEnd(text: string, start: number): number {
  if (text.charCodeAt(start) !== point) return start;
  const end = digitsEnd(text, start + 1);
  return end === start + 1 ? -1 : end;
}

/** Returns the index after an exponent such as `e-3`; `start` if there is no exponent; -1 if it has no digits, or if `start` is -1. */
function exponentEnd(text: string, start: number): number {
  if ((text.charCodeAt(start) | 0x20) !== lowerE) return start;
  const sign = text.charCodeAt(start + 1);
  const digits = sign === minus || sign === plus ? start + 2 : start + 1;
  const end = digitsEnd(text, digits);
  return end === digits ? -1 : end;
}

function digitsEnd(text: string, start: number): number {
  let index = start;
  while (index < text.length) {
    const code = text.charCodeAt(index);
    if (code < zero || code > zero + 9) break;
    index++;
  }
  return index;
}

/**
 * Returns the decoded items of a list. A separator that is not encoded separates two items, and an encoded separator is part of an item.
 *
 * @param decode decodes an item, and returns undefined for malformed text. If the items are not encoded, `decode` is undefined.
 * @returns undefined if an item is malformed.
 */
export function splitList(
  raw: string,
  separator: string,
  decode: ((text: string) => string | undefined) | undefined,
): readonly string[] | undefined {
  if (raw === '') return [];
  if (decode === undefined) return raw.split(separator);
  const items: string[] = [];
  for (const part of raw.split(separator)) {
    const item = decode(part);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/**
 * Returns the decoded items of a list, as {@link splitList} does. If all separators are encoded, they separate items too, because many
 * programs encode the whole value of a query parameter or a cookie.
 */
export const splitEncodedList = (
  raw: string,
  separator: string,
  decode: ((text: string) => string | undefined) | undefined,
): readonly string[] | undefined =>
  raw === '' || decode === undefined || raw.includes(separator)
    ? splitList(raw, separator, decode)
    : decode(raw)?.split(separator);

/** Adds an item to a list and returns the list. Creates the list if there is none yet. */
export function appended(list: unknown, item: unknown): unknown[] {
  if (!Array.isArray(list)) return [item];
  list.push(item);
  return list;
}

/** Returns the items of a header that is a list. RFC 9110, section 5.6.1. */
export const splitHeaderList = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((item) => item.trim());

/**
 * Does the same as `decoded`, for an object with numbers. If a text is a number that cannot be represented exactly, its issue states this.
 *
 * @param path JSON Pointer to the object: `/query`.
 */
export function decodedNumbers<Value>(
  value: Unchecked<Value>,
  path: string,
  issues: readonly ValidationIssue[],
): Decoded<Value> {
  return decoded(value, issues.length === 0 ? issues : withInexactNumbers(value, path, issues));
}

/**
 * Returns the issues of a value that was decoded from texts. If an issue is about the type of a text, and the text is a number or JSON with
 * a number that cannot be represented exactly, the message of the issue states this.
 *
 * @param value the value at `path`.
 */
export const withInexactNumbers = (
  value: unknown,
  path: string,
  issues: readonly ValidationIssue[],
): readonly ValidationIssue[] =>
  issues.map((issue) => {
    if (issue.keyword !== 'type' || !issue.path.startsWith(path)) return issue;
    const inner = valueAt(value, issue.path.slice(path.length));
    return typeof inner === 'string' && hasInexactNumber(inner)
      ? { ...issue, message: 'cannot be represented exactly as a number' }
      : issue;
  });

function valueAt(value: unknown, pointer: string): unknown {
  let inner = value;
  for (const key of parsePointer(pointer)) inner = Object(inner)[key];
  return inner;
}

function hasInexactNumber(text: string): boolean {
  try {
    parseLosslessJson(text);
    return false;
  } catch (error) {
    return error instanceof InexactNumberError;
  }
}

/** The limits of JSON in a parameter or a field of a form. */
const inText = { depth: 100, members: 100_000, values: 500_000 } as const;

/**
 * Parses a JSON text in a parameter or in a field of a form.
 *
 * @throws {SyntaxError} as {@link parseJson} does, or if the text has too many members or items.
 */
export function parseJsonInText(text: string): unknown {
  if (hasMoreMembers(text, inText.members)) throw new SyntaxError(`must not have more than ${inText.members} names`);
  if (hasMoreValues(text, inText.values)) throw new SyntaxError(`must not have more than ${inText.values} items`);
  return parseJson(text, inText.depth);
}

/**
 * Parses a JSON text in a request.
 *
 * @param depth the largest depth of nested objects and arrays.
 * @throws {SyntaxError} if the text is not JSON, is nested too deeply, has a property twice, a property `__proto__`, or a number that cannot
 * be represented exactly, or contains NUL or half of a surrogate pair (RFC 7493, section 2). The message has no subject: `must be JSON: …`.
 */
export function parseJson(text: string, depth: number): unknown {
  if (text.length > shortText && isDeeper(text, depth)) throw tooDeep(depth);
  const value = parse(text);
  const members = isContainer(value) ? countMembers(value, depth, depth) : 0;
  // The number of colons differs from the number of members if a string contains a colon, or if an object has a property twice. Only such
  // texts are read character by character.
  if (members !== occurrencesOf(text, ':') && members !== structureOf(text).members)
    throw new SyntaxError(forbidden.twice);
  if (mayHaveForbiddenCharacters(text)) rejectForbiddenCharacters(value);
  return value;
}

/** Texts up to this length cannot exhaust the stack of the parser, so their depth is checked after parsing. */
const shortText = 16 * 1024;

const tooDeep = (depth: number): SyntaxError => new SyntaxError(`must not be nested more than ${depth} levels deep`);

/**
 * Returns true if a text is nested too deeply. Only texts with more than `depth` brackets are read character by character. Such texts are
 * rare.
 */
const isDeeper = (text: string, depth: number): boolean =>
  occurrencesOf(text, '[') + occurrencesOf(text, '{') > depth && structureOf(text).depth > depth;

function parse(text: string): unknown {
  try {
    return parseLosslessJson(text);
  } catch (error) {
    if (error instanceof InexactNumberError) throw error;
    throw new SyntaxError(`must be JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
}

/**
 * Returns the number of members of all objects in a value. Of two members with the same name, only one remains after parsing.
 *
 * @param left the number of levels that are still allowed. The error message contains `depth`, the largest depth.
 */
function countMembers(value: object, left: number, depth: number): number {
  if (left === 0) throw tooDeep(depth);
  let members = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (isContainer(item)) members += countMembers(item, left - 1, depth);
    return members;
  }
  // The value comes from `JSON.parse`, so the loop visits only its own keys.
  for (const key in value) {
    if (key === prototypeKey) throw new SyntaxError(forbidden.prototype);
    members++;
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (isContainer(member)) members += countMembers(member, left - 1, depth);
  }
  return members;
}

/** Returns true for an object or array. A check before each recursive call avoids most calls, because most values are neither. */
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns true if a text may have NUL or half of a surrogate pair in a string. In a JSON text in UTF-8, both are always escapes. */
const mayHaveForbiddenCharacters = (text: string): boolean =>
  text.includes('\\u0000') || text.includes('\\ud') || text.includes('\\uD');

function rejectForbiddenCharacters(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new SyntaxError(nulMessage);
    if (/\p{Surrogate}/u.test(value)) throw new SyntaxError(forbidden.surrogate);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    rejectForbiddenCharacters(key);
    rejectForbiddenCharacters(member);
  }
}
