import { hasObjectType } from './json-types.ts';
import { deepest, NestingError } from './nesting.ts';
import { ownProperty, presentKeys } from './values.ts';

/**
 * Returns a text that identifies a JSON value: two values have the same text if and only if they are equal. A `number` and a `bigint` with
 * the same value are equal.
 *
 * @throws NestingError if the value is nested too deeply.
 */
export function equalityKey(value: unknown, level = 0): string {
  if (level > deepest) throw new NestingError();
  if (Array.isArray(value)) return `[${Array.from(value, (item) => equalityKey(item, level + 1)).join(',')}]`;
  if (typeof value === 'number' && Number.isInteger(value)) return String(BigInt(value));
  if (!hasObjectType(value)) return typeof value === 'string' ? JSON.stringify(value) : String(value);
  const textOf = (key: string): string => equalityKey(ownProperty(value, key), level + 1);
  const members = presentKeys(value).sort();
  return `{${members.map((key) => `${JSON.stringify(key)}:${textOf(key)}`).join(',')}}`;
}
