// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { defaultBodySizes } from '../../shared/http.ts';
import { InexactNumberError, hasMoreMembers, hasMoreValues, occurrencesOf, pathOfNumber } from '../../shared/json.ts';
import { type MediaKind, textDecoder } from '../../shared/media-types.ts';
import { type Decoded, hasOwn } from '../../shared/types.ts';
import type { Route } from './interfaces.ts';
import { Refusal } from './refusal.ts';
import { quoted } from './responses.ts';

/** The limits of a request body. */
export interface BodyLimits {
  /**
   * The largest body, in bytes. Default: 2 MiB for JSON, forms and text; 10 MiB for files, forms with files, and sequences. If the description
   * allows a longer text (`maxLength`), or a file in JSON (`format: byte`), the default is larger. A larger body gets a 413.
   */
  readonly body: number;
  /** The largest depth of nested objects and arrays. Default: 100. A deeper body gets a 400. */
  readonly depth: number;
  /**
   * The largest number of fields of a form (default: 10,000), or of members of all objects in JSON (default: 100,000). They are counted before
   * the body is decoded. A body with more gets a 413.
   */
  readonly names: number;
  /** The largest number of items of all arrays, and of arrays and objects, in JSON. Default: 500,000. A body with more gets a 413. */
  readonly items: number;
}

/** Options of a server that reads request bodies. */
export interface BodyOptions {
  /** The limits of the bodies of all operations, and of single operations: `{ body: 65_536, operations: { createPet: { body: 5e6 } } }`. */
  readonly limits?: Partial<BodyLimits> & {
    readonly operations?: Readonly<Record<string, Partial<BodyLimits> | undefined>>;
  };
}

/** @throws {TypeError} if the limits name an operation that the API does not have: they would have no effect. */
export function checkLimitedOperations({ limits }: BodyOptions, routes: readonly Pick<Route, 'operation'>[]): void {
  for (const name of Object.keys(limits?.operations ?? {})) {
    if (!routes.some(({ operation }) => operation === name))
      throw new TypeError(`limits.operations has ${JSON.stringify(name)}, which is not an operation of the API`);
  }
}

/** Returns the limits of a body. */
export function bodyLimits(
  { limits: { operations = {}, ...all } = {} }: BodyOptions,
  { operation, bodySizes }: Pick<Route, 'bodySizes' | 'operation'>,
  kind: MediaKind,
  mediaType: string,
): BodyLimits {
  const own = hasOwn(operations, operation) ? operations[operation] : undefined;
  const described = bodySizes?.[mediaType] ?? defaultBodySizes[kind];
  return {
    body: own?.body ?? all.body ?? described,
    depth: own?.depth ?? all.depth ?? 100,
    names: own?.names ?? all.names ?? (kind === 'json' || kind === 'sequence' ? 100_000 : 10_000),
    items: own?.items ?? all.items ?? 500_000,
  };
}

/** Returns the refusal of a body that exceeds the limit. */
export const tooLarge = (limit: number): Refusal => new Refusal(413, `The body is longer than ${limit} bytes.`);

/** The largest number of pairs of brackets in the names of a form, for each allowed field. Each pair takes as long as a field. */
const bracketsOfField = 3;

/** @throws {Refusal} 413 if a form has too many fields, or too many brackets in the names of its fields. */
export function refuseManyFields(form: string, { names }: Pick<BodyLimits, 'names'>): void {
  if (occurrencesOf(form, '&', names) >= names && sizeOfForm(form).fields > names)
    throw new Refusal(413, `The body has more than ${names} fields.`);
  const most = names * bracketsOfField;
  if (occurrencesOf(form, '[', most) + occurrencesOf(form, '%5', most) > most && sizeOfForm(form).brackets > most)
    throw new Refusal(413, `The names in the body have more than ${most} brackets.`);
}

/** Returns the number of fields of a form, and the number of opening brackets in their names. */
function sizeOfForm(form: string): { fields: number; brackets: number } {
  let [fields, brackets] = [0, 0];
  for (let start = 0; start < form.length;) {
    const next = form.indexOf('&', start);
    const end = next === -1 ? form.length : next;
    if (end > start) {
      fields++;
      const [name = ''] = form.slice(start, end).split('=', 1);
      brackets += occurrencesOf(name, '[') + occurrencesOf(name, '%5B') + occurrencesOf(name, '%5b');
    }
    start = end + 1;
  }
  return { fields, brackets };
}

/** @throws {Refusal} 413 if a JSON text has too many members or items. */
export function refuseManyValues(text: string, { names, items }: Pick<BodyLimits, 'items' | 'names'>): void {
  if (hasMoreMembers(text, names)) throw new Refusal(413, `The body has more than ${names} names.`);
  if (hasMoreValues(text, names + items)) throw new Refusal(413, `The body has more than ${names + items} values.`);
}

/**
 * The functions that parse text. The server gets these functions from the validators, so that the same rules apply to all parts of a
 * request.
 */
export interface TextReaders {
  /** @throws {SyntaxError} with a message that continues a sentence about the text, such as `must be JSON`. */
  readonly parseJson: (text: string, depth: number) => unknown;
  /** Parses a form without a described schema. */
  readonly plainForm: (text: string) => Decoded;
}

const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: false });

/** @throws {Refusal} 400 if the bytes are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new Refusal(400, 'The body is not UTF-8.');
  }
}

/**
 * Decodes text in a character set.
 *
 * @param charset the name of the character set, or undefined for UTF-8.
 * @throws {Refusal} 400 if the bytes are not in this character set. 415 if the platform does not know it.
 */
export function decodeBodyText(bytes: Uint8Array, charset: string = 'utf-8'): string {
  const decoder = textDecoder(charset, bytes);
  if (decoder === undefined)
    throw new Refusal(415, `The body is in ${quoted(charset)}, which is not a known character set.`);
  try {
    return decoder.decode(bytes);
  } catch {
    throw new Refusal(400, charset === 'utf-8' ? 'The body is not UTF-8.' : `The body is not in ${quoted(charset)}.`);
  }
}

/**
 * Parses a body of JSON.
 *
 * @throws {Refusal} 400 if the body is not JSON, or if different programs would parse it differently, for example because of a repeated
 * key. 413 if the body has too many members or items.
 */
export function parseBody(text: string, { parseJson }: TextReaders, limits: BodyLimits): unknown {
  refuseManyValues(text, limits);
  try {
    return parseJson(text, limits.depth);
  } catch (error) {
    throw error instanceof SyntaxError ? unreadable('The body', '/body', text, error) : error;
  }
}

/** The largest length of a text in which a refusal states the path of a number. */
const longestSearch = 65_536;

/**
 * Returns the refusal of a JSON text that cannot be parsed. If a number cannot be represented, the refusal of a short text contains
 * the path of this number.
 *
 * @param path the JSON Pointer to the value of the text.
 */
export function unreadable(subject: string, path: string, text: string, error: SyntaxError): Refusal {
  // To find the path, the text is parsed again. The message also contains the number.
  const issues =
    error instanceof InexactNumberError && text.length < longestSearch
      ? [{ path: path + pathOfNumber(text, error.number), message: 'cannot be represented exactly as a number' }]
      : [];
  return new Refusal(400, `${subject} ${error.message}.`, {}, issues);
}
