import { sortedBy } from '@forgespec/description/json';
import { typeName } from '../names/identifier.ts';
import type { BuildContext } from './context.ts';
import { findAllOperations, type FoundOperation } from './find-operations.ts';
import { handlerTypes } from './handler-types.ts';
import { operationIds } from './operation-ids.ts';
import { chosenFunction, methodNames, operationNames } from './operation-names.ts';
import { readObject } from './read.ts';
import { areaNames, type AreaNames, type UnnamedArea } from './tree/area-names.ts';
import { tagOf } from './tree/area-texts.ts';
import { placeOperations, type Place } from './tree/place-operations.ts';
import { wholeContext } from './whole-context.ts';

/** An operation of the whole description, with its names. The fields of {@link OperationModel} with the same names explain them. */
export interface NamedOperation {
  readonly operation: FoundOperation;
  readonly id: string;
  readonly name: string;
  readonly shortName: string;
  readonly handlerType: string;
}

/** An area of the whole description, with its names and operations. */
export interface NamedArea extends AreaNames {
  /** The tag of the area. If the area has no tag, the text from which its name is derived. */
  readonly title: string;
  readonly operations: readonly NamedOperation[];
}

/**
 * Chooses the names of all areas and operations of the whole description. Areas are sorted by name, and the operations of an area by path,
 * then by method.
 *
 * @param securitySchemes the variable names of the security schemes. No operation may have the same name as a security scheme.
 */
export function nameAreas(securitySchemes: readonly string[], part: BuildContext): NamedArea[] {
  const context = wholeContext(part);
  const operations = findAllOperations(part);
  const ids = operationIds(operations, context);
  const chosen = operations.map((operation, index) => chosenFunction(operation, ids[index], context) ?? ids[index]);
  const places = placeOperations(operations, chosen, context);
  const groups = [...Map.groupBy(operations.keys(), (index) => JSON.stringify(places[index]?.areas)).values()];
  const areas = areaNames(
    groups.map((group) => unnamedArea(group, operations, places, context)),
    context,
  );
  const binders = areas.map(({ name }) => `bind${typeName(name)}`);
  const names = operationNames(operations, ids, places, [...securitySchemes, ...binders], context);
  const keys = withoutGaps(ids, names);
  const handlers = handlerTypes(names, areas, securitySchemes, context.reservedNames);
  const named = areas.map((area, at): NamedArea => {
    const indexes = groups[at] ?? [];
    const members = indexes.flatMap((index) => {
      const [operation, place, name = ''] = [operations[index], places[index], names[index]];
      return operation && place ? [{ operation, operationId: ids[index], id: keys[index] ?? '', name, place }] : [];
    });
    const methods = methodNames(members, childrenOf(area, areas), context);
    const [first] = members;
    return {
      ...area,
      title: (first && tagOf(first.operation, context)) ?? first?.place.areas[0] ?? area.name,
      operations: members.map(({ operation, id, name }, index) => {
        return { operation, id, name, shortName: methods[index] ?? '', handlerType: handlers.get(name) ?? '' };
      }),
    };
  });
  return sortedBy(named, ({ name }) => name);
}

function unnamedArea(
  indexes: readonly number[],
  operations: readonly FoundOperation[],
  places: readonly Place[],
  context: BuildContext,
): UnnamedArea {
  // Problems of the area are reported at an operation in the document.
  const own = indexes.find((index) => operations[index]?.isOutside !== true) ?? indexes[0] ?? 0;
  const [first] = indexes.flatMap((index) => operations[index] ?? []);
  const reported = operations[own];
  const locationOf: UnnamedArea['locationOf'] = () => {
    if (reported === undefined) return undefined;
    const hasOwnTag = tagOf(reported, context) !== undefined;
    const key = readObject(reported.node, 'x-sdk') === undefined ? (hasOwnTag ? 'tags' : undefined) : 'x-sdk';
    return context.locationOf(reported.node, key);
  };
  return { texts: places[own]?.areas ?? [], tag: first && tagOf(first, context), locationOf };
}

/** Returns the names of the areas within an area. */
const childrenOf = ({ path }: AreaNames, areas: readonly AreaNames[]): string[] =>
  areas.flatMap((other) =>
    other.path.length > path.length && path.every((name, index) => other.path[index] === name)
      ? (other.path[path.length] ?? [])
      : [],
  );

/**
 * Returns the `id` of each operation. The `id` is the `operationId`. If an operation has no unique `operationId`, its name becomes the
 * `id`. A number is appended if another operation already has this `id`.
 */
function withoutGaps(ids: readonly (string | undefined)[], names: readonly string[]): string[] {
  const used = new Set(ids);
  return ids.map((id, index) => {
    if (id !== undefined) return id;
    const name = names[index] ?? '';
    let key = name;
    for (let number = 2; used.has(key); number += 1) key = `${name}${number}`;
    used.add(key);
    return key;
  });
}
