import type { JsonValue } from '@forgespec/description/json';

/**
 * Returns true if two values are equal. Timestamps are equal if they denote the same instant: their offset and precision may
 * differ.
 */
export function isSameValue(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  return [one, other].every((text) => /^\d{4}-\d{2}-\d{2}T/iu.test(text)) && Date.parse(one) === Date.parse(other);
}
