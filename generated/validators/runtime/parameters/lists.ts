// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * The items of a list, decoded: split where the separator stands for itself, so that an item may hold one that is encoded. Where none
 * does, the whole list may have been encoded, as many clients do; so it is decoded first.
 *
 * @param decode undefined where nothing is encoded; answers with undefined for text that is malformed.
 * @returns undefined when one of them is malformed.
 */
export function splitList(
  raw: string,
  separator: string,
  decode: ((text: string) => string | undefined) | undefined,
): readonly string[] | undefined {
  if (raw === '') return [];
  if (decode === undefined) return raw.split(separator);
  if (!raw.includes(separator)) return decode(raw)?.split(separator);
  const items: string[] = [];
  for (const part of raw.split(separator)) {
    const item = decode(part);
    if (item === undefined) return undefined;
    items.push(item);
  }
  return items;
}

/** A list with one more item; a list of that one, where there is none yet. */
export function appended(list: unknown, item: unknown): unknown[] {
  if (!Array.isArray(list)) return [item];
  list.push(item);
  return list;
}

/** The items of a header that is a list. RFC 9110, section 5.6.1. */
export const itemsOf = (text: string): readonly string[] =>
  text === '' ? [] : text.split(',').map((item) => item.trim());
