import { formatPointer, sortedBy } from '@forgespec/description/json';
import { stateOfPart } from '@forgespec/description/load';
import { typeName } from '../names/identifier.ts';
import type { Area } from '../api.ts';
import type { Label } from '../operation.ts';
import { buildOperation } from './build-operations.ts';
import { buildPart } from './build-part.ts';
import type { BuildContext } from './context.ts';
import { findOperations, type FoundOperation } from './find-operations.ts';
import { withHandlerTypes } from './handler-types.ts';
import { operationIds } from './operation-ids.ts';
import { chosenFunction, methodNames, operationNames } from './operation-names.ts';
import { isLabel } from './tag-kind.ts';
import { parentTags, tagNamed } from './tag-parents.ts';
import { readObject, readString, readTexts } from './read.ts';
import { areaNames, type AreaNames, type UnnamedArea } from './tree/area-names.ts';
import { tagOf } from './tree/area-texts.ts';
import { placeOperations, type Place } from './tree/place-operations.ts';

/** An operation as it is in the document, with its names. */
interface NamedOperation {
  readonly operation: FoundOperation;
  /** The unique `operationId`. Undefined if the operation has no `operationId`, or if an earlier operation has the same `operationId`. */
  readonly operationId: string | undefined;
  readonly id: string;
  readonly name: string;
  readonly place: Place;
}

/**
 * Builds the areas of a document. Areas are sorted by name, and the operations of an area by path, then by method.
 *
 * @param securitySchemes the variable names of the security schemes. No operation may have the same name as a security scheme.
 */
export function buildAreas(securitySchemes: readonly string[], context: BuildContext): Area[] {
  const operations = findOperations(context);
  const ids = operationIds(operations, context);
  const chosen = operations.map((operation, index) => chosenFunction(operation, ids[index], context) ?? ids[index]);
  const places = placeOperations(operations, chosen, context);
  const groups = [...Map.groupBy(operations.keys(), (index) => JSON.stringify(places[index]?.areas)).values()];
  const areas = areaNames(
    groups.map(([first = 0]) => unnamedArea(operations[first], places[first], context)),
    context,
  );
  const binders = areas.map(({ name }) => `bind${typeName(name)}`);
  const names = operationNames(operations, ids, places, [...securitySchemes, ...binders], context);
  const keys = withoutGaps(ids, names);
  const named = operations.map((operation, index): NamedOperation => {
    const place = places[index] ?? { areas: [], method: '', isGiven: false, functionName: undefined };
    return { operation, operationId: ids[index], id: keys[index] ?? '', name: names[index] ?? '', place };
  });
  const built = areas.map((area, index) => {
    const members = groups[index]?.flatMap((each) => named[each] ?? []) ?? [];
    return buildArea(area, members, areas, context);
  });
  const sorted = sortedBy(built, ({ name }) => name);
  return withHandlerTypes(sorted, securitySchemes, context.reservedNames);
}

function unnamedArea(first: FoundOperation | undefined, place: Place | undefined, context: BuildContext): UnnamedArea {
  const tag = first === undefined ? undefined : tagOf(first, context);
  const locationOf: UnnamedArea['locationOf'] = () => {
    if (first === undefined) return undefined;
    const key = readObject(first.node, 'x-sdk') === undefined ? (tag === undefined ? undefined : 'tags') : 'x-sdk';
    return context.locationOf(first.node, key);
  };
  return { texts: place?.areas ?? [], tag, locationOf };
}

/** Returns true for an outermost area, and for the first inner area if the outermost one has no operations. The text of the tag is there. */
const isFirst = ({ path: [root], name }: AreaNames, areas: readonly AreaNames[]): boolean =>
  areas
    .filter((other) => other.path[0] === root)
    .every((other) => other.name === name || (other.path.length > 1 && other.name > name));

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

function buildArea(
  names: AreaNames,
  members: readonly NamedOperation[],
  areas: readonly AreaNames[],
  context: BuildContext,
): Area {
  const { path, name, file } = names;
  const [first] = members;
  const title = (first === undefined ? undefined : tagOf(first.operation, context)) ?? first?.place.areas[0] ?? name;
  const tag = isFirst(names, areas) ? tagNamed(title, context.document) : undefined;
  const methods = methodNames(members, childrenOf(names, areas), context);
  return {
    path,
    name,
    file,
    title,
    parents: parentTags(title, context.document),
    description: tag === undefined ? undefined : readString(tag, 'description'),
    operations: members.map(({ operation, id, name }, index) => {
      const chosen = { id, name, shortName: methods[index] ?? '', labels: labelsOf(operation, title, context) };
      const { method, path, pointer } = operation;
      const others = JSON.stringify([pointer, chosen, [...context.serverOptions]]);
      const from = [stateOfPart(context.document, formatPointer(['paths', path])), others];
      return buildPart(`${method} ${path}`, from, context, (inner) => buildOperation(operation, chosen, inner));
    }),
  };
}

/** Returns the tags of an operation that are labels. The tag of the operation's area is left out. */
function labelsOf({ node }: FoundOperation, title: string, { document }: BuildContext): Label[] {
  return [...new Set(readTexts(node, 'tags'))].flatMap((name) => {
    const tag = tagNamed(name, document);
    if (tag === undefined || name === title || !isLabel(tag)) return [];
    return [{ kind: readString(tag, 'kind') ?? '', text: readString(tag, 'summary') ?? name }];
  });
}
