import type { JsonValue } from '@forgespec/description/json';
import { withValue } from '../../../http/arguments.ts';
import { itemListOf, type ItemList } from '../../../1-describe/lists/item-list.ts';
import type { Filter } from '../../../1-describe/lists/filter.ts';
import { filtersOf } from '../../../1-describe/lists/filters-of.ts';
import { hasFilteredProperty, matchOf, type FilterMatch } from '../../../1-describe/lists/matches-filter.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/model/values';
import { CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { filterValues } from './filter-values.ts';
import type { ListReader, ListSample } from './list-reader.ts';

/**
 * Returns the cases for the filters of a list. For each filter, the list contains only items that match, and all items of the unfiltered
 * list that match. Two filters together select the items that match both.
 */
export function filterCases(subject: ContractSubject, reader: ListReader, operation: TestedOperation): Case[] {
  const list = itemListOf(subject, operation);
  if (list === undefined) return [];
  const filters = filtersOf(subject, operation, list);
  const context = { subject, reader, list };
  const plain = filters.filter(({ properties }) => properties.length > 0);
  return [
    ...filters.map((filter) => filterCase(context, operation, filter)),
    ...(plain.length > 1 ? [togetherCase(context, operation, plain)] : []),
  ];
}

interface FilterContext {
  readonly subject: ContractSubject;
  readonly reader: ListReader;
  readonly list: ItemList;
}

const filterCase = (context: FilterContext, operation: TestedOperation, filter: Filter): Case =>
  createCase(operation, {
    kind: 'filter',
    name: `filter/${filter.parameter.name}`,
    pointer: filter.parameter.pointer,
    async run(session, operation) {
      const { subject, reader, list } = context;
      const sample = await reader.sample(session, operation, list);
      const { schema } = filter.parameter;
      const items = filter.isList ? mergedSchema(schema, subject.resolve)?.items : undefined;
      const values = filterValues(filter, sample.items, subject.check(items ?? schema), session.name());
      if (values.length === 0) throw new CaseSkippedError('no item of the list has a value for the filter');
      for (const value of values) await checkFilter(session, operation, context, sample, [{ filter, value }]);
      const pair = pairOfValues(filter, sample, values);
      if (pair !== undefined) await checkFilter(session, operation, context, sample, [{ filter, value: pair }]);
    },
  });

/**
 * Returns two values of a filter that takes a list, each of which selects an item. Returns undefined for other filters, and for a filter of a
 * property that is a list itself: its items may need to have one of the values, or both.
 */
function pairOfValues(
  filter: Filter,
  { items }: ListSample,
  values: readonly JsonValue[],
): readonly JsonValue[] | undefined {
  if (!filter.isList || filter.relation !== 'equal' || filter.properties.some(({ isRepeated }) => isRepeated))
    return undefined;
  const pair = values.filter((value) => items.some((item) => matchOf(item, filter, value) === 'yes')).slice(0, 2);
  return pair.length === 2 ? pair : undefined;
}

/** The maximum number of pairs of filters in one case. */
const maxPairs = 8;

const togetherCase = (context: FilterContext, operation: TestedOperation, filters: readonly Filter[]): Case =>
  createCase(operation, {
    kind: 'filter',
    name: 'filter/together',
    pointer: operation.pointer,
    async run(session, operation) {
      const { subject, reader, list } = context;
      const sample = await reader.sample(session, operation, list);
      const [item, ...others] = sample.items;
      if (item === undefined || others.length === 0) throw new CaseSkippedError('the list has fewer than two items');
      const sent = filters.flatMap((filter) => {
        const { schema } = filter.parameter;
        const items = filter.isList ? mergedSchema(schema, subject.resolve)?.items : undefined;
        const [value] = filterValues(filter, [item], subject.check(items ?? schema), session.name());
        return value === undefined || matchOf(item, filter, value) !== 'yes' ? [] : [{ filter, value }];
      });
      await checkFilter(session, operation, context, sample, sent);
      const pairs = pairsOf(sent).filter(mayCombine);
      const telling = pairs.toSorted((a, b) => tellingOf(b, sample.items) - tellingOf(a, sample.items));
      for (const pair of telling.slice(0, maxPairs)) await checkFilter(session, operation, context, sample, pair);
    },
  });

/** Returns all pairs of filters. The first pairs contain each filter. */
const pairsOf = (sent: readonly SentFilter[]): (readonly [SentFilter, SentFilter])[] =>
  sent.flatMap((_, distance) =>
    distance === 0
      ? []
      : sent.slice(distance).flatMap((other, index) => {
          const one = sent[index];
          return one === undefined ? [] : [[one, other] as const];
        }),
  );

/** Returns true if two filters compare different properties. */
const mayCombine = ([one, other]: readonly [SentFilter, SentFilter]): boolean =>
  one.filter.properties[0] !== other.filter.properties[0];

/** Returns how many of two filters a server cannot ignore without returning other items. */
function tellingOf(pair: readonly [SentFilter, SentFilter], items: readonly JsonValue[]): number {
  const selected = pair.map((each) => items.map((item) => matchOfSent(item, each) === 'yes'));
  return selected.filter((one, index) => {
    const other = selected[1 - index] ?? [];
    return other.some((isSelected, place) => isSelected && one[place] === false);
  }).length;
}

/** A filter and the value with which a request sends it. */
interface SentFilter {
  readonly filter: Filter;
  /** The value, or several values that select the items with one of them. */
  readonly value: JsonValue | readonly JsonValue[];
}

/** Compares an item with the values of a filter. */
function matchOfSent(item: JsonValue, { filter, value }: SentFilter): FilterMatch {
  const matches = [value].flat().map((each) => matchOf(item, filter, each));
  if (matches.includes('yes')) return 'yes';
  return matches.includes('open') ? 'open' : 'no';
}

/** The filters of a request, and the function that identifies the items. */
interface SentFilters {
  readonly sent: readonly SentFilter[];
  readonly identityOf: (item: JsonValue) => string;
}

/** Requests a list with filters. If the items are wrong, repeats the check with a new list, because the data may have changed. */
async function checkFilter(
  session: Session,
  operation: TestedOperation,
  { reader, list }: FilterContext,
  sample: ListSample,
  sent: readonly SentFilter[],
): Promise<void> {
  const args = sent.reduce(
    (base, { filter, value }) =>
      withValue(
        base,
        { in: 'query', name: filter.parameter.name },
        filter.isList ? [value].flat() : ([value].flat()[0] ?? null),
      ),
    sample.args,
  );
  let whole = sample.items;
  for (let times = 0; times < 2; times += 1) {
    const found = await reader.read(session, operation, list, args);
    if (found === undefined) return;
    const identityOf = (item: JsonValue): string => session.identityOf(operation, item);
    const fault = faultOf({ sent, identityOf }, { ...sample, items: whole }, found);
    if (fault === undefined) return;
    if (times === 1) {
      report(session, sent, fault);
      return;
    }
    whole = (await reader.read(session, operation, list, sample.args)) ?? [];
  }
}

interface FilterFault {
  readonly message: string;
  readonly expected: string;
  readonly got: string;
}

/** Compares the items that a server returned with the filters. Returns undefined if they are correct. */
function faultOf(
  { sent, identityOf }: SentFilters,
  { items, isWhole }: ListSample,
  found: readonly JsonValue[],
): FilterFault | undefined {
  const matches = (item: JsonValue) => sent.map((each) => matchOfSent(item, each));
  const isJudged = (item: JsonValue): boolean => sent.every(({ filter }) => hasFilteredProperty(item, filter));
  const searches = sent.some(({ filter }) => filter.properties.length === 0);
  if (searches) {
    // The searched properties are not known. A text that no item contains must still find nothing.
    if (found.length === 0 || found.map(identityOf).join() !== items.map(identityOf).join()) return undefined;
    return faultText({ sent, identityOf }, 'returns items that do not match', 'no items', found);
  }
  const wrong = found.filter((item) => matches(item).includes('no') && (isJudged(item) || sent.every(isExact)));
  if (wrong.length > 0)
    return faultText({ sent, identityOf }, 'returns items that do not match', 'only items that match', wrong);
  const missing = items.filter(
    (item) =>
      matches(item).every((match) => match === 'yes') && !found.some((other) => identityOf(other) === identityOf(item)),
  );
  if (missing.length === 0 || (!isWhole && found.length > 0)) return undefined;
  return faultText({ sent, identityOf }, 'leaves out items that match', 'all items that match', missing);
}

/** Returns true if an item without a value for the filter does not match. A search may also find a text that is not in the item. */
const isExact = ({ filter: { relation } }: SentFilter): boolean => relation !== 'contains';

const faultText = (
  { sent, identityOf }: SentFilters,
  message: string,
  expected: string,
  wrong: readonly JsonValue[],
): FilterFault => ({
  message: `The list with ${sent.map(({ filter, value }) => `${filter.parameter.name}=${String(value)}`).join(' and ')} ${message}.`,
  expected,
  got: wrong.slice(0, 3).map(identityOf).join(', '),
});

function report(session: Session, sent: readonly SentFilter[], fault: FilterFault): void {
  const [{ filter } = {}] = sent;
  const finding = {
    rule: sent.length > 1 ? 'filter/together' : 'filter',
    ...fault,
    pointer: filter?.parameter.pointer ?? '',
  };
  if (sent.every((each) => each.filter.isDeclared)) session.fail(finding);
  else session.hint(finding);
}
