import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { operationsOf } from '@forgespec/description/openapi';
import type { ChangedOperation } from '../change.ts';
import type { DescriptionSide } from '../description/open-side.ts';
import type { NodeKey } from '../schema/compare/finding.ts';
import { type ServerPaths, sharedServerPath, shareServer } from './server-paths.ts';

/** An operation of one description. */
export interface OperationOfSide {
  readonly operation: ChangedOperation;
  readonly node: JsonObject;
  /** The path item with the operation. */
  readonly item: JsonObject;
  readonly spot: NodeKey;
}

/** An operation whose key in the path item is known. */
type OperationAtKey = OperationOfSide & { readonly spot: { readonly key: string } };

/**
 * Returns a map from keys such as `get /pets/{}` to the operations of `paths`, `webhooks` or a callback. If an operation of the base and an
 * operation of the revision have the same key, they are the same operation.
 *
 * @param isTemplate true if the keys of `items` are path templates, in which the names of parameters do not matter.
 * @param prefix the path of the server URLs, such as `/v2`. The function inserts it before the path in each key: `get /v2/pets/{}`.
 */
export function operationsIn(
  side: DescriptionSide,
  items: JsonValue | undefined,
  isTemplate: boolean,
  prefix = '',
): ReadonlyMap<string, OperationOfSide> {
  if (!isJsonObject(items)) return new Map();
  const shapes = Map.groupBy(Object.keys(items), shapeOf);
  return new Map(
    Object.entries(items).flatMap(([path, value]) => {
      const item = path.startsWith('x-') ? undefined : side.objectAt(value);
      if (item === undefined) return [];
      const isUnique = shapes.get(shapeOf(path))?.length === 1;
      const place = `${prefix}${isTemplate && isUnique ? shapeOf(path) : path}`;
      return operationsOfItem(item, path).map((found) => [`${found.spot.key} ${place}`, found] as const);
    }),
  );
}

/** Returns the operations of a path item, also those with other methods (`query` and `additionalOperations` of OpenAPI 3.2). */
function operationsOfItem(item: JsonObject, path: string): readonly OperationAtKey[] {
  const additional = isJsonObject(item['additionalOperations']) ? item['additionalOperations'] : {};
  return [...operationsOf(item), ['query', item['query']] as const, ...Object.entries(additional)].flatMap(
    ([key, node]) => {
      if (!isJsonObject(node)) return [];
      const owner = isJsonObject(item[key]) || Object.keys(additional).length === 0 ? item : additional;
      return [{ operation: { method: key.toLowerCase(), path }, node, item, spot: { node: owner, key } }];
    },
  );
}

/** The operations of both descriptions. The same operation has the same key in both maps. */
export interface OperationsOfSides {
  readonly old: ReadonlyMap<string, OperationOfSide>;
  readonly new: ReadonlyMap<string, OperationOfSide>;
  /** The paths of the server URLs, such as `/v2`. Undefined if the operations were matched without these paths. */
  readonly serverPaths?: ServerPaths;
}

/**
 * Returns the operations of two descriptions. Usually, two operations match if they have the same method and path. But a prefix such as
 * `/v2` can move between the server URLs and `paths`. So the function also compares complete paths, which begin with the path of the server
 * URL. If more operations match by their complete paths, the function returns these matches.
 */
export function matchedOperations(
  old: DescriptionSide,
  revised: DescriptionSide,
  kind: 'paths' | 'webhooks',
): OperationsOfSides {
  const [base, revision] = [old.document, revised.document];
  const isTemplate = kind === 'paths';
  const byPath = {
    old: operationsIn(old, itemsOf(base, kind, revision), isTemplate),
    new: operationsIn(revised, itemsOf(revision, kind, base), isTemplate),
  };
  const [from, to] = [sharedServerPath(base), sharedServerPath(revision)];
  if (!isTemplate || from === to || !shareServer(base, revision)) return byPath;
  const byAddress = {
    old: operationsIn(old, base[kind], isTemplate, from),
    new: operationsIn(revised, revision[kind], isTemplate, to),
    serverPaths: { old: from, new: to },
  };
  return countMatched(byAddress) > countMatched(byPath) ? byAddress : byPath;
}

/**
 * Returns the path items of a document. If only the other document has `webhooks`, these are the `x-webhooks` with which descriptions of
 * OpenAPI 3.0 describe webhooks.
 */
const itemsOf = (document: JsonObject, kind: 'paths' | 'webhooks', other: JsonObject): JsonValue | undefined =>
  document[kind] ?? (kind === 'webhooks' && other[kind] !== undefined ? document['x-webhooks'] : undefined);

const countMatched = ({ old, new: revised }: OperationsOfSides): number =>
  [...old.keys()].filter((key) => revised.has(key)).length;

/** Returns a path without the names of its parameters and without a slash at its end: `/pets/{}` for `/pets/{id}/`. */
const shapeOf = (path: string): string => path.replaceAll(/\{[^{}]*\}/gu, '{}').replace(/(?<=.)\/$/u, '');

/** Returns the names of the parameters of a path, in their order. */
export const templateNames = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{([^{}]*)\}/gu), ([, name = '']) => name);
