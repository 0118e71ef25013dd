import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import { lowerCaseWords } from '@forgespec/model/names';
import { isSameValue } from './same-value.ts';

/**
 * Returns true if a resource that can be read after its deletion says that it is deleted: a property such as `deleted_at` or
 * `status` has another value than before. Many services keep deleted resources for some time.
 *
 * @param before the body of the resource before its deletion.
 * @param after the body of the resource after its deletion.
 */
export function isMarkedAsDeleted(before: JsonValue | undefined, after: JsonValue | undefined): boolean {
  if (!isJsonObject(before) || !isJsonObject(after)) return false;
  return Object.keys(after).some((name) => isMark(name) && !isSameValue(before[name], after[name]));
}

const isMark = (name: string): boolean => lowerCaseWords(name).some((word) => marks.test(word));

const marks =
  /^(?:active|archiv(?:e|ed|al)|bin|cancell?ed|closed|deleted?|deletion|disabled|discarded|enabled|expunged|inactive|purged?|removed?|removal|revoked|state|status|trash(?:ed)?)$/u;
