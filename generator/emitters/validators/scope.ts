import type { KeywordSchema, Schema } from '@forgespec/model';
import { all, type Condition } from './condition.ts';
import { variable, type Declaration, type Fragment, type Variable } from './fragment.ts';
import type { Application, CheckStep, Known, ValidationStep } from './step.ts';

/** The context in which the steps of a keyword are built. */
export interface Scope {
  /** The name of the schema whose function is built, such as `Pet`. The names of inner schemas begin with this name. */
  readonly name: string;
  /**
   * The expression for the value. If the schema has its own functions, the expression is the parameter `value`. Otherwise the expression
   * is, for example, the variable of a property.
   */
  readonly value: Fragment;
  /** The expression for the JSON Pointer to the value. */
  readonly path: Fragment;
  /**
   * The type of the value, as known from earlier checks. TypeScript also knows this type. If a condition is always false for this type,
   * TypeScript reports an error, so such a condition is moved into a separate function.
   */
  readonly known: Known;
  /**
   * A map from the name of each property that an earlier step has read to the variable that contains its value. If several schemas are
   * compiled into one function, they also share these variables.
   */
  readonly read: Map<string, Variable>;
  /** True if the validators check `format`. Otherwise `format` is an annotation. */
  readonly assertsFormats: boolean;
  /** True if an integer in a value may be a `bigint`. */
  readonly hasExactIntegers: boolean;
  /** Returns the condition that is true if a value does not match a schema. */
  failure(application: Omit<Application, 'path'>): Condition;
  /**
   * Returns true if a value is certainly invalid. Only the simplest keywords are considered, so the value may be invalid even if the result
   * is false.
   */
  refuses(schema: Schema, value: null | undefined): boolean;
  /** Returns the target of a reference. */
  resolve(pointer: string): Schema;
  /** Returns the name of a reference's target, for messages. */
  nameOf(pointer: string): string;
  /** Returns a constant of the module. If `type` is undefined, TypeScript infers the type. */
  constant(name: string, code: Fragment, type?: string): Declaration;
  /** Returns a local variable with a name that is not yet used. */
  local(name: string): Variable;
}

/** The implementation of a JSON Schema keyword. */
export interface Keyword {
  /** The family of values that the keyword restricts. Other values are valid. */
  readonly about: 'any' | 'array' | 'number' | 'object' | 'string';
  /** Returns the steps of the keyword. Returns an empty list if the schema does not have the keyword. */
  steps(schema: KeywordSchema, scope: Scope): readonly ValidationStep[];
}

/** Returns a check of the value itself. The check fails if the condition `fails` is true. */
export function check(
  { pointer }: KeywordSchema,
  { path }: Scope,
  keyword: string,
  fails: Condition,
  message: CheckStep['message'],
): CheckStep {
  return { kind: 'check', fails, keyword, message, pointer: `${pointer}/${keyword}`, path, isShape: false };
}

/** Returns a copy of a check that is restricted to values for which a condition is true. */
export const onlyWhen = (condition: Condition, step: CheckStep): CheckStep => ({
  ...step,
  fails: all([condition, step.fails]),
  ...(step.isReported === undefined ? {} : { isReported: all([condition, step.isReported]) }),
});

/** The parameters of generated functions, and the variables of generated loops. */
export const names = {
  value: variable('value'),
  path: variable('path'),
  issues: variable('issues'),
  schema: variable('schema'),
  index: variable('index'),
  item: variable('item'),
  key: variable('key'),
} as const;
