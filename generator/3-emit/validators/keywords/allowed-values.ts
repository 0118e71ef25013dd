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
 * The values that `enum` and `const` allow, without those that `type` or the bounds refuse; undefined when the schema uses
 * neither. So these need not be asked for any more.
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

/** Whether a JSON value is of a type of JSON Schema. */
export function isOfType(value: JsonValue, name: TypeName): boolean {
  if (value === null) return name === 'null';
  if (Array.isArray(value)) return name === 'array';
  if (name === 'integer') return Number.isInteger(value);
  return typeof value === name;
}

const isScalar = (value: JsonValue): boolean => typeof value !== 'object' || value === null;

/** More values than these are kept in a set. */
const few = 4;

/** A condition that holds when the value is none of some JSON values. */
export function isNoneOf(values: readonly JsonValue[], scope: Scope): Condition {
  const scalars = values.filter(isScalar);
  const others = values.filter((value) => !isScalar(value));
  return all([isNoScalarOf(scalars, scope), ...others.map((other) => not(isEqualTo(other, scope)))]);
}

function isNoScalarOf(values: readonly JsonValue[], scope: Scope): Condition {
  if (values.length <= few) return all(values.map((value) => compare(scope.value, '!==', plain(valueLiteral(value)))));
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

/** A condition that holds when a key is none of some names. */
export function isNoneOfKeys(key: Fragment, names: readonly string[], scope: Scope): Condition {
  if (names.length <= few) return all(names.map((name) => compare(key, '!==', plain(stringLiteral(name)))));
  return not(test(fragment`${keyTest(names, scope)}(${key})`));
}

/** A function that tells whether a key is one of some names. The engine compares pointers, which is quicker than a set. */
export function keyTest(keys: readonly string[], scope: Scope): Declaration {
  const literals = keys.map(stringLiteral);
  const cases = `switch (key) { ${literals.map((key) => `case ${key}:`).join(' ')} return true; default: return false; }`;
  const comparisons = literals.map((key) => `key === ${key}`).join(' || ');
  const answer = keys.length > few ? `{ ${cases} }` : comparisons || 'false';
  return scope.constant('declaresKey', plain(`(${keys.length === 0 ? '_' : ''}key: string): boolean => ${answer}`));
}

const manyWords = 12;

/** `must be one of "a", "b"`, cut where a person would stop reading. */
export function allowedMessage(values: readonly JsonValue[]): string {
  const [only] = values;
  if (only === undefined) return 'must not be present: no value is allowed';
  if (values.length === 1) return `must be ${JSON.stringify(only)}`;
  const listed = values.slice(0, manyWords).map((value) => JSON.stringify(value));
  const rest = values.length - listed.length;
  return `must be one of ${listed.join(', ')}${rest === 0 ? '' : ` and ${rest} others`}`;
}
