import { canonicalJson, type JsonObject, type JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, Schema, TypeName } from '../schema.ts';
import { mergedSchema, type ResolveReference } from './merged-schema.ts';
import { sampleNumber } from './sample-number.ts';
import { sampleText } from './sample-text.ts';
import { withoutOmitted } from './without-omitted.ts';

/** The maximum nesting depth of a generated value. Without a limit, a schema that refers to itself would cause an endless recursion. */
const deepest = 8;

/** The largest number of items or properties that are generated for a value. */
const most = 100;

const anything: Schema = { kind: 'boolean', value: true, pointer: '' };

/**
 * Returns a value for a schema. If the schema has values in `const`, examples, `enum` or `default`, returns the first of these values, in
 * this order. Otherwise, returns the simplest value of the type. An object has only the required properties, and further properties if
 * `minProperties` requires them. The value does not have the properties that the schema omits, such as `readOnly` properties in a request.
 *
 * The keywords `not`, `if`, `contains`, `propertyNames` and `unevaluated…` are ignored. All schemas of a `oneOf` except one are also
 * ignored. If the value must be valid, the caller has to validate it.
 *
 * @returns undefined if no value is found.
 */
export function sampleValue(schema: Schema, resolve: ResolveReference, depth = 0): JsonValue | undefined {
  if (schema.kind === 'boolean') return schema.value ? 'text' : undefined;
  const merged = mergedSchema(schema, resolve);
  if (merged === undefined) return undefined;
  const { annotations } = merged;
  const [named] = [merged.const, annotations.examples, merged.enum, annotations.default].flatMap((list) => list ?? []);
  if (named !== undefined) return withoutOmitted(named, schema, resolve);
  if (depth > deepest || merged.enum !== undefined) return undefined;
  const type =
    merged.type === undefined ? guessedType(merged) : (merged.type.find((name) => name !== 'null') ?? merged.type[0]);
  return type === undefined ? undefined : sampleOf[type](merged, resolve, depth);
}

type Sample = (schema: KeywordSchema, resolve: ResolveReference, depth: number) => JsonValue | undefined;

const sampleOf: Readonly<Record<TypeName, Sample>> = {
  array: sampleArray,
  boolean: () => true,
  integer: (schema) => sampleNumber(schema, true),
  null: () => null,
  number: (schema) => sampleNumber(schema, false),
  object: sampleObject,
  string: (schema) => sampleText(schema),
};

function guessedType({ properties, required, items, minItems, minimum, maximum, multipleOf }: KeywordSchema): TypeName {
  if (properties !== undefined || required !== undefined) return 'object';
  if (items !== undefined || minItems !== undefined) return 'array';
  return minimum === undefined && maximum === undefined && multipleOf === undefined ? 'string' : 'number';
}

function sampleArray(schema: KeywordSchema, resolve: ResolveReference, depth: number): JsonValue[] | undefined {
  const { minItems = 0, maxItems = Infinity, prefixItems = [], items = anything } = schema;
  if (minItems > maxItems || minItems > most) return undefined;
  const count = Math.min(Math.max(minItems, prefixItems.length, 1), maxItems);
  const list: JsonValue[] = [];
  for (let index = 0; index < count; index++) {
    const item = prefixItems[index] ?? items;
    const found =
      schema.uniqueItems === true ? distinct(item, list, resolve, depth + 1) : sampleValue(item, resolve, depth + 1);
    // If no further item is found, the list is complete, unless it has too few items.
    if (found === undefined) return index < minItems ? undefined : list;
    list.push(found);
  }
  return list;
}

/** Returns a value that matches a schema and is not yet in a list. Returns undefined if no such value is found. */
function distinct(
  schema: Schema,
  list: readonly JsonValue[],
  resolve: ResolveReference,
  depth: number,
): JsonValue | undefined {
  const taken = new Set(list.map(canonicalJson));
  const isFree = (value: JsonValue | undefined): boolean => value !== undefined && !taken.has(canonicalJson(value));
  const first = sampleValue(schema, resolve, depth);
  if (first === undefined || isFree(first)) return first;
  const merged = mergedSchema(schema, resolve);
  if (merged?.enum !== undefined) return merged.enum.find(isFree);
  if (merged?.const !== undefined) return undefined;
  if (typeof first === 'boolean') return [false, true].find(isFree);
  for (let step = 1; step <= taken.size; step++) {
    const next = merged === undefined ? `${String(first)} ${step}` : another(merged, first, step);
    if (isFree(next)) return next;
  }
  return undefined;
}

function another(schema: KeywordSchema, first: JsonValue, step: number): JsonValue | undefined {
  if (typeof first === 'number') {
    const value = first + step * (schema.multipleOf ?? 1);
    return sampleNumber({ ...schema, minimum: value }, Number.isInteger(first)) === value ? value : undefined;
  }
  if (typeof first !== 'string' || schema.format !== undefined || schema.pattern !== undefined) return undefined;
  return sampleText(schema, `${step} `);
}

function sampleObject(schema: KeywordSchema, resolve: ResolveReference, depth: number): JsonObject | undefined {
  const { properties = [], required = [], additionalProperties = anything } = schema;
  const { minProperties = 0, maxProperties = Infinity } = schema;
  const members = new Map<string, JsonValue>();
  const addAll = (names: readonly string[]): boolean => {
    const added = withDependents(names, schema).filter((name) => !members.has(name));
    const found = added.map((name): [string, JsonValue | undefined] => {
      const described = properties.find((property) => property.name === name)?.schema;
      return [name, sampleValue(described ?? additionalProperties, resolve, depth + 1)];
    });
    if (found.some(([, value]) => value === undefined)) return false;
    for (const [name, value = null] of found) members.set(name, value);
    return true;
  };
  if (!addAll(required)) return undefined;
  const unnamed = Array.from({ length: Math.min(minProperties, most) }, (_, index) => `key${index + 1}`);
  const sent = properties.filter(({ isOmitted }) => isOmitted !== true);
  for (const name of [...sent.map((property) => property.name), ...unnamed]) {
    if (members.size < minProperties) addAll([name]);
  }
  if (members.size < minProperties || members.size > maxProperties) return undefined;
  // An assignment would not define a property called `__proto__`.
  return Object.fromEntries(members);
}

/** Returns property names, together with the names of all properties that `dependentRequired` requires beside them. */
function withDependents(names: readonly string[], { dependentRequired = [] }: KeywordSchema): string[] {
  const found = new Set(names);
  // Iterating over a set also visits the elements that are added during the iteration.
  for (const name of found) {
    const dependents = dependentRequired.find((rule) => rule.name === name)?.required ?? [];
    for (const dependent of dependents) found.add(dependent);
  }
  return [...found];
}
