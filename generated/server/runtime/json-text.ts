// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { Refusal } from './refusal.ts';

const quote = 0x22;
const backslash = 0x5c;

/**
 * Reads JSON that came from outside.
 *
 * @param depth how deep objects and arrays may lie in each other.
 * @throws {Refusal} 400 when it is not JSON, goes too deep, names a property twice or `__proto__`, or holds a NUL: each of these is
 *   read differently by others on the way of a request.
 */
export function parseJson(text: string, depth: number): unknown {
  const members = countMembers(text, depth);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new Refusal(400, `The body is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
  const counter = { members: 0 };
  const mayHoldNul = text.includes(String.raw`\u0000`);
  inspect(value, counter, mayHoldNul);
  if (counter.members !== members) throw new Refusal(400, 'The body names a property twice in one object.');
  return value;
}

/** How many members the objects in a JSON text have: each has one colon outside of strings. */
function countMembers(text: string, maximum: number): number {
  let members = 0;
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
        if (++depth > maximum) throw new Refusal(400, `The body is nested more than ${maximum} deep.`);
        break;
      case 0x5d:
      case 0x7d:
        depth--;
    }
  }
  return members;
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

function inspect(value: unknown, counter: { members: number }, mayHoldNul: boolean): void {
  if (typeof value === 'string' && mayHoldNul) refuseNul(value);
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const item of value) inspect(item, counter, mayHoldNul);
    return;
  }
  // What JSON makes has no other keys than its own.
  for (const key in value) {
    counter.members++;
    if (key === '__proto__') throw new Refusal(400, 'The body has a property called "__proto__".');
    if (mayHoldNul) refuseNul(key);
    inspect((value as Readonly<Record<string, unknown>>)[key], counter, mayHoldNul);
  }
}

function refuseNul(text: string): void {
  if (text.includes('\0')) throw new Refusal(400, 'The body holds a NUL character.');
}
