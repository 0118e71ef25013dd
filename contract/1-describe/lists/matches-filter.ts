import type { JsonValue } from '@forgespec/description/json';
import type { Filter } from './filter.ts';
import { itemValues, lacksProperty, type ItemProperty } from './item-property.ts';

/** `yes` and `no` are certain. An item on a boundary, or with the value in another case, may be left out or not. */
export type FilterMatch = 'no' | 'open' | 'yes';

/** Returns true if an item contains a property that a filter compares. */
export const hasFilteredProperty = (item: JsonValue, { properties }: Pick<Filter, 'properties'>): boolean =>
  properties.some((property) => itemValues(item, property).length > 0);

/** Compares an item with the value of a filter. An item with null or an empty array matches no value. A missing boolean may mean `false`. */
export function matchOf(
  item: JsonValue,
  filter: Pick<Filter, 'isInclusive' | 'options' | 'properties' | 'relation'>,
  value: JsonValue,
): FilterMatch {
  const option = filter.options.get(String(value));
  if (option !== undefined) {
    const [found] = itemValues(item, option.property);
    return found === undefined ? 'open' : found === option.value ? 'yes' : 'no';
  }
  const matches = filter.properties
    .flatMap((property) => itemValues(item, property))
    .map((found) => compare(found, value, filter));
  if (matches.includes('yes')) return 'yes';
  const isOpen = filter.properties.some((property) => mayHaveValue(item, property));
  return matches.includes('open') || isOpen ? 'open' : 'no';
}

/** Returns true if an item may have a value that the server omits from the list. */
const mayHaveValue = (item: JsonValue, property: ItemProperty): boolean =>
  itemValues(item, property).length === 0 &&
  (lacksProperty(item, property) || property.merged.type?.includes('boolean') === true);

function compare(
  found: JsonValue,
  value: JsonValue,
  { relation, isInclusive }: Pick<Filter, 'isInclusive' | 'relation'>,
): FilterMatch {
  const within = tolerance(found, value);
  const isOnBound = isInclusive && within === 0 && rankOf(found) === rankOf(value);
  switch (relation) {
    // The meaning of the other values of the parameter is not known.
    case 'option':
      return 'open';
    case 'equal':
      if (String(found) === String(value)) return 'yes';
      return String(found).toLowerCase() === String(value).toLowerCase() ? 'open' : 'no';
    case 'contains':
      return String(found).toLowerCase().includes(String(value).toLowerCase()) ? 'yes' : 'no';
    case 'at-least':
      return isOnBound ? 'yes' : compareRanks(rankOf(found), rankOf(value), within);
    case 'at-most':
      return isOnBound ? 'yes' : compareRanks(rankOf(value), rankOf(found), within);
  }
}

/** Returns `yes` if the first number is larger. Numbers whose difference is within the tolerance are not certain. */
const compareRanks = (one: number, other: number, within: number): FilterMatch =>
  Math.abs(one - other) <= within ? 'open' : one > other ? 'yes' : 'no';

/** Returns a number by which a number or a time can be compared. */
export const rankOf = (value: JsonValue): number => (typeof value === 'number' ? value : Date.parse(String(value)));

const oneDay = 24 * 60 * 60 * 1000;

/** A date without a time is a whole day in a time zone that is not known. */
const tolerance = (...values: readonly JsonValue[]): number =>
  values.some((value) => /^\d{4}-\d{2}-\d{2}$/u.test(String(value))) &&
  values.some((value) => String(value).length > 10)
    ? oneDay
    : 0;
