import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { Refusal } from '@forgespec/sdk/server/refusal';

/** The smallest and the largest number of a column of the type `integer`. */
const smallestInteger = -2_147_483_648;
const largestInteger = 2_147_483_647;

/**
 * The maximum number of items in a list. The source documents of the API description define a limit for only one list.
 */
const longestList = 1000;

/**
 * The maximum length of a name or title, in characters. It applies to all texts for which no other limit is defined.
 */
export const longestName = 255;

const longestProse = 1_048_576;
const longestAddress = 2048;
const longestNameList = 10_000;
const longestValue = 65_536;

/**
 * The maximum length of a query parameter, in characters. If a request sends the query parameters in its body, the
 * limit for request targets does not apply to them.
 */
const longestInQuery = 8192;

/** A map from the names of properties in a body to the maximum length of their text, in characters. */
const longestTexts = new Map<string, number>([
  // The content of a file may be as long as the whole request body.
  ['content', Number.POSITIVE_INFINITY],
  ['description', longestProse],
  ['commit_message', longestProse],
  ['merge_commit_message', longestProse],
  ['link_url', longestAddress],
  ['image_url', longestAddress],
  ['url', longestAddress],
  ['internal_url', longestAddress],
  ['namespace', longestAddress],
  ['namespace_path', longestAddress],
  ['labels', longestNameList],
  ['add_labels', longestNameList],
  ['remove_labels', longestNameList],
  ['branches', longestNameList],
  ['value', longestValue],
  ['inputs', longestValue],
]);

/** The decoded input of a handler. The generated decoders have already validated it. */
export interface DecodedInput {
  readonly path?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/**
 * Checks that all values of a request can be stored and compared. Numbers must fit into a column, texts must be valid
 * Unicode without NUL, and texts and lists must not be too long. The API description states only the limits that its
 * source documents define. This function adds the limits of this service.
 *
 * @throws {Refusal} 404 if a number in the path is too large to be an id; 422 with the JSON Pointer of the first
 * invalid value.
 */
export function requireBounded({ path, query, body }: DecodedInput): void {
  if (typeof path === 'object' && path !== null) {
    for (const value of Object.values(path)) {
      if (typeof value === 'number' && !isInteger(value)) throw new Refusal(404, 'There is no resource with this id');
    }
  }
  checkProperties(query, '/query', longestInQuery);
  if (typeof body !== 'object' || body === null) return;
  for (const [name, value] of Object.entries(body)) {
    // The values of `inputs` are stored as JSON. Numbers in these values need not fit into an integer column.
    const isJson = name === 'inputs';
    checkValue(value, `/body/${escapeSegment(name)}`, longestTexts.get(name) ?? longestName, isJson);
  }
}

const isInteger = (value: number): boolean => value >= smallestInteger && value <= largestInteger;

function checkValue(value: unknown, pointer: string, longestText: number, isJson = false): void {
  if (typeof value === 'string') checkText(value, pointer, longestText);
  else if (typeof value === 'number') {
    if (!Number.isFinite(value)) refuse(pointer, 'must be a number of at most 308 digits');
    if (!isJson && !isInteger(value)) refuse(pointer, `must be from ${smallestInteger} to ${largestInteger}`);
  } else if (Array.isArray(value)) {
    if (value.length > longestList) refuse(pointer, `must have at most ${longestList} items`);
    for (const [index, item] of value.entries()) checkValue(item, `${pointer}/${index}`, longestText, isJson);
  } else checkProperties(value, pointer, longestText, isJson);
}

function checkProperties(value: unknown, pointer: string, longestText: number, isJson = false): void {
  if (typeof value !== 'object' || value === null) return;
  const properties = Object.entries(value);
  if (properties.length > longestList) refuse(pointer, `must have at most ${longestList} properties`);
  for (const [name, item] of properties) {
    checkText(name, pointer, longestName);
    checkValue(item, `${pointer}/${escapeSegment(name)}`, longestText, isJson);
  }
}

function checkText(text: string, pointer: string, longest: number): void {
  if (hasMoreCharacters(text, longest)) refuse(pointer, `must have at most ${longest} characters`);
  if (!text.isWellFormed()) refuse(pointer, 'must be valid Unicode, without half a surrogate pair');
  if (text.includes('\0')) refuse(pointer, 'must not have a NUL character');
}

/**
 * Returns true if a text has more characters than the bound. A character beyond U+FFFF counts as one character, as for
 * `maxLength` of JSON Schema.
 */
function hasMoreCharacters(text: string, bound: number): boolean {
  if (text.length <= bound) return false;
  if (text.length > bound * 2) return true;
  let count = 0;
  for (const _ of text) count += 1;
  return count > bound;
}

function refuse(path: string, message: string): never {
  throw new Refusal(422, 'The request is not valid.', {}, [{ path, message }]);
}

/**
 * Checks the length of a name that a handler has read from a list, or composed of several texts.
 *
 * @param subject the start of the message: `The name of a label`.
 * @throws {Refusal} 422 if the name is too long.
 */
export function requireNameLength(subject: string, name: string): void {
  if (hasMoreCharacters(name, longestName))
    throw new Refusal(422, `${subject} must have at most ${longestName} characters`);
}

/**
 * Returns the names in a comma-separated list. Removes duplicates, and spaces around the names.
 *
 * @param subject the start of the message: `A list of labels`.
 * @throws {Refusal} 422 if there are too many names, or if a name is too long.
 */
export function readNames(subject: string, list: string): string[] {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length > mostNames) throw new Refusal(422, `${subject} must have at most ${mostNames} names`);
  for (const name of names) requireNameLength('Each name in it', name);
  return [...new Set(names)];
}

/** The maximum number of names in a comma-separated list. It is small, because each name needs several queries. */
const mostNames = 100;
