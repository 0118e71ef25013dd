// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { essenceOf, isInRange } from '../../shared/media-type.ts';

/**
 * Whether one of these media types is welcome to a client.
 *
 * @param accept the header, as it came. What cannot be read in it is ignored.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
export function accepts(accept: string | undefined, mediaTypes: readonly string[]): boolean {
  if (accept === undefined || accept === '*/*' || accept === '' || mediaTypes.length === 0) return true;
  // What most clients send needs no reading.
  if (mediaTypes.includes(accept)) return true;
  const ranges = accept
    .split(',')
    .map((text) => ({ range: essenceOf(text), isRefused: /;\s*q=0(?:\.0*)?\s*(?:;|$)/iu.test(text) }));
  const fits = (essence: string, range: string): boolean => isInRange(essence, range) || isInRange(range, essence);
  return mediaTypes.some((mediaType) => {
    const essence = essenceOf(mediaType);
    // The closest range decides: `*/*;q=0` with `text/plain` is welcome to the latter alone.
    const closest = ranges
      .filter(({ range }) => fits(essence, range))
      .sort((a, b) => precision(b.range) - precision(a.range))[0];
    return closest !== undefined && !closest.isRefused;
  });
}

const precision = (range: string): number => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2);
