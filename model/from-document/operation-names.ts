import type { JsonObject } from '@forgespec/description/json';
import { valueName } from '../names/identifier.ts';
import { chooseNames, type NameRequest, type Namespace } from './choose-names.ts';
import type { BuildContext } from './context.ts';
import { operationLabel, type FoundOperation } from './find-operations.ts';
import { collectionsIn, methodFromPath, nameFromPath } from './names-from-paths.ts';
import { readMembers, readObject, readString } from './read.ts';
import { reservedMembers } from '../names/reserved-names.ts';

/**
 * Returns the name of each operation in TypeScript. The name is derived from the `operationId`, or from the method and the path.
 *
 * @param ids the unique `operationId` of each operation.
 * @param taken the names of other exports, which no operation may have.
 */
export function operationNames(
  operations: readonly FoundOperation[],
  ids: readonly (string | undefined)[],
  taken: Iterable<string>,
  context: BuildContext,
): string[] {
  const reserved = new Set([...context.reservedNames.operations, ...reservedMembers, ...taken]);
  const isReserved = (name: string): boolean => reserved.has(name);
  const requests = operations.map((operation, index): NameRequest => {
    const id = ids[index];
    const fromPath = nameFromPath(operation);
    return {
      name: valueName(id ?? fromPath),
      source: id ?? fromPath,
      subject: id === undefined ? `operation ${operationLabel(operation)}` : `operation "${id}"`,
      locationOf: () => context.locationOf(operation.node, id === undefined ? undefined : 'operationId', 'value'),
      chosen: context.chosenNames.nameFor('operations', overrideKeys(operation, id)),
    };
  });
  return chooseNames(requests, { word: 'Operation', fallback: 'operation', isReserved, part: 'operations' }, context);
}

/** Returns the keys under which the config can contain a name for an operation. */
const overrideKeys = (operation: FoundOperation, id: string | undefined): string[] => [
  operationLabel(operation),
  ...(id === undefined ? [] : [id]),
];

const members: Namespace = {
  part: 'methods',
  word: 'Method',
  fallback: 'method',
  isReserved: (name) => reservedMembers.includes(name),
};

/**
 * Returns the names that the operations of an area have within the area:
 *
 * - If `x-sdk` has a `method`, the name is this `method`.
 * - If the operation has no `operationId`, the name is derived from the path (see {@link methodFromPath}).
 * - Otherwise the name of the area is removed from the name of the operation. For example, the name of `petsList` in the area `pets` is
 *   `list`.
 *
 * If the second or third rule results in a name that another operation of the area has, the whole name of the operation is used.
 *
 * @param ids the unique `operationId` of each operation.
 * @param names the names of the operations in TypeScript.
 * @param area the name of the area in TypeScript.
 * @param text the name of the area in the description.
 */
export function shortNames(
  operations: readonly FoundOperation[],
  ids: readonly (string | undefined)[],
  names: readonly string[],
  area: string,
  text: string,
  context: BuildContext,
): string[] {
  const collections = collectionsOf(context.document);
  const given = operations.map(({ node }) => readString(readObject(node, 'x-sdk') ?? {}, 'method'));
  const rests = operations.map((operation, index) => {
    const name = names[index] ?? '';
    if (given[index] !== undefined) return name;
    const isFromPath = ids[index] === undefined && name === valueName(nameFromPath(operation));
    const fromPath = isFromPath ? methodFromPath(operation, [area, text], collections) : undefined;
    return fromPath ?? withoutArea(name, area);
  });
  const uses = Map.groupBy([...names, ...rests, ...given], (name) => name);
  const requests = operations.map((operation, index): NameRequest => {
    const [method, name = '', rest = ''] = [given[index], names[index], rests[index]];
    const isUnique = rest === name || uses.get(rest)?.length === 1;
    const source = method ?? (isUnique ? rest : name);
    return {
      name: valueName(source).replace(/_$/u, ''),
      source,
      subject: method === undefined ? `operation ${name}` : `method of ${operationLabel(operation)}`,
      locationOf: () => context.locationOf(operation.node, method === undefined ? 'operationId' : 'x-sdk'),
      chosen: context.chosenNames.nameFor('methods', overrideKeys(operation, ids[index])),
    };
  });
  return chooseNames(requests, members, context);
}

// The collections are cached, because each area needs the collections of all paths.
const knownCollections = new WeakMap<JsonObject, ReadonlySet<string>>();

function collectionsOf(document: JsonObject): ReadonlySet<string> {
  const found = knownCollections.get(document) ?? collectionsIn(readMembers(document, 'paths').map(([path]) => path));
  knownCollections.set(document, found);
  return found;
}

/**
 * Removes the name of the area from the start of an operation's name. Returns the whole name if it does not start with the name of the
 * area.
 */
function withoutArea(name: string, area: string): string {
  const rest = name.slice(area.length);
  const startsWithArea = name.slice(0, area.length).toLowerCase() === area.toLowerCase();
  return startsWithArea && /^\p{Lu}/u.test(rest) ? valueName(rest).replace(/_$/u, '') : name;
}
