import type { KeywordSchema, TypeName } from '../../2-model/schema.ts';
import { always, compare, test, type Condition } from './condition.ts';
import { fragment, plain, type Fragment } from './fragment.ts';
import { runtime } from './symbols.ts';

/** The types that keywords tell apart: bounds hold for integers and numbers alike. */
export type Family = 'array' | 'number' | 'object' | 'string';

const families: readonly Family[] = ['number', 'string', 'array', 'object'];

/** The family of a type; undefined for those that no keyword is about. */
export const familyOf: Readonly<Record<TypeName, Family | undefined>> = {
  array: 'array',
  boolean: undefined,
  integer: 'number',
  null: undefined,
  number: 'number',
  object: 'object',
  string: 'string',
};

/** A condition that holds for values of a type, after which TypeScript knows nothing more of a number. */
export function hasType(name: TypeName, value: Fragment): Condition {
  if (name === 'integer') return test(fragment`Number.isInteger(${value})`);
  return name === 'number' ? test(fragment`Number.isFinite(${value})`) : isType(name, value);
}

/** A condition that holds for values of a type. `1.0` is an integer; NaN and the infinities are not JSON. */
export function isType(name: TypeName, value: Fragment): Condition {
  switch (name) {
    case 'null':
      return compare(value, '===', plain('null'));
    case 'array':
      return test(fragment`${runtime.hasArrayType}(${value})`);
    case 'object':
      return test(fragment`${runtime.hasObjectType}(${value})`);
    case 'integer':
      return test(fragment`${runtime.hasIntegerType}(${value})`);
    case 'number':
      return test(fragment`${runtime.hasNumberType}(${value})`);
    default:
      return compare(fragment`typeof ${value}`, '===', plain(`'${name}'`));
  }
}

/** The families of the values that a schema may take. */
export function familiesOf({ type: types }: KeywordSchema): readonly Family[] {
  return types === undefined ? families : families.filter((family) => types.some((name) => familyOf[name] === family));
}

/** The one type beside null that a schema allows. */
export function onlyType({ type: types }: KeywordSchema): TypeName | undefined {
  const others = types?.filter((name) => name !== 'null') ?? [];
  return others.length === 1 ? others[0] : undefined;
}

/** Where a schema allows null, the condition under which the rest is asked. */
export const ifNotNull = ({ type: types }: KeywordSchema, value: Fragment): Condition =>
  types?.includes('null') === true ? compare(value, '!==', plain('null')) : always;
