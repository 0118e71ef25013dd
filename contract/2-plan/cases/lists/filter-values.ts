import type { JsonValue } from '@forgespec/description/json';
import type { Filter } from '../../../1-describe/lists/filter.ts';
import { itemValues } from '../../../1-describe/lists/item-property.ts';
import { rankOf } from '../../../1-describe/lists/matches-filter.ts';
import type { Check } from '../../../1-describe/subject.ts';

/** The maximum number of values of one filter that select existing items. */
const maxValues = 2;

/**
 * Returns the values of a filter that a case sends. The values come from the items of the list, so that they select some of the items. The
 * last value selects no item.
 *
 * @param check the validator of one value of the parameter.
 * @param unusedText a text that no item contains.
 */
export function filterValues(
  filter: Filter,
  items: readonly JsonValue[],
  check: Check,
  unusedText: string,
): JsonValue[] {
  if (filter.relation === 'option') return [...filter.options.keys()].slice(0, maxValues + 2);
  const found = items.flatMap((item) => filter.properties.flatMap((property) => itemValues(item, property)));
  const candidates =
    filter.relation === 'at-least' || filter.relation === 'at-most'
      ? bounds(filter, found)
      : [...selecting(filter, found), ...unused(filter, found, unusedText)];
  return [...new Set(candidates)].filter((value) => check(value).length === 0 && !(filter.isFlag && value === false));
}

/** Returns values that select some items, the values that the fewest items have first. */
function selecting({ relation, parameter }: Filter, found: readonly JsonValue[]): JsonValue[] {
  const texts = found.map(String);
  const countOf = (value: JsonValue): number => texts.filter((text) => text === String(value)).length;
  const distinct = [...new Map(found.map((value) => [String(value), value])).values()]
    .filter((value) => value !== '' && !isReserved(value, parameter.style))
    .toSorted((a, b) => countOf(a) - countOf(b));
  if (relation === 'equal') return distinct.slice(0, maxValues);
  const words = distinct.flatMap((value) => /[\p{L}\p{N}]{4,}/u.exec(String(value))?.[0] ?? []);
  return words.slice(0, maxValues);
}

/** Returns true for a text that has a special meaning in many filters, or in the style of the parameter. */
const isReserved = (value: JsonValue, style: Filter['parameter']['style']): boolean =>
  /^(?:any|all|none|null|\*)$/iu.test(String(value)) || (style === 'form' && String(value).includes(','));

/** Returns a value that no item has: another enumerated value, the other boolean, or an unused number or text. */
function unused({ merged, relation }: Filter, found: readonly JsonValue[], unusedText: string): JsonValue[] {
  const isFound = (value: JsonValue): boolean => found.some((other) => String(other) === String(value));
  if (relation === 'contains') return [unusedText];
  if (merged.enum !== undefined)
    return merged.enum.filter((value) => value !== null && !isFound(value) && !isReserved(value, 'simple')).slice(0, 1);
  if (merged.type?.includes('boolean') === true) return [true, false].filter((value) => !isFound(value));
  const isNumber = merged.type?.some((type) => type === 'integer' || type === 'number') === true;
  if (isNumber && merged.type?.includes('string') !== true) return [2_000_000_011];
  return merged.format === undefined && merged.pattern === undefined ? [unusedText] : [];
}

/** Returns a bound between the items, the value of an item if the bound includes it, a bound that selects all items, and a bound that selects none. */
function bounds({ merged, relation, isInclusive }: Filter, found: readonly JsonValue[]): JsonValue[] {
  const ranks = [...new Set(found.map(rankOf))].filter(Number.isFinite).toSorted((a, b) => a - b);
  const [least, most] = [ranks[0], ranks.at(-1)];
  if (least === undefined || most === undefined) return [];
  const isTime = merged.format !== undefined && !/^(?:int|float|double)/u.test(merged.format);
  const margin = isTime ? 3 * 24 * 60 * 60 * 1000 : 1;
  const middle =
    ranks.length > 1 ? [((ranks[(ranks.length >> 1) - 1] ?? least) + (ranks[ranks.length >> 1] ?? most)) / 2] : [];
  const [all, none] = relation === 'at-least' ? [least - margin, most + margin] : [most + margin, least - margin];
  // A server may compare times without their fractions of a second.
  const whole = ranks.filter((rank) => !isTime || rank % 1000 === 0);
  const own = isInclusive && ranks.length > 1 ? whole.slice(whole.length >> 1, (whole.length >> 1) + 1) : [];
  return [...middle, ...own, all, none].map((rank) => (isTime ? timeOf(rank, merged.format) : Math.floor(rank)));
}

function timeOf(rank: number, format: string | undefined): string {
  const text = new Date(Math.floor(rank / 1000) * 1000).toISOString();
  return format === 'date' ? text.slice(0, 10) : text;
}
