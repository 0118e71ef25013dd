import { hasOwn } from '../shared/has-own.ts';

/**
 * Returns the source location of a part of the description, `spec/areas/labels/schemas.yaml:12`. Returns undefined if no file contains the
 * part.
 *
 * @param places a map from JSON Pointers to source locations. A part without an entry has the location of the nearest outer part.
 * @param pointer JSON Pointer into the description, such as `schema` of an issue.
 */
export function placeIn(places: Readonly<Record<string, string>>, pointer: string): string | undefined {
  let near = pointer;
  while (near !== '' && !hasOwn(places, near)) near = near.slice(0, Math.max(0, near.lastIndexOf('/')));
  return near === '' ? undefined : places[near];
}
