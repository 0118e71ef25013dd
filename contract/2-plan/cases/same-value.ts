import type { JsonValue } from '@forgespec/description/json';

/**
 * Returns true if two values are equal. Timestamps are equal if they denote the same instant: their offset and precision may
 * differ. A day is equal to its midnight in UTC.
 */
export function isSameValue(one: JsonValue | undefined, other: JsonValue | undefined): boolean {
  if (one === other) return true;
  if (typeof one !== 'string' || typeof other !== 'string') return false;
  const isTime = [one, other].map((text) => /^\d{4}-\d{2}-\d{2}T/iu.test(text));
  const isDay = [one, other].map((text) => /^\d{4}-\d{2}-\d{2}$/u.test(text));
  const isComparable = isTime.every((each, index) => each || isDay[index] === true) && isTime.includes(true);
  return isComparable && Date.parse(one) === Date.parse(other);
}
