import type { JsonValue } from '@forgespec/generator/json';

/** What tells an item from another one, in a message as well. */
export function identity(item: JsonValue): string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return JSON.stringify(item);
  const key = ['id', 'name', 'key'].find((candidate) => item[candidate] !== undefined);
  return key === undefined ? JSON.stringify(item) : `${key} ${JSON.stringify(item[key])}`;
}
