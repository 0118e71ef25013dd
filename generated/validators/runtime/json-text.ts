// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { forbidden, prototypeKey } from './forbidden.ts';
import { nulMessage } from './report.ts';

const quote = 0x22;
const backslash = 0x5c;

/** The largest depth of JSON in a parameter or a field of a form. */
const deepestInText = 100;

/**
 * Parses JSON of a request: the body, a parameter, a field of a form.
 *
 * @param depth the largest number of objects and arrays in each other.
 * @throws {SyntaxError} if the text is not JSON, is nested too deeply, names a property twice or `__proto__`, or contains NUL or
 *   half of a surrogate pair (RFC 7493, section 2). Its message reads as that of an issue: `must be JSON: …`.
 */
export function parseJson(text: string, depth: number = deepestInText): unknown {
  if (text.length > shortText && isDeeper(text, depth)) throw tooDeep(depth);
  const value = parse(text);
  const members = isContainer(value) ? countMembers(value, depth, depth) : 0;
  // Few texts have colons in strings: those alone are looked at character by character.
  if (members !== count(text, ':') && members !== structureOf(text).members) throw new SyntaxError(forbidden.twice);
  if (mayHoldNoCharacters(text)) refuseNoCharacters(value);
  return value;
}

/** How many characters can hold no more arrays in each other than a server has room for: those are looked at once they are parsed. */
const shortText = 16 * 1024;

const tooDeep = (depth: number): SyntaxError => new SyntaxError(`must not be nested more than ${depth} levels deep`);

/** Few texts have so many brackets that they need to be looked at character by character. */
const isDeeper = (text: string, depth: number): boolean =>
  count(text, '[') + count(text, '{') > depth && structureOf(text).depth > depth;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`must be JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
}

function count(text: string, character: string): number {
  let found = 0;
  for (let index = text.indexOf(character); index !== -1; index = text.indexOf(character, index + 1)) found++;
  return found;
}

/** What a JSON text is made of, without what is in its strings. */
interface Structure {
  /** How deep objects and arrays lie in each other. */
  readonly depth: number;
  /** How many members its objects have as they are written: each has one colon. */
  readonly members: number;
}

function structureOf(text: string): Structure {
  let members = 0;
  let open = 0;
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    switch (text.charCodeAt(index)) {
      case quote:
        index = endOfString(text, index);
        break;
      case 0x3a:
        members++;
        break;
      case 0x5b:
      case 0x7b:
        depth = Math.max(depth, ++open);
        break;
      case 0x5d:
      case 0x7d:
        open--;
    }
  }
  return { depth, members };
}

/** The position of the quote that ends a string, or of the end of the text. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    let escapes = end;
    while (text.charCodeAt(escapes - 1) === backslash) escapes--;
    if ((end - escapes) % 2 === 0) return end;
  }
  return text.length;
}

/**
 * How many members the objects in a value have: of two that had one name, one is left.
 *
 * @param left how many levels of it there may still be, of `depth` in all.
 */
function countMembers(value: object, left: number, depth: number): number {
  if (left === 0) throw tooDeep(depth);
  let members = 0;
  if (Array.isArray(value)) {
    for (const item of value) if (isContainer(item)) members += countMembers(item, left - 1, depth);
    return members;
  }
  // What JSON makes has no other keys than its own.
  for (const key in value) {
    if (key === prototypeKey) throw new SyntaxError(forbidden.prototype);
    members++;
    const member = (value as Readonly<Record<string, unknown>>)[key];
    if (isContainer(member)) members += countMembers(member, left - 1, depth);
  }
  return members;
}

/** Asked before each call, because most values are neither an object nor an array. */
const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns true if a text may have NUL or half of a surrogate pair in a string. UTF-8 and JSON allow them as escapes only. */
const mayHoldNoCharacters = (text: string): boolean =>
  text.includes('\\u0000') || text.includes('\\ud') || text.includes('\\uD');

function refuseNoCharacters(value: unknown): void {
  if (typeof value === 'string') {
    if (value.includes('\0')) throw new SyntaxError(nulMessage);
    if (/\p{Surrogate}/u.test(value)) throw new SyntaxError(forbidden.surrogate);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    refuseNoCharacters(key);
    refuseNoCharacters(member);
  }
}
