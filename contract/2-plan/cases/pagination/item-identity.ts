import type { JsonValue } from '@forgespec/generator/json';

/** Returns a text that identifies an item of a list: its id, name or key, otherwise the whole item. Messages contain this text. */
export function describeItem(item: JsonValue): string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return JSON.stringify(item);
  const key = ['id', 'name', 'key'].find((candidate) => item[candidate] !== undefined);
  return key === undefined ? JSON.stringify(item) : `${key} ${JSON.stringify(item[key])}`;
}
