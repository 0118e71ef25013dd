import { Refusal } from './refusal.ts';

const quote = 0x22;
const backslash = 0x5c;

/**
 * Reads JSON that came from outside.
 *
 * @param depth how deep objects and arrays may lie in each other.
 * @throws {Refusal} 400 when it is not JSON, goes too deep, names a property twice or `__proto__`, or holds a NUL or one half of a
 *   surrogate pair: each of these is read differently by others on the way of a request. RFC 7493, section 2.
 */
export function parseJson(text: string, depth: number): unknown {
  if (text.length > shortText && isDeeper(text, depth)) throw tooDeep(depth);
  const value = parse(text);
  const members = isContainer(value) ? countMembers(value, depth, depth) : 0;
  // Few texts have colons in strings: those alone are looked at character by character.
  if (members !== count(text, ':') && members !== structureOf(text).members)
    throw new Refusal(400, 'The body names a property twice in one object.');
  if (mayHoldNoCharacters(text)) refuseNoCharacters(value);
  return value;
}

/** How many characters can hold no more arrays in each other than a server has room for: those are looked at once they are parsed. */
const shortText = 16 * 1024;

const tooDeep = (depth: number): Refusal => new Refusal(400, `The body is nested more than ${depth} deep.`);

/** Few texts have so many brackets that they need to be looked at character by character. */
const isDeeper = (text: string, depth: number): boolean =>
  count(text, '[') + count(text, '{') > depth && structureOf(text).depth > depth;

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `The body is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
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
    if (key === '__proto__') throw new Refusal(400, 'The body has a property called "__proto__".');
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
    if (value.includes('\0')) throw new Refusal(400, 'The body holds a NUL character.');
    if (/\p{Surrogate}/u.test(value)) throw new Refusal(400, 'The body holds one half of a surrogate pair.');
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, member] of Object.entries(value)) {
    refuseNoCharacters(key);
    refuseNoCharacters(member);
  }
}
