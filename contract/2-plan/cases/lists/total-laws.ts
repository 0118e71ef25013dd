import { jsonSchemaOf } from '../../../1-describe/documented-response.ts';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Schema } from '@forgespec/model';
import { lowerCaseWords } from '@forgespec/model/names';
import { mergedSchema } from '@forgespec/model/values';
import { isSuccess } from '@forgespec/templates/shared/statuses';
import type { WireResponse } from '../../../http/wire-request.ts';
import { withValue, type Arguments } from '../../../http/arguments.ts';
import type { Filter } from '../../../1-describe/lists/filter.ts';
import { filtersOf } from '../../../1-describe/lists/filters-of.ts';
import { matchOf } from '../../../1-describe/lists/matches-filter.ts';
import { itemListOf, itemsInBody, type ItemList } from '../../../1-describe/lists/item-list.ts';
import { parseJsonBody } from '../../../1-describe/runtime-expression.ts';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { CaseExcludedError, CaseSkippedError, type Session } from '../../session.ts';
import type { Case } from '../case.ts';
import { createCase } from '../draft.ts';
import { filterValues } from './filter-values.ts';
import type { ListReader } from './list-reader.ts';
import { pageSizeOf } from '../pagination/page-parameters.ts';
import { valueRejections } from '../expect.ts';

/** A documented header or property with the number of all items of a list. */
interface Total {
  readonly name: string;
  readonly pointer: string;
  /** True if the description says that the number counts the items that match, or if it belongs to the pages of the list. */
  readonly isOfMatches: boolean;
  /** Returns the number in a response. Returns undefined if the response does not contain it. */
  read(response: WireResponse): number | undefined;
}

/**
 * Returns the cases for each documented total of a list. It must be the number of items, also if a page contains only one of them. With a
 * filter, it must be the number of items that match.
 */
export const totalCases = (
  subject: ContractSubject,
  reader: ListReader,
  operation: TestedOperation,
  list: ItemList,
): Case[] =>
  totalsOf(subject, operation, list).flatMap((total) => [
    ...filteredTotalCases(subject, reader, operation, list, total),
    createCase(operation, {
      kind: 'list',
      name: `list/total/${total.name}`,
      pointer: total.pointer,
      async run(session, operation) {
        // The list may change between the requests, so only a difference that occurs twice is reported.
        const first = await wrongTotal(session, subject, operation, list, total);
        const wrong = first === undefined ? undefined : await wrongTotal(session, subject, operation, list, total);
        if (wrong === undefined) return;
        session.fail({
          rule: 'list/total',
          message: `${total.name} is not the number of items in the list.`,
          expected: String(wrong.count),
          got: String(wrong.total),
          pointer: total.pointer,
        });
      },
    }),
  ]);

/**
 * Reports a total that is not the number of items, after a write.
 *
 * @param path the path values of the list.
 */
export async function checkTotals(
  session: Session,
  operation: TestedOperation,
  path: Arguments['path'],
): Promise<void> {
  const { subject } = session;
  const list = itemListOf(subject, operation);
  if (list === undefined) return;
  for (const total of totalsOf(subject, operation, list)) {
    const read = async () =>
      wrongTotal(session, subject, operation, list, total, path).catch((error: unknown) => {
        if (error instanceof CaseSkippedError) return undefined;
        throw error;
      });
    const wrong = (await read()) === undefined ? undefined : await read();
    if (wrong === undefined) continue;
    const message = `After the write, ${total.name} is not the number of items in the list.`;
    const [expected, got] = [String(wrong.count), String(wrong.total)];
    session.fail({ rule: 'list/total', message, expected, got, pointer: total.pointer });
  }
}

function filteredTotalCases(
  subject: ContractSubject,
  reader: ListReader,
  operation: TestedOperation,
  list: ItemList,
  total: Total,
): Case[] {
  const filters = filtersOf(subject, operation, list).filter(({ properties }) => properties.length > 0);
  if (filters.length === 0) return [];
  return [
    createCase(operation, {
      kind: 'list',
      name: `list/total/${total.name}/filtered`,
      pointer: total.pointer,
      async run(session, operation) {
        const sample = await reader.sample(session, operation, list);
        const sent = sample.isWhole ? selectingFilters(subject, filters, sample.items, session.name()) : [];
        for (const { filter, value } of sent) {
          const slot = { in: 'query', name: filter.parameter.name } as const;
          const args = withValue(sample.args, slot, filter.isList ? [value] : value);
          const read = () => wrongFilteredTotal(session, operation, list, total, args, sample.items.length);
          const wrong = (await read()) === undefined ? undefined : await read();
          if (wrong === undefined) continue;
          return void reportFiltered(session, total, `${slot.name}=${String(value)}`, wrong);
        }
      },
    }),
  ];
}

/** A total may also count the items without the filter, if the description does not say that it counts those that match. */
function reportFiltered(
  session: Session,
  total: Total,
  filter: string,
  wrong: { readonly count: number; readonly total: number },
): void {
  session[total.isOfMatches ? 'fail' : 'hint']({
    rule: 'list/total',
    message: `With ${filter}, ${total.name} is not the number of items that match.`,
    expected: String(wrong.count),
    got: String(wrong.total),
    pointer: total.pointer,
  });
}

