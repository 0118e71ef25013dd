import type { JsonObject, JsonValue } from '@forgespec/description/json';
import type { CheckContext } from '../check-context.ts';
import { valueText } from '../schemas/value-type.ts';

/** The part of a value that does not match a schema. */
export interface Mismatch {
  /** The keys from the value to the wrong part. Empty if the whole value is wrong. */
  readonly keys: readonly (string | number)[];
  /** The wrong part. Undefined if the key of the part is wrong. */
  readonly value: JsonValue | undefined;
  /** The reason, as a predicate: `is not of the type string`. */
  readonly reason: string;
  readonly fix: string;
  /** The schema that the part does not match. Undefined for the schema `false`. */
  readonly schema: JsonObject | undefined;
}

/** A comparison of values with the schemas of a description. */
export interface Comparison {
  readonly context: CheckContext;
  /** Returns the first part of a value that does not match a schema. Returns undefined if the whole value matches. */
  find(value: JsonValue, schema: JsonValue | undefined): Mismatch | undefined;
}

/**
 * Converts the mismatch of a part to a mismatch of the value that contains the part. `key` is the key of the part in
 * this value.
 */
export const within = (key: string | number, mismatch: Mismatch | undefined): Mismatch | undefined =>
  mismatch && { ...mismatch, keys: [key, ...mismatch.keys] };

/** Returns the sentence about a mismatch: ``` `id` in the example is "1", which is not of the type integer. ``` */
export function mismatchMessage({ keys, value, reason }: Mismatch, noun: string): string {
  const text = value === undefined || (typeof value === 'object' && value !== null) ? undefined : shortened(value);
  if (keys.length === 0) return `The ${noun}${text === undefined ? '' : ` ${text}`} ${reason}.`;
  const path = `\`${keys.join('/')}\` in the ${noun}`;
  return text === undefined ? `${path} ${reason}.` : `${path} is ${text}, which ${reason}.`;
}

function shortened(value: JsonValue): string {
  const text = valueText(value);
  return text.length > 60 ? `${text.slice(0, 57)}…"` : text;
}
