import { mediaKind, type MediaKind, essenceOf, isInRange } from '../shared/media-type.ts';
import { charsetOf } from '../shared/charset.ts';
import { tooLarge } from './body-limits.ts';
import { Refusal } from './refusal.ts';
import { quoted } from './response-head.ts';
import type { TransportRequest } from './transport.ts';

/** A media type that a body may have, its kind, such as `json`, and the described range, such as `text/*`, if it is in a range. */
export type BodyKind = readonly [mediaType: string, kind: MediaKind, range?: string];

/** The media types that a body may have. */
export type BodyKinds = readonly BodyKind[];

/**
 * Returns the entry of `kinds` that matches the header `Content-Type` of a request. Returns undefined if no entry matches. If the entry is
 * a range such as `image/*`, returns the media type of the request in place of the range.
 *
 * @throws {Refusal} 415 if the body is compressed, or if its character set is not UTF-8. Text may be in any character set, and the bytes of
 * a file have none.
 */
export function announcedKind(request: TransportRequest, kinds: BodyKinds): BodyKind | undefined {
  const contentType = request.header('content-type');
  const kind = contentType === undefined ? undefined : kindOf(contentType, kinds);
  refuseEncoding(request);
  if (contentType?.includes(';') === true && kind?.[1] !== 'binary' && kind?.[1] !== 'text') refuseCharset(contentType);
  return kind;
}

function kindOf(contentType: string, kinds: BodyKinds): BodyKind | undefined {
  // Fast path: most requests have a content type that is spelled as in the description.
  for (const kind of kinds) if (kind[0] === contentType) return kind;
  const essence = essenceOf(contentType);
  const same = kinds.find(([mediaType]) => essenceOf(mediaType) === essence);
  if (same !== undefined) return same;
  const range = kinds.find(([mediaType]) => isInRange(essence, essenceOf(mediaType)))?.[0];
  return range === undefined ? undefined : [essence, mediaKind(essence), range];
}

/** Returns the refusal of a body whose media type is not in `kinds`. */
export function unsupported(request: TransportRequest, kinds: BodyKinds): Refusal {
  const contentType = request.header('content-type');
  const problem =
    contentType === undefined
      ? 'The body has no content type'
      : `The content type ${quoted(contentType)} is not accepted`;
  const mediaTypes = kinds.map(([mediaType]) => mediaType);
  return new Refusal(415, `${problem}; it must be ${mediaTypes.join(' or ')}.`, { accept: mediaTypes.join(', ') });
}

function refuseEncoding(request: TransportRequest): void {
  const encoding = request.header('content-encoding');
  if (encoding === undefined || encoding === 'identity') return;
  const message = `The body is encoded as ${quoted(encoding)}; it must be sent without an encoding.`;
  throw new Refusal(415, message, { 'accept-encoding': 'identity' });
}

function refuseCharset(contentType: string): void {
  const charset = charsetOf(contentType);
  if (charset !== undefined && charset !== 'utf-8' && charset !== 'utf8')
    throw new Refusal(415, `The body is in ${quoted(charset)}; it must be in UTF-8.`);
}

/** @throws {Refusal} 413 if the header `Content-Length` states that the body is too large. */
export function refuseLength(request: TransportRequest, limit: number): void {
  const length = request.header('content-length');
  if (length === undefined) return;
  // Comparing the number of digits first is faster than parsing each number.
  if (length.length >= String(limit).length && Number(length) > limit) throw tooLarge(limit);
}
