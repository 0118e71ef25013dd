import { isJsonObject, type JsonObject } from '../../1-load/json.ts';
import { fileName, valueName } from '../../code/identifier.ts';
import type { SourceLocation } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import type { OperationModel } from '../operation.ts';
import { buildOperations, type PlacedOperation } from './build-operations.ts';
import { checkTypeNames } from './check-type-names.ts';
import type { BuildContext } from './context.ts';
import { createFileNames, createNames, type Names } from './names.ts';
import { readString } from './read.ts';
import { reservedMembers } from './reserved-names.ts';

/**
 * Builds the areas of a document. Areas are sorted by name, and the operations of an area by path, then by method.
 *
 * @param securitySchemes the variable names of the security schemes. No operation may have the same name as a security scheme.
 */
export function buildAreas(securitySchemes: readonly string[], context: BuildContext): Area[] {
  const names = createNames(context, [...context.reservedNames.areas, ...reservedMembers]);
  const files = createFileNames(context);
  const operations = buildOperations(securitySchemes, context);
  const areas = [...Map.groupBy(operations, ({ group }) => group)]
    .map(([group, members]) => buildArea(group, members, names, files, context))
    .toSorted((a, b) => (a.name < b.name ? -1 : 1));
  checkTypeNames(areas, operations, securitySchemes, context);
  return areas;
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
  const place = (): SourceLocation | undefined => context.place(first?.node, first?.tag === group ? 'tags' : 'x-sdk');
  checkShortNames(members, context);
  const name = names.claim(valueName(group), `area "${group}"`, place);
  return {
    name,
    file: name === '' ? '' : files.claim(fileName(group), `area ${name}`, place),
    title,
    description: tag === undefined ? undefined : readString(tag, 'description'),
    operations: members.map(({ operation }) => operation),
  };
}

function checkShortNames(members: readonly PlacedOperation[], context: BuildContext): void {
  const names = createNames(context, reservedMembers);
  for (const { operation, node } of members) {
    const isNamed = node['x-sdk'] !== undefined;
    // Without `x-sdk`, the client method is named like the operation. An invalid name of an operation is already reported.
    if (!isNamed && operation.shortName === '') continue;
    const subject = isNamed ? `method of ${label(operation)}` : `operation ${operation.name}`;
    names.claim(operation.shortName, subject, () => context.place(node, isNamed ? 'x-sdk' : 'operationId'));
  }
}

const label = ({ method, path }: OperationModel): string => `${method.toUpperCase()} ${path}`;

function tagNamed(name: string, { document }: BuildContext): JsonObject | undefined {
  const tags = Array.isArray(document.tags) ? document.tags.filter(isJsonObject) : [];
  return tags.find((tag) => tag.name === name);
}
