import type { KeywordSchema, TypeName } from '@forgespec/model';
import { always, compare, test, type Condition } from './condition.ts';
import { fragment, plain, type Fragment } from './fragment.ts';
import type { Scope } from './scope.ts';
import { runtime } from './symbols.ts';

/** A group of types to which the same keywords apply. Integers and numbers are one family. */
export type Family = 'array' | 'number' | 'object' | 'string';

const families: readonly Family[] = ['number', 'string', 'array', 'object'];

/** The family of each type. Undefined for types such as `boolean`: no keyword applies only to values of these types. */
export const familyOf: Readonly<Record<TypeName, Family | undefined>> = {
  array: 'array',
  boolean: undefined,
  integer: 'number',
  null: undefined,
  number: 'number',
  object: 'object',
  string: 'string',
};

/** The value to check. `hasExactIntegers` is true if an integer in the value may be a `bigint`. */
type CheckedValue = Pick<Scope, 'hasExactIntegers' | 'value'>;

/**
 * Returns the condition that is true for values of a type. For numbers, this condition is faster than the condition of `isType`, but
 * TypeScript does not narrow the type of the value.
 */
export function hasType(name: TypeName, scope: CheckedValue): Condition {
  const { value, hasExactIntegers } = scope;
  if (hasExactIntegers) return isType(name, scope);
  if (name === 'integer') return test(fragment`Number.isInteger(${value})`);
  return name === 'number' ? test(fragment`Number.isFinite(${value})`) : isType(name, scope);
}

/** Returns the condition that is true for values of a type. `1.0` is an integer. NaN and infinity are not JSON numbers. */
export function isType(name: TypeName, { value, hasExactIntegers }: CheckedValue): Condition {
  switch (name) {
    case 'null':
      return compare(value, '===', plain('null'));
    case 'array':
      return test(fragment`${runtime.hasArrayType}(${value})`);
    case 'object':
      return test(fragment`${runtime.hasObjectType}(${value})`);
    case 'integer':
      return test(fragment`${hasExactIntegers ? runtime.hasExactIntegerType : runtime.hasIntegerType}(${value})`);
    case 'number':
      return test(fragment`${hasExactIntegers ? runtime.hasExactNumberType : runtime.hasNumberType}(${value})`);
    default:
      return compare(fragment`typeof ${value}`, '===', plain(`'${name}'`));
  }
}

/** Returns the families of values that the `type` of a schema allows. */
export function familiesOf({ type: types }: KeywordSchema): readonly Family[] {
  return types === undefined ? families : families.filter((family) => types.some((name) => familyOf[name] === family));
}

/** If the `type` of a schema lists exactly one type besides null, returns this type. Otherwise returns undefined. */
export function onlyType({ type: types }: KeywordSchema): TypeName | undefined {
  const others = types?.filter((name) => name !== 'null') ?? [];
  return others.length === 1 ? others[0] : undefined;
}

/**
 * Returns the condition under which the keywords other than `type` apply. If the schema allows null, they apply only to values that are not
 * null.
 */
export const ifNotNull = ({ type: types }: KeywordSchema, value: Fragment): Condition =>
  types?.includes('null') === true ? compare(value, '!==', plain('null')) : always;
