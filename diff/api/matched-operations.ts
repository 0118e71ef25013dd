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
  const found = new Map<string, OperationOfSide>();
  if (!isJsonObject(items)) return found;
  const shapes = new Map<string, number>();
  for (const path of Object.keys(items)) shapes.set(shapeOf(path), (shapes.get(shapeOf(path)) ?? 0) + 1);
  for (const [path, value] of Object.entries(items)) {
    const item = side.objectAt(value);
    if (item === undefined || path.startsWith('x-')) continue;
    const isUnique = shapes.get(shapeOf(path)) === 1;
    const others = isJsonObject(item['additionalOperations']) ? Object.entries(item['additionalOperations']) : [];
    const query: [string, JsonValue | undefined][] = [['query', item['query']]];
    for (const [method, node] of [...operationsOf(item), ...query, ...others]) {
      if (!isJsonObject(node)) continue;
      const key = `${method} ${prefix}${isTemplate && isUnique ? shapeOf(path) : path}`;
      const owner = isJsonObject(item[method]) ? item : others.length > 0 ? item['additionalOperations'] : item;
      const spot = { node: isJsonObject(owner) ? owner : item, key: method };
      found.set(key, { operation: { method: method.toLowerCase(), path }, node, item, spot });
    }
  }
  return found;
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
    old: operationsIn(old, base[kind], isTemplate),
    new: operationsIn(revised, revision[kind], isTemplate),
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

const countMatched = ({ old, new: revised }: OperationsOfSides): number =>
  [...old.keys()].filter((key) => revised.has(key)).length;

/** Returns a path without the names of its parameters and without a slash at its end: `/pets/{}` for `/pets/{id}/`. */
const shapeOf = (path: string): string => path.replaceAll(/\{[^{}]*\}/gu, '{}').replace(/(?<=.)\/$/u, '');

/** Returns the names of the parameters of a path, in their order. */
export const templateNames = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{([^{}]*)\}/gu), ([, name = '']) => name);
