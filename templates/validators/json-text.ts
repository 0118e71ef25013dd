import { InexactNumberError } from '../shared/inexact-number-error.ts';
import { occurrencesOf, hasMoreMembers, hasMoreValues, structureOf } from '../shared/json-structure.ts';
import { parseLosslessJson } from '../shared/parse-lossless-json.ts';
import { forbidden, prototypeKey } from './forbidden.ts';
import { nulMessage } from './report.ts';

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
