// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { parametersOf } from './http.ts';

/**
 * Returns the type and the subtype of a media type, in lower case and without parameters: `text/html` for `Text/HTML ;charset=utf-8`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1
 */
export function essenceOf(mediaType: string): string {
  const semicolon = mediaType.indexOf(';');
  return (semicolon === -1 ? mediaType : mediaType.slice(0, semicolon)).trim().toLowerCase();
}

/**
 * Returns true if a media type is in a range: `image/png` in `image/*`. Some frameworks write `application/*+json` for all media types with
 * the suffix `+json`.
 *
 * @param essence a media type in lower case, without parameters.
 * @param range a media type in lower case, without parameters; or `image/*`, `application/*+json`, or `*\/*`.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function isInRange(essence: string, range: string): boolean {
  if (range === essence || range === '*/*') return true;
  if (range.endsWith('/*')) return essence.startsWith(range.slice(0, -1));
  const [type = '', suffix] = range.split('/*+');
  return suffix !== undefined && essence.startsWith(`${type}/`) && /[^/+]+$/u.exec(essence)?.[0] === suffix;
}

/** The kind of a body: a file (`binary`), form fields, JSON, a form with files (`multipart`), a sequence of items, or text. */
export type MediaKind = 'binary' | 'form' | 'json' | 'multipart' | 'sequence' | 'text';

/**
 * Returns true if a body of a media type is one JSON text: `application/json`, `text/json`, and any media type with the suffix `+json`.
 * Returns false for a sequence of JSON texts (`application/json-seq`, `application/x-ndjson`).
 *
 * @param mediaType may have parameters.
 * @see https://www.rfc-editor.org/rfc/rfc6839#section-3.1
 * @see https://mimesniff.spec.whatwg.org/#json-mime-type
 */
export function isJson(mediaType: string): boolean {
  const essence = essenceOf(mediaType);
  return essence === 'application/json' || essence === 'text/json' || essence.endsWith('+json');
}

/**
 * Returns true if a body of a media type is an XML text: `application/xml`, `text/xml`, and `application/…+xml`. Returns false for an image
 * such as `image/svg+xml`, which counts as a file.
 *
 * @param mediaType may have parameters.
 * @see https://www.rfc-editor.org/rfc/rfc7303
 */
export function isXml(mediaType: string): boolean {
  const essence = essenceOf(mediaType);
  return essence === 'text/xml' || /^application\/(?:.*\+)?xml$/u.test(essence);
}

/** Returns true if a key of `content` is a range of media types, such as `image/*`. */
export const isMediaRange = (mediaType: string): boolean => essenceOf(mediaType).endsWith('/*');

/**
 * Returns the kind of a body with a described media type. `*\/*` counts as JSON, because some descriptions use it for JSON.
 *
 * @param mediaType may have parameters.
 */
export function mediaKind(mediaType: string): MediaKind {
  if (isJson(mediaType)) return 'json';
  const essence = essenceOf(mediaType);
  if (essence === '*/*') return 'json';
  if (essence === 'application/x-www-form-urlencoded') return 'form';
  if (essence === 'multipart/form-data') return 'multipart';
  if (sequenceNotation(essence) !== undefined) return 'sequence';
  return essence.startsWith('text/') || isXml(essence) ? 'text' : 'binary';
}

/**
 * Returns the described media types that match a received media type, the best match first:
 *
 * 1. the same type, if the received media type has all parameters of the described media type (the more parameters, the better);
 * 2. the same type with other parameters;
 * 3. first `type/*+suffix`, then `type/*`;
 * 4. `*\/*`.
 *
 * A media type matches even if its parameters differ, because this function does not know the meaning of the parameters. The order of the
 * parameters, the case of their names, and the case of the value of `charset` do not matter.
 *
 * @param received the value of `Content-Type`.
 * @see https://spec.openapis.org/oas/v3.1.1.html#response-object about the field `content`
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-8.3.1
 */
export function matchingMediaTypes(described: readonly string[], received: string): string[] {
  const essence = essenceOf(received);
  const matching = described.filter((range) => isInRange(essence, essenceOf(range)));
  if (matching.length <= 1) return matching;
  return matching
    .map((mediaType) => ({ mediaType, distance: distanceOf(mediaType, received) }))
    .sort((a, b) => a.distance - b.distance)
    .map(({ mediaType }) => mediaType);
}

function distanceOf(described: string, received: string): number {
  const range = essenceOf(described);
  if (range === '*/*') return 5;
  if (range.includes('/*')) return range.endsWith('*') ? 4 : 3;
  const [wanted, found] = [parametersOf(described), parametersOf(received)];
  const hasAll = [...wanted].every(([name, value]) =>
    name === 'charset' ? charsetOf(received) === value.toLowerCase() : found.get(name) === value,
  );
  return hasAll ? 1 / (1 + wanted.size) : 2;
}

/** The notation of a sequence of items: events, lines of JSON, or JSON texts after record separators. */
export type SequenceNotation = 'events' | 'lines' | 'records';

const notations: ReadonlyMap<string, SequenceNotation> = new Map([
  ['text/event-stream', 'events'],
  ['application/jsonl', 'lines'],
  ['application/jsonlines', 'lines'],
  ['application/x-jsonl', 'lines'],
  ['application/x-jsonlines', 'lines'],
  ['application/ndjson', 'lines'],
  ['application/x-ndjson', 'lines'],
  ['application/json-seq', 'records'],
]);

/**
 * Returns the notation of a body that is a sequence of items. Returns undefined for other media types.
 *
 * @param essence a media type in lower case, without parameters.
 * @see https://spec.openapis.org/oas/v3.2.0.html#sequential-media-types
 * @see https://www.rfc-editor.org/rfc/rfc8091
 */
export const sequenceNotation = (essence: string): SequenceNotation | undefined =>
  essence.endsWith('+json-seq') ? 'records' : notations.get(essence);

/**
 * Returns the parameter `charset` of a media type, in lower case. Returns undefined if it is missing. Names of character sets are not
 * case-sensitive. RFC 9110, section 8.3.2.
 */
export const charsetOf = (mediaType: string): string | undefined =>
  parametersOf(mediaType).get('charset')?.toLowerCase();

/**
 * Returns a decoder for text in a character set. The decoder throws a `TypeError` for bytes that are not in this character set. Returns
 * undefined if the platform does not know the character set.
 *
 * @param charset the name of the character set, such as `iso-8859-1`.
 * @param start the first two bytes of the text. In `utf-16`, a byte order mark can state that the first byte of each unit is the higher one.
 * @see https://encoding.spec.whatwg.org/#names-and-labels
 */
export function textDecoder(charset: string, start: Uint8Array): InstanceType<typeof TextDecoder> | undefined {
  const isBigEndian = charset === 'utf-16' && start[0] === 0xfe && start[1] === 0xff;
  try {
    return new TextDecoder(isBigEndian ? 'utf-16be' : charset, { fatal: true });
  } catch {
    return undefined;
  }
}

/**
 * Decodes a text, without a byte order mark at its start.
 *
 * @param charsets the names of the possible character sets. The first one in which the bytes are valid is used.
 * @returns undefined if the bytes are not text in any of these character sets, or if the platform does not know them.
 */
export function decodeText(bytes: ArrayBuffer, charsets: readonly string[]): string | undefined {
  for (const charset of charsets) {
    try {
      const decoder = textDecoder(charset, new Uint8Array(bytes));
      if (decoder !== undefined) return decoder.decode(bytes);
    } catch {
      // The next character set may be the right one.
    }
  }
  return undefined;
}
