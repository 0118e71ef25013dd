import type { JsonValue } from '@forgespec/description/json';

export type SortOrder = 'ascending' | 'descending';

type Compare = (one: JsonValue, other: JsonValue) => number;

/** Returns true if values have an order. Servers sort texts in different ways, so any usual order of texts is accepted. */
export function isSorted(values: readonly JsonValue[], direction: SortOrder): boolean {
  const ordered = direction === 'ascending' ? values : values.toReversed();
  return comparisonsFor(values).some((compare) =>
    ordered.every((value, index) => index === 0 || compare(ordered[index - 1] ?? value, value) <= 0),
  );
}

function comparisonsFor(values: readonly JsonValue[]): readonly Compare[] {
  if (values.every((value) => typeof value === 'number' || typeof value === 'boolean'))
    return [(one, other) => Number(one) - Number(other)];
  if (values.every((value) => /^\d{4}-\d{2}-\d{2}/u.test(String(value))))
    return [(one, other) => Date.parse(String(one)) - Date.parse(String(other))];
  return textComparisons;
}

const byCodePoint = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

const textComparisons: readonly Compare[] = [
  (one, other) => byCodePoint(String(one), String(other)),
  (one, other) => byCodePoint(String(one).toLowerCase(), String(other).toLowerCase()),
  (one, other) => String(one).localeCompare(String(other)),
  (one, other) => String(one).localeCompare(String(other), 'en', { numeric: true }),
  (one, other) => String(one).localeCompare(String(other), 'en', { ignorePunctuation: true }),
];
