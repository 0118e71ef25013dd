import { relative } from 'node:path';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import type { Origins } from '@forgespec/generator/origins';
import { parsePointer, valueAt } from '@forgespec/generator/pointer';

/** Tells where the nodes of a document were written: JSON Pointer → `file:line:column`. */
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
  const owner = key === undefined ? undefined : follow(document, valueAt(document, keys.slice(0, -1)));
  const place = origins.place(node) ?? origins.place(owner, key);
  if (place === undefined) return undefined;
  return `${relative(process.cwd(), place.source.path).replaceAll('\\', '/')}:${place.line}:${place.column}`;
}

function follow(document: JsonObject, node: JsonValue | undefined): JsonValue | undefined {
  const reference = isJsonObject(node) ? node.$ref : undefined;
  return typeof reference === 'string' ? valueAt(document, parsePointer(reference)) : node;
}
