import { relative } from 'node:path';
import {
  canonicalJson,
  formatPointer,
  isJsonObject,
  type JsonObject,
  type JsonValue,
} from '@forgespec/description/json';
import { isVersion30, type Description } from '@forgespec/description/load';
import { isReference } from '@forgespec/description/openapi';
import { isFetched } from '@forgespec/description/diagnostics';
import { createDocumentSchemas, createSelectedSchemas } from '@forgespec/model/from-document';
import type { ChangeLocation } from '../change.ts';
import type { NodeKey } from '../schema/compare/finding.ts';
import type { MessageDirection, SchemaReader } from '../schema/normal/conjunction.ts';
import { createSchemaReader } from '../schema/normal/schema-reader.ts';

/** A map from compared nodes to their canonical JSON texts. All comparisons of a description share this map. */
const texts = new WeakMap<object, string>();

/** A map from each document to the function that returns the pointers of its nodes. */
const pointersIn = new WeakMap<JsonObject, PointerOf>();

/** One of the two compared descriptions. */
export interface DescriptionSide {
  readonly document: JsonObject;
  readonly readers: Readonly<Record<MessageDirection, SchemaReader>>;
  /** Returns the node itself, or the target if the node is a reference. Returns undefined if the result is not an object. */
  objectAt(node: JsonValue | undefined): JsonObject | undefined;
  /** Returns the same text for equal values, and different texts for different values. */
  textOf(node: JsonValue | undefined): string;
  locationOf(spot: NodeKey | undefined): ChangeLocation | null;
  pointerOf(spot: NodeKey): string;
}

/**
 * Prepares a loaded description for a comparison.
 *
 * @param nameOf takes the path of a file, and returns the name that the changes contain in place of the path. Default: the path relative to
 * the current folder.
 */
export function openSide(description: Description, nameOf: (path: string) => string = shownPath): DescriptionSide {
  const { document, origins } = description;
  const schemas = createDocumentSchemas(description);
  const { resolve } = schemas;
  const selected = createSelectedSchemas(document, resolve);
  return {
    document,
    readers: {
      request: createSchemaReader('request', schemas, selected, isVersion30(document)),
      response: createSchemaReader('response', schemas, selected, isVersion30(document)),
    },
    objectAt(node) {
      const target = isReference(node) ? resolve(node.$ref) : node;
      return isJsonObject(target) ? target : undefined;
    },
    textOf,
    locationOf(spot) {
      const location = spot && (origins.locationOf(spot.node, spot.key, 'key') ?? origins.locationOf(spot.node));
      return location === undefined
        ? null
        : { file: nameOf(location.source.path), line: location.line, column: location.column };
    },
    pointerOf({ node, key }) {
      const pointers = pointersIn.get(document) ?? pointersOf(document);
      pointersIn.set(document, pointers);
      const pointer = pointers(node);
      return key === undefined ? pointer : pointer + formatPointer([key]).slice(1);
    },
  };
}

function textOf(node: JsonValue | undefined): string {
  if (node === undefined) return '';
  if (typeof node !== 'object' || node === null) return canonicalJson(node);
  const text = texts.get(node) ?? canonicalJson(node);
  texts.set(node, text);
  return text;
}

/** Returns the JSON Pointer of a node: `#/paths/~1pets`. Returns `#` for nodes that are not in the document. */
type PointerOf = (node: object) => string;

/**
 * Creates a {@link PointerOf} for a document. It builds a pointer only when the pointer is requested, because most pointers of a large
 * document are never requested.
 */
function pointersOf(document: JsonObject): PointerOf {
  const owners = new Map<object, readonly [owner: object, key: string]>();
  const nodes = new Set<object>([document]);
  // The loop also visits the nodes that it adds to the set.
  for (const owner of nodes) {
    for (const [key, member] of Object.entries(owner)) {
      if (typeof member !== 'object' || member === null || nodes.has(member)) continue;
      nodes.add(member);
      owners.set(member, [owner, key]);
    }
  }
  return (node) => {
    const keys: string[] = [];
    for (let place = owners.get(node); place !== undefined; place = owners.get(place[0])) keys.unshift(place[1]);
    return formatPointer(keys);
  };
}

const shownPath = (path: string): string => (isFetched(path) ? path : relative(process.cwd(), path) || path);
