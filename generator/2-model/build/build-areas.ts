import { isJsonObject, type JsonObject } from '../../1-load/json.ts';
import { fileName, valueName } from '../../code/identifier.ts';
import type { Place } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import type { Operation } from '../operation.ts';
import { buildOperations, type PlacedOperation } from './build-operations.ts';
import type { BuildContext } from './context.ts';
import { createFileNames, createNames, type Names } from './names.ts';
import { readText } from './read.ts';
import { reservedNames } from './reserved-names.ts';

/**
 * The operations of the document, by area; areas sorted by name, their operations by path, then by method.
 *
 * @param taken names that stand beside those of operations.
 */
export function buildAreas(taken: readonly string[], context: BuildContext): Area[] {
  const names = createNames(context, reservedNames.areas);
  const files = createFileNames(context);
  const groups = Map.groupBy(buildOperations(taken, context), ({ group }) => group);
  return [...groups]
    .map(([group, members]) => buildArea(group, members, names, files, context))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

function buildArea(
  group: string,
  members: readonly PlacedOperation[],
  names: Names,
  files: Names,
  context: BuildContext,
): Area {
  const [first] = members;
  const title = first?.tag ?? group;
  const tag = tagNamed(title, context);
  const what = `area "${group}"`;
  const place = (): Place | undefined => context.place(first?.node, first?.tag === group ? 'tags' : 'x-sdk');
  checkShortNames(members, context);
  return {
    name: names.claim(valueName(group), what, place),
    file: files.claim(fileName(group), what, place),
    title,
    description: tag === undefined ? undefined : readText(tag, 'description'),
    operations: members.map(({ operation }) => operation),
  };
}

function checkShortNames(members: readonly PlacedOperation[], context: BuildContext): void {
  const names = createNames(context, reservedNames.methods);
  for (const { operation, node } of members) {
    const key = node['x-sdk'] === undefined ? 'operationId' : 'x-sdk';
    names.claim(operation.shortName, `method of ${label(operation)}`, () => context.place(node, key));
  }
}

const label = ({ method, path }: Operation): string => `${method.toUpperCase()} ${path}`;

function tagNamed(name: string, { document }: BuildContext): JsonObject | undefined {
  const tags = Array.isArray(document.tags) ? document.tags.filter(isJsonObject) : [];
  return tags.find((tag) => tag.name === name);
}
