import { lowerCaseWords } from '@forgespec/model/names';
import { isJsonObject, type JsonValue } from '@forgespec/description/json';
import type { Parameter } from '@forgespec/model';
import { mergedSchema } from '@forgespec/model/values';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import type { CaseDraft } from '../draft.ts';
import { pageSizeOf, type PageSize } from './page-parameters.ts';
import { createPageReader, type PageReader } from './page-reader.ts';

// Common names of the sort parameters. OpenAPI has no keyword for them.
const keyNames = /^(?:order|sort)_?by$/iu;
const directionNames = /^(?:sort|order|direction|(?:sort|order)_?(?:direction|order))$/iu;

/** The parameters with which a list is requested in an order. */
interface SortParameters {
  /** The parameter for the sort key. Undefined if the list has only a default order. */
  readonly key: Parameter | undefined;
  /** The parameter with the values `asc` and `desc`. */
  readonly direction: Parameter;
  readonly size: PageSize | undefined;
}

/**
 * Returns one case for each sort key of a list. If the list has no parameter for the sort key, returns one case for the default order of
 * the list. Each case checks the list in ascending and in descending order.
 */
export function sortOrderLaws(subject: ContractSubject, operation: TestedOperation): Omit<CaseDraft, 'pointer'>[] {
  const inQuery = operation.parameters.filter((parameter) => parameter.in === 'query');
  const key = inQuery.find(({ name }) => keyNames.test(name));
  const keys = enumTexts(subject, key);
  const direction = inQuery.find((parameter) => {
    const directions = directionNames.test(parameter.name) ? enumTexts(subject, parameter) : [];
    return directions.includes('asc') && directions.includes('desc');
  });
  if (direction === undefined || (key !== undefined && keys.length === 0)) return [];
  const parameters = { key, direction, size: pageSizeOf(subject, operation) };
  return keys.length === 0 ? [sortOrderLaw(parameters, undefined)] : keys.map((name) => sortOrderLaw(parameters, name));
}

/** Returns the texts that the schema of a parameter lists. */
const enumTexts = (subject: ContractSubject, parameter: Parameter | undefined): string[] => {
  const values = parameter === undefined ? [] : (mergedSchema(parameter.schema, subject.resolve)?.enum ?? []);
  return values.filter((value) => typeof value === 'string');
};

/** @param key the sort key. Undefined for the default order. */
const sortOrderLaw = (parameters: SortParameters, key: string | undefined): Omit<CaseDraft, 'pointer'> => ({
  kind: 'pagination',
  name: `pagination/order${key === undefined ? '' : `/${key}`}`,
  async run(session, operation) {
    const pages = await createPageReader(session, operation, { needsState: true });
    const itemsIn = async (direction: string): Promise<readonly JsonValue[]> =>
      (await pages.get(sortQuery(parameters, key, direction)))?.items ?? [];
    const ascending = await itemsIn('asc');
    const descending = await itemsIn('desc');
    if (ascending.length < 2) return pages.skip('the list is too short to have an order');
    if (ascending.length >= (parameters.size?.most ?? Infinity)) return;
    if (sortedIdentities(pages, ascending) !== sortedIdentities(pages, descending))
      return pages.skip('the list changes while it is read');
    if (key === undefined) checkDefaultOrder(pages, ascending, descending);
    else checkOrderBy(pages, key, ascending, descending);
  },
});

const sortQuery = (
  { key: keyParameter, direction: directionParameter, size }: SortParameters,
  key: string | undefined,
  direction: string,
): Readonly<Record<string, JsonValue>> => ({
  ...(keyParameter !== undefined && key !== undefined && { [keyParameter.name]: key }),
  [directionParameter.name]: direction,
  ...(size !== undefined && { [size.parameter]: size.most }),
});

function checkDefaultOrder(pages: PageReader, ascending: readonly JsonValue[], descending: readonly JsonValue[]): void {
  if (isReversed(ascending, descending)) return;
  const message = 'No property of the items explains both the ascending and the descending order.';
  const [up, down] = [ascending, descending].map((items) => items.map(pages.identityOf).join(', '));
  pages.fail('pagination/order', message, up ?? '', down ?? '');
}

function checkOrderBy(
  pages: PageReader,
  key: string,
  ascending: readonly JsonValue[],
  descending: readonly JsonValue[],
): void {
  const up = valuesOfKey(ascending, key);
  const down = valuesOfKey(descending, key).toReversed();
  if (up.length === 0) return pages.skip(`the items have no property ${key}`);
  if (JSON.stringify(up) !== JSON.stringify(down)) {
    const message = 'Ascending and descending order are not the reverse of each other.';
    pages.fail('pagination/order', message, JSON.stringify(up), JSON.stringify(down));
  } else if (isUnsorted(up)) {
    pages.fail('pagination/order', `The list is not sorted by ${key}.`, 'ascending order', JSON.stringify(up));
  }
}

/** Returns the values of the sort key. Ignores items without a value, because a server may put them at the beginning or at the end. */
const valuesOfKey = (items: readonly JsonValue[], key: string): JsonValue[] =>
  items.map((item) => (isJsonObject(item) ? (item[key] ?? null) : item)).filter((value) => value !== null);

const sortedIdentities = ({ identityOf }: PageReader, items: readonly JsonValue[]): string =>
  items.map(identityOf).toSorted().join();

/**
 * Returns true if the values of at least one property are in the reverse order in the second list. Also returns true if
 * the order cannot be checked. This happens if all items have the same name or time. It also happens if the items do
 * not contain the sort key.
 */
function isReversed(ascending: readonly JsonValue[], descending: readonly JsonValue[]): boolean {
  const names = new Set(ascending.flatMap((item) => (isJsonObject(item) ? Object.keys(item) : [])));
  const orders = [...names].map((name) => {
    const [up, down] = [valuesOf(ascending, name), valuesOf(descending, name).toReversed()];
    return { name, up, down, isConstant: new Set(up.map((value) => JSON.stringify(value))).size === 1 };
  });
  const isKey = ({ name, up }: { name: string; up: readonly JsonValue[] }): boolean =>
    lowerCaseWords(name).some((word) => /(?:name|title|label|key)s?$/u.test(word)) ||
    (typeof up[0] === 'string' && isOrdered(up[0]));
  const varied = orders.filter(({ isConstant }) => !isConstant);
  if (orders.some((order) => order.isConstant && isKey(order))) return true;
  if (varied.some(({ up, down }) => JSON.stringify(up) === JSON.stringify(down))) return true;
  return !varied.some(({ up }) => up.every(isOrdered) && !isUnsorted(up));
}

const valuesOf = (items: readonly JsonValue[], name: string): JsonValue[] =>
  items.map((item) => (isJsonObject(item) ? (item[name] ?? null) : null));

/**
 * Returns true for numbers and times, which every server sorts in the same order. The order of texts differs between servers.
 */
const isOrdered = (value: JsonValue): boolean => typeof value === 'number' || /^\d{4}-\d{2}-\d{2}/u.test(String(value));

/** Returns a number by which a value can be sorted. Times are compared as instants, because their offsets may differ. */
const rankOf = (value: JsonValue): number => (typeof value === 'number' ? value : Date.parse(String(value)));

function isUnsorted(values: readonly JsonValue[]): boolean {
  const ranks = values.filter(isOrdered).map(rankOf);
  return ranks.some((rank, index) => index > 0 && (ranks[index - 1] ?? rank) > rank);
}
