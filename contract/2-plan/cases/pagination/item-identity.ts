import type { JsonValue } from '@forgespec/description/json';

/**
 * Returns the text that identifies a list item in messages: its id, name or key. If the item has none of them, returns the whole
 * item.
 */
export function itemIdentity(item: JsonValue): string {
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return JSON.stringify(item);
  const key = ['id', 'name', 'key'].find((candidate) => item[candidate] !== undefined);
  return key === undefined ? JSON.stringify(item) : `${key} ${JSON.stringify(item[key])}`;
}
