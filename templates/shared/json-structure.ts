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
