import type { KeywordSchema, Schema, TypeName } from '../../2-model/schema.ts';
import { childSchemas } from '../../2-model/build/walk-schema.ts';
import { all, any, negate } from './condition.ts';
import { keywords } from './keywords/index.ts';
import { isNull } from './keywords/null-option.ts';
import { isType, type } from './keywords/type.ts';
import type { Scope } from './scope.ts';
import type { AssertStep } from './step.ts';

/** A schema that says nothing but `$ref`. */
export const isOnlyReference = (schema: Schema): schema is KeywordSchema & { readonly reference: string } =>
  schema.kind === 'keywords' && schema.reference !== undefined && used(schema).length === 1;

/** The pointer that a schema refers to when it says nothing but "that, or null"; undefined for any other. */
export function nullableReference(schema: Schema): string | undefined {
  if (schema.kind !== 'keywords' || used(schema).length !== 1) return undefined;
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.length !== 2) return undefined;
  const other = options.find((option) => !isNull(option));
  return other !== undefined && isOnlyReference(other) && options.some(isNull) ? other.reference : undefined;
}

// Everything but the place and the words for people is a keyword.
const used = (schema: KeywordSchema): string[] =>
  Object.entries(schema).flatMap(([key, value]) =>
    value === undefined || key === 'kind' || key === 'pointer' || key === 'annotations' ? [] : [key],
  );

/**
 * The conditions of a schema of scalars, to be written where the value is used instead of in a function of its own; undefined
 * for a schema that needs one.
 */
export function smallConditions(schema: KeywordSchema, scope: Scope): readonly AssertStep[] | undefined {
  if (schema.reference !== undefined || childSchemas(schema).length > 0) return undefined;
  if (schema.required !== undefined || schema.dependentRequired !== undefined) return undefined;
  const types = schema.type ?? [];
  const isBare = used(schema).every((key) => key === 'type');
  if (!isBare && (types.includes('array') || types.includes('object'))) return undefined;
  const steps = keywords.flatMap((keyword) => keyword.steps(schema, scope));
  const asserts = steps.filter((step) => step.kind === 'assert');
  if (asserts.length < steps.length) return undefined;
  // Without a type, bounds hold for numbers only, and so on: that takes more than one condition.
  const needsType = used(schema).some((key) => key !== 'enum' && key !== 'const' && key !== 'type');
  if (needsType && scalarType(schema) === undefined) return undefined;
  return [...(enumImpliesType(schema) ? [] : typeAsserts(schema, scope)), ...asserts];
}

const typeAsserts = (schema: KeywordSchema, scope: Scope): AssertStep[] =>
  type.steps(schema, scope).filter((step) => step.kind === 'assert');

/** The one type beside null that a schema allows. */
function scalarType({ type: types }: KeywordSchema): TypeName | undefined {
  const others = types?.filter((name) => name !== 'null') ?? [];
  return others.length === 1 ? others[0] : undefined;
}

function enumImpliesType({ type: types, enum: values, const: constant }: KeywordSchema): boolean {
  const allowed = values ?? constant;
  if (allowed === undefined || types === undefined) return false;
  return allowed.every((value) => types.some((name) => isOfType(value, name)));
}

function isOfType(value: unknown, name: TypeName): boolean {
  if (value === null) return name === 'null';
  if (Array.isArray(value)) return name === 'array';
  if (name === 'integer') return Number.isInteger(value);
  return typeof value === name;
}

/** One expression that is true when the value fails a small schema. */
export function smallFailure(schema: KeywordSchema, conditions: readonly AssertStep[], scope: Scope): string {
  const only = scalarType(schema);
  const isNullable = schema.type?.includes('null') === true;
  if (!isNullable || only === undefined || conditions.length < 2) return any(conditions.map(({ fails }) => fails));
  const [, ...others] = conditions;
  if (enumImpliesType(schema)) return any(conditions.map(({ fails }) => fails));
  const wrongType = negate(isType(only, scope.value, scope));
  return all([`${scope.value} !== null`, any([wrongType, ...others.map(({ fails }) => fails)])]);
}
