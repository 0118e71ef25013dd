import { canonicalJson } from '../../../1-load/canonical-json.ts';
import type { JsonValue } from '../../../1-load/json.ts';
import type { KeywordSchema, TypeName } from '../../../2-model/schema.ts';
import { stringLiteral, valueLiteral } from '../../../code/literal.ts';
import { all, compare, not, test, type Condition } from '../condition.ts';
import { fragment, joined, plain, type Declaration, type Fragment } from '../fragment.ts';
import type { Scope } from '../scope.ts';
import { isWithinBounds } from './bounds.ts';
import { runtime } from '../symbols.ts';

/**
 * Returns the values that `enum` and `const` allow, except values that `type` or the bounds reject. `type` and the bounds then need
 * no checks of their own. Returns undefined if the schema has neither `enum` nor `const`.
 */
export function allowedValues(schema: KeywordSchema): readonly JsonValue[] | undefined {
  const { enum: values, const: constant, type } = schema;
  const listed = constant === undefined ? values : constant.filter((value) => isListed(value, values));
  const allowed = listed
    ?.filter((value) => type === undefined || type.some((name) => isOfType(value, name)))
    .filter((value) => isWithinBounds(value, schema));
  return allowed && [...new Map(allowed.map((value) => [canonicalJson(value), value])).values()];
}

const isListed = (value: JsonValue, values: readonly JsonValue[] | undefined): boolean =>
  values === undefined || values.some((other) => canonicalJson(other) === canonicalJson(value));

/** Returns true if a JSON value has a type, as JSON Schema defines the types. */
export function isOfType(value: JsonValue, name: TypeName): boolean {
  if (value === null) return name === 'null';
  if (Array.isArray(value)) return name === 'array';
  if (name === 'integer') return Number.isInteger(value);
  return typeof value === name;
}

const isScalar = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

/** The largest number of values that are compared one by one. If there are more, the code uses a set or a `switch`. */
const mostCompared = 4;

/** Returns the condition under which the value differs from all given JSON values. */
export function isNoneOf(values: readonly JsonValue[], scope: Scope): Condition {
  const scalars = values.filter(isScalar);
  const others = values.filter((value) => !isScalar(value));
  return all([isNoScalarOf(scalars, scope), ...others.map((other) => not(isEqualTo(other, scope)))]);
}

function isNoScalarOf(values: readonly JsonValue[], scope: Scope): Condition {
  if (values.length <= mostCompared)
    return all(values.map((value) => compare(scope.value, '!==', plain(valueLiteral(value)))));
  const literals = joined(
    values.map((value) => plain(valueLiteral(value))),
    ', ',
  );
  const set = scope.constant('values', fragment`/* @__PURE__ */ ${runtime.setOf}(${literals})`);
  return not(test(fragment`${set}.has(${scope.value})`));
}

function isEqualTo(value: JsonValue, scope: Scope): Condition {
  const expected = scope.constant('expected', plain(valueLiteral(value)), 'unknown');
  return test(fragment`${runtime.equal}(${scope.value}, ${expected})`);
}

/** Returns the condition under which a key differs from all given names. */
export function isNoneOfKeys(key: Fragment, names: readonly string[], scope: Scope): Condition {
  if (names.length <= mostCompared) return all(names.map((name) => compare(key, '!==', plain(stringLiteral(name)))));
  return not(test(fragment`${keyTest(names, scope)}(${key})`));
}

/**
 * Returns a constant with a function that returns true if a key is one of the given names. It compares the key with each name,
 * because JavaScript engines compare strings by pointer, which is faster than a set.
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

/** Returns a message such as `must be one of "a", "b"`. If there are many values, it lists only the first ones. */
export function allowedMessage(values: readonly JsonValue[]): string {
  const [only] = values;
  if (only === undefined) return 'must not be present: no value is allowed';
  if (values.length === 1) return `must be ${JSON.stringify(only)}`;
  const listed = values.slice(0, mostListed).map((value) => JSON.stringify(value));
  const rest = values.length - listed.length;
  return `must be one of ${listed.join(', ')}${rest === 0 ? '' : ` and ${rest} others`}`;
}
