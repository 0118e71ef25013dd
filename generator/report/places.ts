import { enforcedKeywords } from '@forgespec/model/from-document';
import type { UsedKeyword } from './used-keywords.ts';

/**
 * Returns a map from the JSON Pointers of schemas and keywords to their source locations, in the form `file:line`. The location of a schema
 * is the location of its first keyword.
 *
 * @param used the keywords, sorted by file and line.
 */
export function placesOf(used: readonly UsedKeyword[]): ReadonlyMap<string, string> {
  const places = new Map<string, string>();
  for (const { pointer, keyword, file, line } of used) {
    const schema = pointer.slice(0, -keyword.length - 1);
    if (!places.has(schema)) places.set(schema, `${file}:${line}`);
    if (enforcedKeywords.has(keyword) && places.get(schema) !== `${file}:${line}`)
      places.set(pointer, `${file}:${line}`);
  }
  return places;
}
