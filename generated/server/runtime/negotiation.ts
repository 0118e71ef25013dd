// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { essenceOf, isInRange } from '../../shared/media-type.ts';
import { isSuccess } from '../../shared/statuses.ts';
import type { Step } from './dispatch.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

/**
 * Returns the step that checks the header `Accept`: it throws a refusal with 406 if the header allows none of the media types of
 * successful responses.
 */
export function negotiate({ responses }: Route): Step {
  const offered = Object.entries(responses).flatMap(([status, mediaTypes]) =>
    isSuccess(status) ? (mediaTypes ?? []) : [],
  );
  return (request) => {
    if (accepts(request.header('accept'), offered)) return undefined;
    throw new Refusal(406, `The response is ${offered.join(' or ')}.`);
  };
}

/**
 * Returns true if a client accepts one of these media types.
 *
 * @param accept the value of the header. Invalid media ranges in it are ignored.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
function accepts(accept: string | undefined, mediaTypes: readonly string[]): boolean {
  if (accept === undefined || accept === '*/*' || accept === '' || mediaTypes.length === 0) return true;
  // Fast path: most clients send one of the media types as it is in the description.
  if (mediaTypes.includes(accept)) return true;
  const ranges = accept
    .split(',')
    .map((text) => ({ range: essenceOf(text), isRefused: /;\s*q=0(?:\.0*)?\s*(?:;|$)/iu.test(text) }));
  const fits = (essence: string, range: string): boolean => isInRange(essence, range) || isInRange(range, essence);
  return mediaTypes.some((mediaType) => {
    const essence = essenceOf(mediaType);
    // The most specific range decides: `*/*;q=0, text/plain` allows only `text/plain`.
    const closest = ranges
      .filter(({ range }) => fits(essence, range))
      .sort((a, b) => precision(b.range) - precision(a.range))[0];
    return closest !== undefined && !closest.isRefused;
  });
}

const precision = (range: string): number => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2);
