import { canonicalJson, type JsonValue } from '@forgespec/description/json';
import type { AtomType, NumberBound, Constraints } from './atom.ts';

/**
 * Returns the constraints that combine both arguments. Returns undefined if no type is in both arguments. Also returns
 * undefined if both arguments list the allowed values, but no value is in both lists.
 */
export function intersect(a: Constraints, b: Constraints): Constraints | undefined {
  const types = new Set([...a.types].filter((type) => b.types.has(type)));
  if (types.size === 0) return undefined;
  const values = commonValues(a.values, b.values);
  if (values?.length === 0) return undefined;
  return {
    types,
    isInteger: a.isInteger || b.isInteger,
    values,
    lower: tighter(a.lower, b.lower, 1),
    upper: tighter(a.upper, b.upper, -1),
    multiples: union(a.multiples, b.multiples),
    minLength: Math.max(a.minLength, b.minLength),
    maxLength: Math.min(a.maxLength, b.maxLength),
    patterns: union(a.patterns, b.patterns),
    formats: union(a.formats, b.formats),
    minItems: Math.max(a.minItems, b.minItems),
    maxItems: Math.min(a.maxItems, b.maxItems),
    isUnique: a.isUnique || b.isUnique,
    arrays: [...a.arrays, ...b.arrays],
    unevaluatedItems: [...a.unevaluatedItems, ...b.unevaluatedItems],
    contained: [...a.contained, ...b.contained],
    required: new Set([...a.required, ...b.required]),
    minProperties: Math.max(a.minProperties, b.minProperties),
    maxProperties: Math.min(a.maxProperties, b.maxProperties),
    objects: [...a.objects, ...b.objects],
    unevaluatedProperties: [...a.unevaluatedProperties, ...b.unevaluatedProperties],
    propertyNames: [...a.propertyNames, ...b.propertyNames],
    dependentRequired: mergedLists(a.dependentRequired, b.dependentRequired),
    implications: [...a.implications, ...b.implications],
    excluded: [...a.excluded, ...b.excluded],
    opaque: union(a.opaque, b.opaque),
    labels: union(a.labels, b.labels),
    alternatives: union(a.alternatives, b.alternatives),
  };
}

const union = <Item>(a: readonly Item[], b: readonly Item[]): readonly Item[] =>
  b.length === 0 ? a : [...new Set([...a, ...b])];

function commonValues(
  a: readonly JsonValue[] | undefined,
  b: readonly JsonValue[] | undefined,
): readonly JsonValue[] | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const texts = new Set(b.map(canonicalJson));
  return a.filter((value) => texts.has(canonicalJson(value)));
}

/** Returns the bound that allows fewer numbers. `direction` is 1 for lower bounds and -1 for upper bounds. */
function tighter(a: NumberBound | undefined, b: NumberBound | undefined, direction: -1 | 1): NumberBound | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  const difference = (a.value - b.value) * direction;
  if (difference !== 0) return difference > 0 ? a : b;
  return a.isExclusive ? a : b;
}

function mergedLists(
  a: Constraints['dependentRequired'],
  b: Constraints['dependentRequired'],
): Constraints['dependentRequired'] {
  const merged = new Map(a);
  for (const [name, names] of b) merged.set(name, new Set([...(merged.get(name) ?? []), ...names]));
  return merged;
}

/** Returns the type of a JSON value. */
export function typeOfValue(value: JsonValue): AtomType {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  const type = typeof value;
  return type === 'boolean' || type === 'number' || type === 'string' ? type : 'object';
}
