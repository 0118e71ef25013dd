import { charsetOf } from './charset.ts';
import { essenceOf, isInRange } from './media-type.ts';
import { parametersOf } from './parameters.ts';

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