/** The maximum number of filters with which a total is compared. */
const maxFilters = 4;

/** Returns filters with values that select some, but not all items. */
function selectingFilters(
  subject: ContractSubject,
  filters: readonly Filter[],
  items: readonly JsonValue[],
  unusedText: string,
): { readonly filter: Filter; readonly value: JsonValue }[] {
  const sent = filters.flatMap((filter) => {
    const { schema } = filter.parameter;
    const single = filter.isList ? mergedSchema(schema, subject.resolve)?.items : undefined;
    const value = filterValues(filter, items, subject.check(single ?? schema), unusedText).find((each) => {
      const matches = items.map((item) => matchOf(item, filter, each));
      return matches.includes('yes') && matches.includes('no');
    });
    return value === undefined ? [] : [{ filter, value }];
  });
  return sent.slice(0, maxFilters);
}

/** Returns undefined if a filtered list has the correct total, or if the filter selects all items. */
async function wrongFilteredTotal(
  session: Session,
  operation: TestedOperation,
  list: ItemList,
  total: Total,
  args: Arguments,
  all: number,
): Promise<{ readonly count: number; readonly total: number } | undefined> {
  const { response } = await session.call(operation, args, { tolerate: valueRejections });
  const count = isSuccess(response.status) ? itemsInBody(response.body, list)?.length : undefined;
  const value = total.read(response);
  return count === undefined || count >= all || value === undefined || value === count
    ? undefined
    : { count, total: value };
}

/**
 * Reads a list with the largest page, and with a page of one item. Returns the number of items and a total that differs from it. Returns
 * undefined if all totals are correct.
 */
async function wrongTotal(
  session: Session,
  subject: ContractSubject,
  operation: TestedOperation,
  list: ItemList,
  total: Total,
  path?: Arguments['path'],
): Promise<{ readonly count: number; readonly total: number } | undefined> {
  if (session.fixtures.stateless) throw new CaseExcludedError('a mock has only one page');
  const size = pageSizeOf(subject, operation);
  const args = await (path === undefined ? session.prepare(operation) : session.withPath(operation, path));
  const read = async (count: number | undefined): Promise<WireResponse> => {
    const paging = size === undefined || count === undefined ? {} : { [size.parameter]: count };
    return (await session.call(operation, { ...args, query: { ...args.query, ...paging } })).response;
  };
  const whole = await read(size?.most);
  const count = isSuccess(whole.status) ? itemsInBody(whole.body, list)?.length : undefined;
  if (count === undefined) throw new CaseSkippedError('the list cannot be read');
  if (size !== undefined && count >= size.most) throw new CaseSkippedError('the list has several of the largest pages');
  const responses = size === undefined || count < 2 ? [whole] : [whole, await read(1)];
  const wrong = responses
    .map((response) => total.read(response))
    .find((value) => value !== undefined && value !== count);
  return wrong === undefined ? undefined : { count, total: wrong };
}

function totalsOf(subject: ContractSubject, operation: TestedOperation, list: ItemList): Total[] {
  const success = operation.responses.find(({ status }) => isSuccess(status));
  const headers = (success?.headers ?? [])
    .filter(({ name, schema }) => isTotal(subject, name, schema))
    .map(({ name, schema }) => ({
      name,
      pointer: schema.pointer,
      isOfMatches: countsMatches(subject, schema) || operation.pagination?.headers.total === name,
      read: (response: WireResponse) => numberIn(response.headers[name.toLowerCase()]),
    }));
  const body = jsonSchemaOf(operation);
  const members =
    list.path.length === 0 || body === undefined ? [] : (mergedSchema(body, subject.resolve)?.properties ?? []);
  const properties = members
    .filter(({ name, schema }) => isTotal(subject, name, schema))
    .map(({ name, schema }) => ({
      name,
      pointer: schema.pointer,
      isOfMatches: countsMatches(subject, schema),
      read: (response: WireResponse) => {
        const value = parseJsonBody(response.body);
        const total = isJsonObject(value) ? value[name] : undefined;
        return typeof total === 'number' ? total : undefined;
      },
    }));
  return [...headers, ...properties];
}

const countsMatches = (subject: ContractSubject, schema: Schema): boolean =>
  /\b(?:match|filter|select)/iu.test(mergedSchema(schema, subject.resolve)?.annotations.description ?? '');

const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || !/^\d+$/u.test(text) ? undefined : Number(text);

/** Returns true for an integer such as `total` or `total_count`. An estimated number is not a total. */
function isTotal(subject: ContractSubject, name: string, schema: Schema): boolean {
  const merged = mergedSchema(schema, subject.resolve);
  const words = lowerCaseWords(name.replaceAll('-', '_')).filter((word) => word !== 'x');
  const isCount =
    words.includes('total') && words.every((word) => /^(?:total|counts?|items|results|number|of|size)$/u.test(word));
  const isEstimated = /\b(?:about|approximat|estimat)/iu.test(merged?.annotations.description ?? '');
  return isCount && !isEstimated && merged?.type?.some((type) => type === 'integer' || type === 'number') === true;
}
