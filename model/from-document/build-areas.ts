import { formatPointer, sortedBy } from '@forgespec/description/json';
import { stateOfPart } from '@forgespec/description/load';
import { typeName, valueName } from '../names/identifier.ts';
import type { Area } from '../api.ts';
import type { Label } from '../operation.ts';
import { buildOperation } from './build-operations.ts';
import { buildPart } from './build-part.ts';
import { chooseFileNames } from './choose-file-names.ts';
import { chooseNames, type NameRequest } from './choose-names.ts';
import type { BuildContext } from './context.ts';
import { findOperations, type FoundOperation } from './find-operations.ts';
import { groupsFromPaths } from './group-from-path.ts';
import { withHandlerTypes } from './handler-types.ts';
import { operationIds } from './operation-ids.ts';
import { operationNames, shortNames } from './operation-names.ts';
import { isLabel } from './tag-kind.ts';
import { parentTags, tagNamed } from './tag-parents.ts';
import { readObject, readString, readTexts } from './read.ts';
import { reservedMembers } from '../names/reserved-names.ts';

/** The name of an area, and its operations as they are in the document. The operations of the model are built from these operations. */
interface Group {
  /** The name of the area in the description, such as `Shop pets`. */
  readonly text: string;
  readonly operations: readonly FoundOperation[];
}

interface OperationName {
  /** The unique `operationId`. Undefined if the operation has no `operationId`, or if an earlier operation has the same `operationId`. */
  readonly operationId: string | undefined;
  readonly id: string;
  readonly name: string;
}

/**
 * Returns the tag that groups an operation. This is the first tag that is not a label. A label is a tag that is declared with a `kind`
 * other than `nav` (OpenAPI 3.2), such as `audience`. If all tags of an operation are labels, the first label groups the operation. Returns
 * undefined if the operation has no tags.
 */
function tagOf({ node }: FoundOperation, context: BuildContext): string | undefined {
  const tags = readTexts(node, 'tags').filter((tag) => tag !== '');
  return tags.find((tag) => !isLabel(tagNamed(tag, context.document))) ?? tags[0];
}

const sdkGroupOf = ({ node }: FoundOperation): string | undefined =>
  readString(readObject(node, 'x-sdk') ?? {}, 'group');

/**
 * Builds the areas of a document. Areas are sorted by name, and the operations of an area by path, then by method.
 *
 * @param securitySchemes the variable names of the security schemes. No operation may have the same name as a security scheme.
 */
export function buildAreas(securitySchemes: readonly string[], context: BuildContext): Area[] {
  const operations = findOperations(context);
  const ids = operationIds(operations, context);
  const groups = groupOperations(operations, context);
  const areas = areaNames(groups, context);
  const binders = areas.map(({ name }) => `bind${typeName(name)}`);
  const names = operationNames(operations, ids, [...securitySchemes, ...binders], context);
  const keys = withoutGaps(ids, names);
  const named = new Map(
    operations.map((operation, index) => [
      operation,
      { id: keys[index] ?? '', name: names[index] ?? '', operationId: ids[index] },
    ]),
  );
  const built = groups.map((group, index) => {
    const { name, file } = areas[index] ?? { name: '', file: '' };
    return buildArea(group, name, file, named, context);
  });
  const sorted = sortedBy(built, ({ name }) => name);
  return withHandlerTypes(sorted, securitySchemes, context.reservedNames);
}

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

function groupOperations(operations: readonly FoundOperation[], context: BuildContext): Group[] {
  const hasGroups = operations.some((operation) => (sdkGroupOf(operation) ?? tagOf(operation, context)) !== undefined);
  const fromPath = groupsFromPaths(operations.map(({ path }) => path));
  const textOf = (operation: FoundOperation): string =>
    sdkGroupOf(operation) ?? tagOf(operation, context) ?? (hasGroups ? 'default' : fromPath(operation.path));
  return Array.from(Map.groupBy(operations, textOf), ([text, members]) => ({ text, operations: members }));
}

function areaNames(
  groups: readonly Group[],
  context: BuildContext,
): { readonly name: string; readonly file: string }[] {
  const members = new Set([...context.reservedNames.areas, ...reservedMembers]);
  const types = new Set(context.reservedNames.handlers);
  const isReserved = (name: string): boolean => members.has(name) || types.has(`${typeName(name)}Handlers`);
  const requests = groups.map(({ text, operations: [first] }): NameRequest => {
    const locationOf: NameRequest['locationOf'] = () => {
      if (first === undefined) return undefined;
      const keys = [
        sdkGroupOf(first) === undefined ? [] : ['x-sdk'],
        tagOf(first, context) === undefined ? [] : ['tags'],
      ].flat();
      return context.locationOf(first.node, keys[0]);
    };
    const chosen = context.chosenNames.nameFor('areas', [text]);
    return { name: valueName(text), source: text, subject: `area "${text}"`, locationOf, chosen };
  });
  const names = chooseNames(requests, { word: 'Area', fallback: 'area', isReserved, part: 'areas' }, context);
  const fileRequests = requests.map((request, index) => ({ ...request, name: names[index] ?? '', chosen: undefined }));
  const words = { word: 'area', fallback: 'area', reserved: context.reservedNames.modules };
  const files = chooseFileNames(fileRequests, words, context);
  return names.map((name, index) => ({ name, file: files[index] ?? '' }));
}

function buildArea(
  { text, operations }: Group,
  name: string,
  file: string,
  named: ReadonlyMap<FoundOperation, OperationName>,
  context: BuildContext,
): Area {
  const [first] = operations;
  const title = (first === undefined ? undefined : tagOf(first, context)) ?? text;
  const tag = tagNamed(title, context.document);
  const names = operations.map((operation) => named.get(operation)?.name ?? '');
  const ids = operations.map((operation) => named.get(operation)?.operationId);
  const short = shortNames(operations, ids, names, name, text, context);
  return {
    name,
    file,
    title,
    parents: parentTags(title, context.document),
    description: tag === undefined ? undefined : readString(tag, 'description'),
    operations: operations.map((operation, index) => {
      const { id = '', name = '' } = named.get(operation) ?? {};
      const chosen = { id, name, shortName: short[index] ?? '', labels: labelsOf(operation, title, context) };
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
