import { assumeType } from '../shared/assume-type.ts';
import { bodyOfParts, writePart, type PartFormat } from './multipart-part.ts';
import type { RequestBody } from './operation.ts';
import { isRequestBody, unencoded } from './unencoded.ts';

/**
 * Returns a function that writes a list of values as the parts of a multipart body, for example of `multipart/mixed`. A file keeps its media
 * type, and an object becomes JSON. Text and other bodies that are already written are sent unchanged.
 *
 * @param mediaType the media type of the body, without the boundary.
 * @param items the format of each part (`itemEncoding`).
 * @param first the formats of the first parts (`prefixEncoding`).
 * @see https://spec.openapis.org/oas/v3.2.0.html#encoding-by-position
 */
export function partListBody(
  mediaType: string,
  items: PartFormat = {},
  first: readonly PartFormat[] = [],
): (body: unknown) => RequestBody {
  return (body) => {
    if (isRequestBody(body) || !(Symbol.iterator in Object(body))) return unencoded(body);
    const values = Array.from(assumeType<Iterable<unknown>>(body));
    const parts = values.map((value, index) => writePart(String(index), value, first[index] ?? items));
    return bodyOfParts(mediaType, parts);
  };
}
