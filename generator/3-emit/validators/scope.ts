import type { KeywordSchema, Schema } from '../../2-model/schema.ts';
import { all, type Condition } from './condition.ts';
import { variable, type Declaration, type Fragment, type Variable } from './fragment.ts';
import type { Application, CheckStep, Known, Step } from './step.ts';

/** The context in which a keyword builds its steps. */
export interface Scope {
  /** The name of the function's schema, `Pet`, with which the names of inner schemas start. */
  readonly name: string;
  /** The expression for the value: `value` if the schema has its own function, otherwise a local variable. */
  readonly value: Fragment;
  /** The expression for the path of the value. */
  readonly path: Fragment;
  /**
   * The type that earlier code has found: an object, a string (as every key is), or another type. Conditions that TypeScript would
   * then report as impossible are moved into separate functions.
   */
  readonly known: Known;
  /** The variables of the properties that have already been read, because several schemas may share a function. */
  readonly read: Map<string, Variable>;
  /** True if a value must have the `format` of its schema; otherwise `format` is an annotation. */
  readonly assertsFormats: boolean;
  /** Returns the condition under which a value fails a schema. */
  failure(application: Omit<Application, 'path'>): Condition;
  /** Returns true if a value certainly fails the schema; false if the simple keywords do not decide. */
  refuses(schema: Schema, value: null | undefined): boolean;
  /** Returns the target of a reference. */
  resolve(pointer: string): Schema;
  /** Returns the name of the schema that a reference names, for messages. */
  nameOf(pointer: string): string;
  /** Returns a constant of the module. By default, TypeScript infers its type. */
  constant(name: string, code: Fragment, type?: string): Declaration;
  /** Returns a local variable with an unused name. */
  local(name: string): Variable;
}

/** A keyword of JSON Schema, compiled. */
export interface Keyword {
  /** The values that the keyword checks. All others are valid. */
  readonly about: 'any' | 'array' | 'number' | 'object' | 'string';
  /** Returns the steps of the keyword; none if the schema does not use it. */
  steps(schema: KeywordSchema, scope: Scope): readonly Step[];
}

/** Returns a check of the value itself. */
export function check(
  { pointer }: KeywordSchema,
  { path }: Scope,
  keyword: string,
  fails: Condition,
  message: string,
): CheckStep {
  return { kind: 'check', fails, keyword, message, pointer: `${pointer}/${keyword}`, path, isShape: false };
}

/** Returns a check that is made only under a condition. */
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
