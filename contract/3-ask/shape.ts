import { escapeSegment } from '@forgespec/templates/shared/json-pointer';
import { isJsonObject, type JsonValue } from '@forgespec/generator/json';

/** Where two values differ in kind, and not only in what they say. */
export interface ShapeDifference {
  readonly expected: string;
  readonly got: string;
}

/**
 * Compares the kinds of two bodies: list or object, and the types of the properties that both have. Null goes with everything, and
 * what only one of them has says nothing.
 */
export function shapeDifference(
  expected: JsonValue | undefined,
  got: JsonValue | undefined,
  path = '',
): ShapeDifference | undefined {
  if (expected === undefined || got === undefined || expected === null || got === null) return undefined;
  const [wanted, found] = [kindOf(expected), kindOf(got)];
  if (wanted !== found) return { expected: `${path || 'body'}: ${wanted}`, got: `${path || 'body'}: ${found}` };
  if (Array.isArray(expected) && Array.isArray(got)) return shapeDifference(expected[0], got[0], `${path}/0`);
  if (!isJsonObject(expected) || !isJsonObject(got)) return undefined;
  return Object.keys(expected)
    .map((key) => shapeDifference(expected[key], got[key], `${path}/${escapeSegment(key)}`))
    .find((difference) => difference !== undefined);
}

const kindOf = (value: JsonValue): string => (Array.isArray(value) ? 'array' : typeof value);
