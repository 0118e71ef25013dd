import type { KeywordSchema, Schema } from '../../2-model/schema.ts';
import { all, type Condition } from './condition.ts';
import { variable, type Declaration, type Fragment, type Variable } from './fragment.ts';
import type { Application, CheckStep, Known, Step } from './step.ts';

/** The context in which a keyword builds its steps. */
export interface Scope {
  /** Name of the function's schema, to name schemas inside it after: `Pet`. */
  readonly name: string;
  /** The expression for the value: `value` in a function of its own, a local variable where the schema is small. */
  readonly value: Fragment;
  /** The expression for its path. */
  readonly path: Fragment;
  /**
   * The type that earlier code has found: an object, a string (as every key is), or another type.
   * Conditions that TypeScript would take for impossible are then kept in functions of their own.
   */
  readonly known: Known;
  /** Properties that have a variable already, and it; several schemas may share a function. */
  readonly read: Map<string, Variable>;
  /** True if a value must have the `format` of its schema; otherwise `format` is an annotation. */
  readonly assertsFormats: boolean;
  /** A condition that holds when a value fails a schema. */
  failure(application: Omit<Application, 'path'>): Condition;
  /** Whether a value surely fails the schema; false when that takes more than a look at it. */
  refuses(schema: Schema, value: null | undefined): boolean;
  /** The schema that a reference names. */
  resolve(pointer: string): Schema;
  /** Returns the name of the schema that a reference names, for messages. */
  nameOf(pointer: string): string;
  /** A constant beside the functions. Its type is what TypeScript makes of the code, unless another one is given. */
  constant(name: string, code: Fragment, type?: string): Declaration;
  /** A name for a local variable that nothing else in the function has. */
  local(name: string): Variable;
}

/** A keyword of JSON Schema, compiled. */
export interface Keyword {
  /** The values that the keyword checks. All others are valid. */
  readonly about: 'any' | 'array' | 'number' | 'object' | 'string';
  /** Returns the steps of the keyword; none if the schema does not use it. */
  steps(schema: KeywordSchema, scope: Scope): readonly Step[];
}

/** A condition on the value itself. */
export function check(
  { pointer }: KeywordSchema,
  { path }: Scope,
  keyword: string,
  fails: Condition,
  message: string,
): CheckStep {
  return { kind: 'check', fails, keyword, message, pointer: `${pointer}/${keyword}`, path, isShape: false };
}

/** A check that is made under a condition only. */
export const onlyWhen = (condition: Condition, step: CheckStep): CheckStep => ({
  ...step,
  fails: all([condition, step.fails]),
  ...(step.isReported === undefined ? {} : { isReported: all([condition, step.isReported]) }),
});

/** The parameters of the functions, and the variables of loops. */
export const names = {
  value: variable('value'),
  path: variable('path'),
  issues: variable('issues'),
  schema: variable('schema'),
  index: variable('index'),
  item: variable('item'),
  key: variable('key'),
} as const;
