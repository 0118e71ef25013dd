/**
 * Returns the mutants of a JSON value. Each mutant has one change: a value of another type, a removed property, or an
 * added property.
 */
export function mutants(value: unknown): unknown[] {
  const others = [null, true, 'x', '2026-02-30', -1, 1.5, 0, [], {}, [{}], ['x']];
  return [...others.filter((other) => !isSame(other, value)), ...insideMutants(value)];
}

function insideMutants(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => mutants(item).map((other) => value.with(index, other)));
  }
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const replaced = entries.flatMap(([key, member]) => mutants(member).map((other) => ({ ...value, [key]: other })));
  const removed = entries.map(([key]) => Object.fromEntries(entries.filter(([name]) => name !== key)));
  return [...replaced, ...removed, { ...value, unheard_of: 1 }];
}

function isSame(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
