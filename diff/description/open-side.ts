import { relative } from 'node:path';
import { canonicalJson } from '@forgespec/generator/canonical-json';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import type { Description } from '@forgespec/generator/load';
import { formatPointer } from '@forgespec/generator/pointer';
import { followReferences } from '@forgespec/generator/reference';
import { isFetched } from '@forgespec/generator/source-file';
import type { ChangePlace } from '../change.ts';
import type { NodeKey } from '../schema/compare/finding.ts';
import { createSchemaReader, type MessageDirection, type SchemaReader } from '../schema/normal/schema-reader.ts';

/** One of the two compared descriptions. */
export interface DescriptionSide {
  readonly document: JsonObject;
  readonly readers: Readonly<Record<MessageDirection, SchemaReader>>;
  /** Follows references. Returns undefined if the target is not an object. */
  objectAt(node: JsonValue | undefined): JsonObject | undefined;
  /** Returns a text that is equal for equal values. */
  textOf(node: JsonValue | undefined): string;
  placeOf(spot: NodeKey | undefined): ChangePlace | null;
  pointerOf(spot: NodeKey): string;
}

/**
 * Opens a loaded description for a comparison.
 *
 * @param nameOf returns the name of a file in the changes. Default: its path, relative to the current folder.
 */
export function openSide(description: Description, nameOf: (path: string) => string = shownPath): DescriptionSide {
  const { document, origins } = description;
  const targets = new Map<string, JsonValue | undefined>();
  const resolve = (reference: string): JsonValue | undefined => {
    if (targets.has(reference)) return targets.get(reference);
    const target = followReferences(document, { $ref: reference });
    targets.set(reference, target);
    return target;
  };
  const isVersion30 = typeof document['openapi'] === 'string' && document['openapi'].startsWith('3.0');
  const texts = new WeakMap<object, string>();
  const textOf = (node: JsonValue | undefined): string => {
    if (node === undefined) return '';
    if (typeof node !== 'object' || node === null) return canonicalJson(node);
    const text = texts.get(node) ?? canonicalJson(node);
    texts.set(node, text);
    return text;
  };
  let pointers: WeakMap<object, string> | undefined;
  return {
    document,
    readers: {
      request: createSchemaReader('request', isVersion30, resolve),
      response: createSchemaReader('response', isVersion30, resolve),
    },
    objectAt(node) {
      const reference = isJsonObject(node) ? node['$ref'] : undefined;
      const target = typeof reference === 'string' ? resolve(reference) : node;
      return isJsonObject(target) ? target : undefined;
    },
    textOf,
    placeOf(spot) {
      const place =
        spot === undefined ? undefined : (origins.place(spot.node, spot.key, 'key') ?? origins.place(spot.node));
      return place === undefined ? null : { file: nameOf(place.source.path), line: place.line, column: place.column };
    },
    pointerOf({ node, key }) {
      pointers ??= pointersOf(document);
      const pointer = pointers.get(node) ?? '#';
      return key === undefined ? pointer : pointer + formatPointer([key]).slice(1);
    },
  };
}

/** Returns the JSON Pointer of each object and array of a document. */
function pointersOf(document: JsonObject): WeakMap<object, string> {
  const pointers = new WeakMap<object, string>();
  const visit = (node: JsonValue | undefined, pointer: string): void => {
    if (typeof node !== 'object' || node === null || pointers.has(node)) return;
    pointers.set(node, pointer);
    for (const [key, value] of Object.entries(node)) visit(value, pointer + formatPointer([key]).slice(1));
  };
  visit(document, '#');
  return pointers;
}

const shownPath = (path: string): string => (isFetched(path) ? path : relative(process.cwd(), path) || path);
