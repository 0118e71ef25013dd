// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Returns the decoded items of a list. A separator that is not encoded separates two items, and an encoded separator is part of an item.
 *
 * @param decode decodes an item, and returns undefined for malformed text. If the items are not encoded, `decode` is undefined.
 * @returns undefined if an item is malformed.
 */
export function splitList(
  raw: string,
  separator: string,
  decode: ((text: string) => string | undefined) | undefined,
): readonly string[] | undefined {
  if (raw === '') return [];
  if (decode === undefined) return raw.split(separator);
  const items: string[] = [];
  for (const part of raw.split(separator)) {
    const item = decode(part);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/**
 * Returns the decoded items of a list, as {@link splitList} does. If all separators are encoded, they separate items too, because many
 * programs encode the whole value of a query parameter or a cookie.
 */
export const splitEncodedList = (
  raw: string,
  separator: string,
  decode: ((text: string) => string | undefined) | undefined,
): readonly string[] | undefined =>
  raw === '' || decode === undefined || raw.includes(separator)
    ? splitList(raw, separator, decode)
    : decode(raw)?.split(separator);

/** Adds an item to a list and returns the list. Creates the list if there is none yet. */
export function appended(list: unknown, item: unknown): unknown[] {
  if (!Array.isArray(list)) return [item];
  list.push(item);
  return list;
}

/** Returns the items of a header that is a list. RFC 9110, section 5.6.1. */
export const splitHeaderList = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((item) => item.trim());
