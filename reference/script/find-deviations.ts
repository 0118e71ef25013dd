import type { ExpectedValue } from '../content/form-data.ts';
import { escapeSegment } from '@forgespec/templates/shared/json-pointer';

/** The deviations of a value from its description, by the JSON Pointer of the deviating part. */
export type Deviations = ReadonlyMap<string, string>;

/** Compares a value with its description. Properties that the description does not contain are not deviations. */
export function findDeviations(value: unknown, expected: ExpectedValue | undefined): Deviations {
  const found = new Map<string, string>();
  if (expected !== undefined) compare(value, expected, '', found);
  return found;
}

function compare(value: unknown, expected: ExpectedValue, pointer: string, found: Map<string, string>): void {
  const { types, values, required = [], properties = {}, items } = expected;
  if (types !== undefined && !types.some((type) => hasType(value, type))) {
    found.set(pointer, `is not ${types.join(' or ')}`);
    return;
  }
  if (values !== undefined && !values.some((option) => JSON.stringify(option) === JSON.stringify(value)))
    found.set(pointer, 'is not a described value');
  if (Array.isArray(value)) {
    if (items !== undefined) value.forEach((item, index) => compare(item, items, `${pointer}/${index}`, found));
  } else if (typeof value === 'object' && value !== null) {
    const members = new Map<string, unknown>(Object.entries(value));
    const missing = required.filter((name) => !members.has(name));
    if (missing.length > 0) found.set(pointer, `lacks ${missing.join(', ')}`);
    for (const [name, member] of members) {
      const inner = Object.hasOwn(properties, name) ? properties[name] : undefined;
      if (inner !== undefined) compare(member, inner, `${pointer}/${escapeSegment(name)}`, found);
    }
  }
}

function hasType(value: unknown, type: string): boolean {
  switch (type) {
    case 'null':
      return value === null;
    case 'array':
      return Array.isArray(value);
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value);
    case 'integer':
      return Number.isInteger(value);
    default:
      return typeof value === type;
  }
}
