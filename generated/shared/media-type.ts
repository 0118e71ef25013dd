// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { sequenceNotation } from './sequence-notation.ts';

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
