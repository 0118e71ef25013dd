import { canonicalJson, type JsonValue } from '@forgespec/description/json';
import type { KeywordSchema, TypeName } from '@forgespec/model';
import { stringLiteral, valueLiteral } from '../../../code/literal.ts';
import { all, compare, not, test, type Condition } from '../condition.ts';
import { fragment, joined, plain, type Declaration, type Fragment } from '../fragment.ts';
import { check, type Keyword, type Scope } from '../scope.ts';
import { isWithinBounds } from './bounds.ts';
import { runtime } from '../symbols.ts';

/**
 * Returns the values that `enum` and `const` allow, except values that `type` or a bound (such as `minimum`) rejects. So `type` and the
 * bounds do not need checks of their own. Returns undefined if the schema has neither `enum` nor `const`.
 */
export function allowedValues(schema: KeywordSchema): readonly ListedValue[] | undefined {
  const { type } = schema;
  const values = schema.enum?.map((value, index) => exactValue(schema, value, `enum/${index}`));
  const constant = schema.const?.map((value) => exactValue(schema, value, 'const'));
  const listed = constant === undefined ? values : constant.filter((value) => isListed(value, values));
  const allowed = listed
    ?.filter((value) => type === undefined || type.some((name) => isOfType(value, name)))
    .filter((value) => isWithinBounds(value, schema));
  return allowed && [...new Map(allowed.map((value) => [canonicalText(value), value])).values()];
}

/** A JSON value. If the value is an integer outside of the safe range, it may be a `bigint` with all digits. */
export type ListedValue = JsonValue | bigint;

/**
 * Returns a value of `enum` or `const`. If the model contains the digits of an integer outside of the safe range, the result is a `bigint`.
 */
function exactValue({ longNumbers }: KeywordSchema, value: JsonValue, key: string): ListedValue {
  const digits = longNumbers?.[key];
  return digits === undefined ? value : BigInt(digits);
}

const isListed = (value: ListedValue, values: readonly ListedValue[] | undefined): boolean =>
  values === undefined || values.some((other) => canonicalText(other) === canonicalText(value));

/** Returns a text for comparisons of values. Two values with the same text are equal. */
export const canonicalText = (value: ListedValue): string =>
  typeof value === 'bigint' ? String(value) : canonicalJson(value);

/** Returns true if a JSON value has a type, as JSON Schema defines the types. */
export function isOfType(value: ListedValue, name: TypeName): boolean {
  if (typeof value === 'bigint') return name === 'integer' || name === 'number';
  if (value === null) return name === 'null';
  if (Array.isArray(value)) return name === 'array';
  if (name === 'integer') return Number.isInteger(value);
  return typeof value === name;
}

const isScalar = (value: ListedValue): boolean => typeof value !== 'object' || value === null;

/** The largest number of values that are compared one by one. If there are more, the code uses a set or a `switch`. */
const mostCompared = 4;

/** Returns the condition that is true if the value differs from all JSON values of a list. */
export function isNoneOf(values: readonly ListedValue[], scope: Scope): Condition {
  const scalars = values.filter(isScalar);
  const others = values.filter((value) => !isScalar(value));
  return all([isNoScalarOf(scalars, scope), ...others.map((other) => not(isEqualTo(other, scope)))]);
}

/**
 * Returns the literals for a value of `enum` or `const`. The generated code compares the checked value with each of these literals. If an
 * integer in the checked value may be a `bigint`, there can be two literals: `1` and `1n`.
 */
export function literalsOf(value: ListedValue, { hasExactIntegers }: Pick<Scope, 'hasExactIntegers'>): string[] {
  const isInteger = typeof value === 'bigint' || Number.isInteger(value);
  if (!hasExactIntegers || !isInteger) return [valueLiteral(value)];
  const integer = BigInt(Number.isInteger(value) ? Number(value) : (value as bigint));
  const number = Number(integer);
  return [...(BigInt(number) === integer ? [valueLiteral(number)] : []), valueLiteral(integer)];
}

function isNoScalarOf(listed: readonly ListedValue[], scope: Scope): Condition {
  const values = listed.flatMap((value) => literalsOf(value, scope));
  if (values.length <= mostCompared) return all(values.map((literal) => compare(scope.value, '!==', plain(literal))));
  const literals = joined(
    values.map((literal) => plain(literal)),
    ', ',
  );
  const set = scope.constant('values', fragment`/* @__PURE__ */ ${runtime.setOf}(${literals})`);
  return not(test(fragment`${set}.has(${scope.value})`));
}

function isEqualTo(value: ListedValue, scope: Scope): Condition {
  const expected = scope.constant('expected', plain(valueLiteral(value)), 'unknown');
  return test(fragment`${scope.hasExactIntegers ? runtime.equalExactly : runtime.equal}(${scope.value}, ${expected})`);
}

/** Returns the condition that is true if a key differs from all names of a list. */
export function isNoneOfKeys(key: Fragment, names: readonly string[], scope: Scope): Condition {
  if (names.length <= mostCompared) return all(names.map((name) => compare(key, '!==', plain(stringLiteral(name)))));
  return not(test(fragment`${keyTest(names, scope)}(${key})`));
}

/**
 * Returns a constant whose value is a function. The function returns true if a key is in a list of names. It compares the key with each
 * name. This is faster than a set, because JavaScript engines compare strings by pointer.
 */
export function keyTest(keys: readonly string[], scope: Scope): Declaration {
  const literals = keys.map(stringLiteral);
  const cases = `switch (key) { ${literals.map((key) => `case ${key}:`).join(' ')} return true; default: return false; }`;
  const comparisons = literals.map((key) => `key === ${key}`).join(' || ');
  const result = keys.length > mostCompared ? `{ ${cases} }` : comparisons || 'false';
  return scope.constant('declaresKey', plain(`(${keys.length === 0 ? '_' : ''}key: string): boolean => ${result}`));
}

/** The largest number of values that a message lists. */
const mostListed = 12;

/** Returns a message such as `must be one of "a", "b"`. If there are many values, the message lists only the first ones. */
export function allowedMessage(values: readonly ListedValue[]): string {
  const [only] = values;
  if (only === undefined) return 'must not be present: no value is allowed';
  if (values.length === 1) return `must be ${textOf(only)}`;
  const listed = values.slice(0, mostListed).map(textOf);
  const rest = values.length - listed.length;
  return `must be one of ${listed.join(', ')}${rest === 0 ? '' : ` and ${rest} others`}`;
}

const textOf = (value: ListedValue): string => (typeof value === 'bigint' ? String(value) : JSON.stringify(value));

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.2 */
export const enumKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    const values = allowedValues(schema);
    // If the schema also has a `const`, the check of `const` allows only values that are also in `enum`. So `enum` does
    // not need its own check.
    if (schema.enum === undefined || schema.const !== undefined || values === undefined) return [];
    return [{ ...check(schema, scope, 'enum', isNoneOf(values, scope), allowedMessage(values)), isShape: true }];
  },
};

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.3 */
export const constKeyword: Keyword = {
  about: 'any',
  steps(schema, scope) {
    const values = allowedValues(schema);
    if (schema.const === undefined || values === undefined) return [];
    return [{ ...check(schema, scope, 'const', isNoneOf(values, scope), allowedMessage(values)), isShape: true }];
  },
};
