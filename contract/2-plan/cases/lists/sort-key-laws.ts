import type { JsonValue } from '@forgespec/description/json';
import type { Parameter } from '@forgespec/model';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { withValue } from '../../../http/arguments.ts';
import type { ItemList } from '../../../1-describe/lists/item-list.ts';
import { itemValues, type ItemProperty } from '../../../1-describe/lists/item-property.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { excerpt } from '../../excerpt.ts';
import { CaseSkippedError } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { isSorted, type SortOrder } from './is-sorted.ts';
import type { ListReader } from './list-reader.ts';

const sortNames = /^(?:sort|order|sort(?:_?by|ing)|order(?:_?by|ing))$/iu;

/** A value of a sort parameter: `-pages` and `pages_desc` sort by `pages`, in descending order. */
interface SortKey {
  readonly value: string;
  readonly property: ItemProperty;
  /** Undefined if the value does not state a direction. */
  readonly direction: SortOrder | undefined;
}

/** Returns a case for each sort key of a list. The value of the parameter is the name of a property, possibly with a direction. */
export const sortKeyCases = (
  subject: ContractSubject,
  reader: ListReader,
  operation: TestedOperation,
  list: ItemList,
): Case[] =>
  operation.parameters
    .filter((parameter) => parameter.in === 'query' && sortNames.test(parameter.name))
    .flatMap((parameter) =>
      sortKeysOf(subject, parameter, list).map((key) => sortKeyCase(reader, operation, list, parameter, key)),
    );

function sortKeysOf(subject: ContractSubject, { schema }: Parameter, { properties }: ItemList): SortKey[] {
  const values = mergedSchema(schema, subject.resolve)?.enum ?? [];
  return values.flatMap((value) => (typeof value === 'string' ? (sortKeyOf(value, properties) ?? []) : []));
}

function sortKeyOf(value: string, properties: readonly ItemProperty[]): SortKey | undefined {
  const [, sign, name = '', suffix] = /^([-+]?)(.+?)(?:[_:. -]?(asc|desc)(?:ending)?)?$/iu.exec(value) ?? [];
  const words = lowerCaseWords(name).join('');
  const named = properties.filter(({ names, isRepeated }) => names.length === 1 && !isRepeated);
  const property =
    named.find(({ names }) => lowerCaseWords(names[0] ?? '').join('') === words) ??
    named.find(
      ({ names }) =>
        /^(.+)_?at$/iu
          .exec(names[0] ?? '')?.[1]
          ?.replace(/_$/u, '')
          .toLowerCase() === words,
    );
  if (property === undefined) return undefined;
  const stated =
    sign === '-' || /^desc/iu.test(suffix ?? '')
      ? 'descending'
      : sign === '+' || suffix !== undefined
        ? 'ascending'
        : undefined;
  return { value, property, direction: stated };
}

const sortKeyCase = (
  reader: ListReader,
  operation: TestedOperation,
  list: ItemList,
  parameter: Parameter,
  { value, property, direction }: SortKey,
): Case =>
  createCase(operation, {
    kind: 'list',
    name: `list/sort/${value}`,
    pointer: parameter.pointer,
    async run(session, operation) {
      const { args } = await reader.sample(session, operation, list);
      const sorted = withValue(args, { in: 'query', name: parameter.name }, value);
      const items = (await reader.read(session, operation, list, sorted)) ?? [];
      const values = items.flatMap((item): JsonValue[] => itemValues(item, property));
      if (new Set(values).size < 2) throw new CaseSkippedError('the list is too short to have an order');
      const directions: readonly SortOrder[] = direction === undefined ? ['ascending', 'descending'] : [direction];
      if (directions.some((each) => isSorted(values, each))) return;
      session.fail({
        rule: 'list/sort',
        message: `With ${parameter.name}=${value}, the list is not sorted by ${property.names.join('.')}.`,
        expected: `${direction ?? 'ascending or descending'} order`,
        got: excerpt(JSON.stringify(values)),
        pointer: parameter.pointer,
      });
    },
  });
