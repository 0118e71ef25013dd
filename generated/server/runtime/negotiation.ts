// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { essenceOf, isInRange, isMediaRange } from '../../shared/media-type.ts';
import { isSuccess } from '../../shared/statuses.ts';
import type { Step } from './dispatch.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';

/**
 * Returns the step that checks the header `Accept`. If the header allows no media type of a successful response, the step throws a 406. If
 * a response has several media types, the step sets `input.accept` to the media type that the client prefers.
 */
export function negotiate({ responses, hasAccept }: Route): Step {
  const all = Object.entries(responses).flatMap(([status, types]) => (isSuccess(status) ? (types ?? []) : []));
  const offered = [...new Set(all)];
  return (request, _query, _context, input) => {
    const preferred = preferredType(request.header('accept'), offered);
    if (preferred === undefined) throw new Refusal(406, `The response can only be ${offered.join(' or ')}.`);
    if (hasAccept === true) input.accept = preferred;
    return undefined;
  };
}

/**
 * Returns the offered media type that a client prefers. If the client prefers several of them equally, returns the first one. Returns
 * undefined if the client accepts none of them.
 *
 * @param accept the value of the header `Accept`. Invalid media ranges are ignored.
 * @see https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 */
function preferredType(accept: string | undefined, offered: readonly string[]): string | undefined {
  const [first = '*/*'] = offered;
  if (accept === undefined || accept === '*/*' || accept === '' || offered.length === 0) return first;
  // Fast path: most clients send one of the media types as it is in the description.
  if (offered.includes(accept)) return accept;
  const ranges = accept.split(',').map((text) => ({ range: essenceOf(text), weight: weightOf(text) }));
  let preferred: string | undefined;
  let highest = 0;
  for (const mediaType of offered) {
    const essence = essenceOf(mediaType);
    // The most specific range decides: `*/*;q=0, text/plain` allows only `text/plain`.
    const closest = ranges
      .filter(({ range }) => isInRange(essence, range) || isInRange(range, essence))
      .sort((a, b) => precision(b.range) - precision(a.range))[0];
    if (closest !== undefined && closest.weight > highest) {
      highest = closest.weight;
      // If the offered media type is a range such as `image/*`, the media type in `Accept` is preferred to the range.
      preferred = isMediaRange(mediaType) && !isMediaRange(closest.range) ? closest.range : mediaType;
    }
  }
  return preferred;
}

/** Returns the weight of a media range: 1 without `q`, and 0 if the client does not accept the range. */
function weightOf(range: string): number {
  const weight = Number(/;\s*q=([\d.]+)\s*(?:;|$)/iu.exec(range)?.[1] ?? '1');
  return Number.isNaN(weight) ? 1 : weight;
}

const precision = (range: string): number => (range === '*/*' ? 0 : range.endsWith('/*') ? 1 : 2);
