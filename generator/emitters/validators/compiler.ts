import type { NamedSchema, Schema } from '@forgespec/model';
import type { Cycles } from './cycles.ts';
import type { Declaration, Fragment } from './fragment.ts';
import type { Pointers } from './print-collect.ts';
import type { Scope } from './scope.ts';
import type { ApplyStep, ValidationStep } from './step.ts';

/** The steps of a schema. Both functions of the schema, `is…` and `collect…`, are printed from these steps. */
export interface SchemaSteps {
  readonly scope: Scope;
  readonly steps: readonly ValidationStep[];
}

/** The two functions for a schema that the module declares but does not export. */
export interface InnerFunctions {
  readonly is: Declaration;
  readonly collect: Declaration;
  /**
   * True if the functions were declared for another schema that equals this schema. Each call of `collect` must then
   * pass the pointer to this schema as the last argument.
   */
  readonly takesPointer?: true;
}

/**
 * Returns the functions of an unnamed schema. The module declares these functions, and does not export them.
 *
 * @param name the name for the functions if the module does not yet have functions for an equal schema.
 * @param mayTakePointer false if `collect` cannot get a pointer as an argument, for example because only the runtime
 * calls `collect`.
 */
export type FunctionsOf = (schema: Schema, name: string, mayTakePointer?: boolean) => InnerFunctions;

/**
 * The compiler for the schemas of one module. There are three forms of code for a schema. The module declares functions for the schema, or
 * calls a function of another module, or contains a condition inside another function.
 */
export interface Compiler {
  /** Returns the functions of an unnamed schema. The module declares these functions, and does not export them. */
  functionsOf: FunctionsOf;
  /** Returns the steps that check the variable `value` against a schema, and the scope of these steps. */
  stepsOf(schema: Schema, name: string): SchemaSteps;
  /** Returns an unused name for a constant. @param suffix is appended to the name until the name is unused. */
  reserve(wanted: string, suffix: string): string;
  /** Returns a constant with the given code. If the module already has a constant with this code, returns that constant. */
  constant(wanted: string, code: Fragment): Declaration;
  /** Returns the condition that is true if a value does not match a schema. */
  readonly failure: Scope['failure'];
  /**
   * Returns the statements that check a value against a schema, and add an issue for each failure. The step contains the value and the
   * schema.
   */
  collect(step: ApplyStep, pointers: Pointers): Fragment[];
  /**
   * Returns statements that have the same effect as the result of `collect`, but do not call functions of the schema. Returns undefined if
   * the schema needs functions.
   */
  collectInline(step: ApplyStep, pointers: Pointers): Fragment[] | undefined;
}

/** The input that the compilers of all modules share. */
export interface CompilerInput {
  /** True if the validators check `format`. Otherwise `format` is an annotation. */
  readonly assertsFormats: boolean;
  /** True if an integer in a value may be a `bigint`. Default: false. */
  readonly hasExactIntegers?: boolean | undefined;
  /** A map from the JSON Pointer of each named schema, as in `$ref`, to this schema. */
  readonly byReference: ReadonlyMap<string, NamedSchema>;
  readonly bySchema: ReadonlyMap<Schema, NamedSchema>;
  readonly cycles: Cycles;
  /** The TypeScript names of the named schemas. */
  readonly names: ReadonlySet<string>;
}
