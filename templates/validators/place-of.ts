/**
 * Where something stands in the description, `spec/areas/labels/schemas.yaml:12`; undefined for what is in none of its files.
 *
 * @param places by JSON Pointer; what is not among them is where that is what it lies in.
 * @param pointer JSON Pointer into the description, as `schema` of an issue is.
 */
export function placeIn(places: Readonly<Record<string, string>>, pointer: string): string | undefined {
  let near = pointer;
  while (near !== '' && !Object.hasOwn(places, near)) near = near.slice(0, Math.max(0, near.lastIndexOf('/')));
  return near === '' ? undefined : places[near];
}
