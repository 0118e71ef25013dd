import type { Area } from '../../api.ts';
import type { BodyTypeName, Content } from '../../message.ts';
import type { OperationModel } from '../../operation.ts';
import { typeName } from '../../names/identifier.ts';
import type { BuildContext } from '../context.ts';
import { readObject } from '../read.ts';
import { wholeContext } from '../whole-context.ts';
import { bodyGroups, type BodyGroup } from './body-groups.ts';

/** The suffixes of the other types of an operation. */
const otherSuffixes = ['Path', 'Query', 'Headers', 'Cookies', 'Responses'];

/**
 * Adds a name to each body that may need a type with a name, and returns the areas with these bodies. No two different types get the same
 * name, and the result does not depend on the order of the description.
 *
 * @param areas the areas, whose operations have their type prefixes.
 * @param schemas the names of the schemas, which are taken.
 */
export function withBodyTypes(areas: readonly Area[], schemas: readonly string[], context: BuildContext): Area[] {
  const operations = areas.flatMap((area) => area.operations);
  const taken = [
    ...Object.values(context.reservedNames).flat(),
    ...schemas,
    ...Object.keys(readObject(readObject(wholeContext(context).document, 'components') ?? {}, 'responses') ?? {}).map(
      (component) => `${typeName(component)}Response`,
    ),
    ...operations.flatMap(({ typePrefix, handlerType }) => [
      ...otherSuffixes.map((suffix) => typePrefix + suffix),
      ...['', 'Input', 'Result'].map((suffix) => handlerType + suffix),
    ]),
  ];
  const groups = bodyGroups(areas);
  const names = chooseTypes(groups, new Set(taken));
  const types = new Map(
    groups.flatMap((group, index) => {
      const type = typeOf(group, names[index] ?? '');
      return group.contents.map((content): [Content, BodyTypeName] => [content, type]);
    }),
  );
  return areas.map((area) => ({
    ...area,
    operations: area.operations.map((operation) => withTypes(operation, types)),
  }));
}

const typeOf = ({ operation, statuses, isShared }: BodyGroup, name: string): BodyTypeName => ({
  name,
  area: isShared ? undefined : operation.area,
  statuses,
});

function withTypes(operation: OperationModel, types: ReadonlyMap<Content, BodyTypeName>): OperationModel {
  const named = (content: Content): Content => {
    const type = types.get(content);
    return type === undefined ? content : { ...content, type };
  };
  const { body, responses } = operation;
  return {
    ...operation,
    body: body && { ...body, contents: body.contents.map(named) },
    responses: responses.map((response) => ({ ...response, contents: response.contents.map(named) })),
  };
}

/** Returns a unique name for each group. Groups that would get the same name all get their next one. */
function chooseTypes(groups: readonly BodyGroup[], taken: ReadonlySet<string>): string[] {
  const choices = groups.map(() => 0);
  const namesNow = (): string[] => groups.map((group, index) => nameAt(group, choices[index] ?? 0));
  for (let names = namesNow(); ; names = namesNow()) {
    const next = groupsWithTakenName(names, taken).flatMap((indexes) => withoutNumbered(indexes, groups, choices));
    if (next.length === 0) return names;
    for (const index of next) choices[index] = (choices[index] ?? 0) + 1;
  }
}

/** Returns the name of a group. More names than the group has are numbered, which happens only if a description has such names itself. */
const nameAt = ({ names }: BodyGroup, choice: number): string =>
  names[choice] ?? `${names.at(-1) ?? 'Body'}${choice - names.length + 2}`;

/** Returns the indexes of names that are taken, or that are not unique. The indexes of equal names are in one list. */
const groupsWithTakenName = (names: readonly string[], taken: ReadonlySet<string>): number[][] =>
  [...Map.groupBy(names.keys(), (index) => names[index] ?? '')]
    .filter(([name, indexes]) => indexes.length > 1 || taken.has(name))
    .map(([, indexes]) => indexes);

/** Returns the groups that must get another name. If all names of all groups are used, the first group keeps its number. */
const withoutNumbered = (
  indexes: readonly number[],
  groups: readonly BodyGroup[],
  choices: readonly number[],
): number[] =>
  indexes.length > 1 && indexes.every((index) => (choices[index] ?? 0) >= (groups[index]?.names.length ?? 0))
    ? indexes.slice(1)
    : [...indexes];
