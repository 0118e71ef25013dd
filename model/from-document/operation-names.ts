import { typeName, valueName } from '../names/identifier.ts';
import { chooseNames, type NameRequest, type Namespace } from './choose-names.ts';
import type { BuildContext } from './context.ts';
import { type FoundOperation, operationLabel } from './find-operations.ts';
import { reservedMembers } from '../names/reserved-names.ts';
import type { Place } from './tree/place-operations.ts';
import { wordsOf } from './tree/words.ts';

/**
 * Returns the name of each operation in TypeScript. The name is derived from the `operationId`. If the operation has no `operationId`, or if
 * the `operationId` only repeats the path, the name is derived from the path.
 *
 * @param ids the unique `operationId` of each operation.
 * @param places the places of the operations in the tree of the client.
 * @param taken the names of other exports, which no operation may have.
 */
export function operationNames(
  operations: readonly FoundOperation[],
  ids: readonly (string | undefined)[],
  places: readonly Place[],
  taken: Iterable<string>,
  context: BuildContext,
): string[] {
  const fromPaths = Map.groupBy(places, ({ functionName }) => functionName);
  const reserved = new Set([...context.reservedNames.operations, ...reservedMembers, ...taken]);
  const isReserved = (name: string): boolean => reserved.has(name);
  const known = new Set(ids.flatMap((id) => (id === undefined ? [] : [valueName(id)])));
  const requests = operations.map((operation, index): NameRequest => {
    const id = ids[index];
    const short = places[index]?.functionName ?? '';
    const isUnique = fromPaths.get(short)?.length === 1 && !known.has(short);
    const isShorter = id === undefined || wordsOf(short).length < wordsOf(id).length;
    const source = short !== '' && isUnique && isShorter ? short : (id ?? nameFromPath(operation));
    return {
      name: valueName(source),
      source,
      subject: id === undefined ? `operation ${operationLabel(operation)}` : `operation "${id}"`,
      locationOf: () => context.locationOf(operation.node, id === undefined ? undefined : 'operationId', 'value'),
      chosen: chosenFunction(operation, id, context),
    };
  });
  return chooseNames(requests, { word: 'Operation', fallback: 'operation', isReserved, part: 'operations' }, context);
}

/** Returns the name that the config chooses for the function of an operation. */
export const chosenFunction = (
  operation: FoundOperation,
  id: string | undefined,
  { chosenNames }: BuildContext,
): string | undefined => chosenNames.nameFor('operations', overrideKeys(operation, id));

/** Returns the keys under which the config can contain a name for an operation. */
const overrideKeys = (operation: FoundOperation, id: string | undefined): string[] => [
  operationLabel(operation),
  ...(id === undefined ? [] : [id]),
];

/** The facts about an operation from which its method follows. */
interface PlacedOperation {
  readonly operation: FoundOperation;
  readonly operationId: string | undefined;
  /** The name of the function. */
  readonly name: string;
  readonly place: Place;
}

/** Chooses the methods of the operations of an area. @param children the names of the areas within the area. */
export function methodNames(
  operations: readonly PlacedOperation[],
  children: readonly string[],
  context: BuildContext,
): string[] {
  const reserved = new Set([...reservedMembers, ...children]);
  const requests = operations.map(({ operation, operationId, name, place: { method, isGiven } }): NameRequest => {
    const isNamedById = operationId !== undefined && !isGiven;
    const label = isNamedById ? `operation "${operationId}"` : operationLabel(operation);
    return {
      name: valueName(method).replace(/_$/u, '') || name,
      source: method,
      subject: `method of ${label}`,
      locationOf: () => context.locationOf(operation.node, isGiven ? 'x-sdk' : 'operationId'),
      chosen: context.chosenNames.nameFor('methods', overrideKeys(operation, operationId)),
    };
  });
  const members: Namespace = {
    part: 'methods',
    word: 'Method',
    fallback: 'method',
    isReserved: (name) => reserved.has(name),
  };
  return chooseNames(requests, members, context);
}

/** Returns the name of an operation that has no `operationId`. For example, returns `getShopsByIdPets` for `GET /shops/{id}/pets`. */
const nameFromPath = ({ method, path }: FoundOperation): string =>
  valueName(method) + wordsOfPath(segmentsOf(path)).join('');

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '');

const parameterIn = (segment: string): string | undefined => /^\{(.*)\}$/u.exec(segment)?.[1];

const wordsOfPath = (segments: readonly string[]): string[] =>
  segments.map((segment) => {
    const parameter = parameterIn(segment);
    return parameter === undefined ? typeName(segment) : `By${typeName(parameter)}`;
  });
