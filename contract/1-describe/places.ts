import { relative } from 'node:path';
import type { JsonObject } from '@forgespec/generator/json';
import type { Origins } from '@forgespec/generator/origins';
import { parsePointer } from '@forgespec/templates/shared/json-pointer';
import { valueAt } from '@forgespec/generator/pointer';
import { followReferences } from '@forgespec/generator/reference';

/** Returns a function from a JSON Pointer into a document to its source location, `file:line:column`. */
export function createPlaces(document: JsonObject, origins: Origins): (pointer: string) => string {
  return (pointer) => {
    for (let keys = parsePointer(pointer); ; keys = keys.slice(0, -1)) {
      const place = placeOf(document, keys, origins);
      if (place !== undefined) return place;
      if (keys.length === 0) return pointer;
    }
  };
}

function placeOf(document: JsonObject, keys: readonly string[], origins: Origins): string | undefined {
  const node = valueAt(document, keys);
  const key = keys.at(-1);
  const owner = key === undefined ? undefined : followReferences(document, valueAt(document, keys.slice(0, -1)));
  const place = origins.place(node) ?? origins.place(owner, key);
  if (place === undefined) return undefined;
  return `${relative(process.cwd(), place.source.path).replaceAll('\\', '/')}:${place.line}:${place.column}`;
}
