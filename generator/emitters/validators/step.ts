import type { Schema } from '@forgespec/model';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Condition } from './condition.ts';
import type { Declaration, Fragment, Variable } from './fragment.ts';

/**
 * One step in the validation of a value against a schema. Each step is printed twice: in `is…`, which returns false at a failure, and in
 * `collect…`, which adds an issue for a failure.
 */
export type ValidationStep =
  | ApplyStep
  | CheckStep
  | ChunkStep
  | ClosedStep
  | EachStep
  | FamilyStep
  | LocalStep
  | MissingStep
  | PassStep
  | PropertyStep
  | SplitStep;

/** Steps that are moved into separate functions, for example because one function would have too many steps. */
export interface ChunkStep {
  readonly kind: 'chunk';
  /** The declaration of `isPetPart1`. */
  readonly is: Declaration;
  /** The declaration of `collectPetPart1`. */
  readonly collect: Declaration;
}

/** A condition on the value, or on a property or item of the value. */
export interface CheckStep {
  readonly kind: 'check';
  readonly fails: Condition;
  /**
   * The condition under which an issue is added. Default: `fails`. Only the keyword `pattern` sets this condition. For a text much longer
   * than `maxLength`, `collect…` skips the pattern, because the matching could take very long.
   */
  readonly isReported?: Condition;
  readonly keyword: string;
  /** The message for people, such as `must be a string`, or the constant that contains the message. */
  readonly message: ExportedSymbol | string;
  /** The JSON Pointer to the keyword in the bundled document. */
  readonly pointer: string;
  /** An expression for the JSON Pointer to the invalid value. */
  readonly path: Fragment;
  /** True if a failure ends the function, because the remaining steps do not apply to such a value. */
  readonly isShape: boolean;
}

/** A schema that is applied to the value, or to a property or item of the value. */
export interface ApplyStep {
  readonly kind: 'apply';
  readonly application: Application;
  /** The condition under which the schema applies. */
  readonly when: Condition;
  /** A second condition, which only `collect…` checks. For example, the value must not be undefined. */
  readonly ifPresent?: Condition;
}

export type Known = 'nothing' | 'object' | 'string' | 'type';

export interface Application {
  readonly schema: Schema;
  readonly value: Fragment;
  /** An expression for the JSON Pointer to the value. */
  readonly path: Fragment;
  /** The name for the functions of the schema, such as `PetShop`, if they must be declared. */
  readonly name: string;
  /** The type of the value, as known from earlier checks. */
  readonly known: Known;
}

/** A step that can end the function early. If its condition is true, the value is valid, and the remaining steps are skipped. */
export interface PassStep {
  readonly kind: 'pass';
  readonly when: Condition;
}

/** Steps for values of one family of types, such as numbers. They need a condition, because the schema also allows other types. */
export interface FamilyStep {
  readonly kind: 'family';
  readonly condition: Condition;
  readonly steps: readonly ValidationStep[];
}

/** Steps that apply to each item, property or key. */
export interface EachStep {
  readonly kind: 'each';
  /** The variable with the item, property or key. */
  readonly item: Variable;
  /** The array that `is…` passes to the function `every`. Undefined if the steps need two variables, such as the item and its index. */
  readonly list: Fragment | undefined;
  /** Returns the loop. The loop declares the variables of the item, key and index only if the body uses them. */
  readonly loop: (body: Fragment) => Fragment;
  readonly steps: readonly (ApplyStep | CheckStep)[];
}

/** A variable for an expression that several conditions use. */
export interface LocalStep {
  readonly kind: 'local';
  readonly local: Variable;
  readonly code: Fragment;
}

/** A required property that has no schema in `properties`. */
export interface MissingStep {
  readonly kind: 'missing';
  readonly name: string;
  readonly isAbsent: Condition;
  /** The JSON Pointer to the schema that requires the property. */
  readonly pointer: string;
}

/** The check that an object has only the properties in `properties`. */
export interface ClosedStep {
  readonly kind: 'closed';
  /**
   * True if the code first compares the number of keys with the number of declared properties that are present. If the two numbers differ,
   * the code compares the names.
   */
  readonly isCounted: boolean;
  /** The number of declared properties that are required. Earlier steps have already checked that these properties are present. */
  readonly required: number;
  /** The variables of the optional properties. */
  readonly optional: readonly Variable[];
  /** The function that returns true if a key is the name of a declared property. */
  readonly declaresKey: Declaration;
  /** The check that adds an issue for a property that is not declared. */
  readonly refused: CheckStep;
}

/** A property in `properties`, or an item in `prefixItems`. The name of an item is its index. */
export interface PropertyStep {
  readonly kind: 'property';
  readonly name: string;
  /** The expression that reads the property. Its value is undefined if the property is absent. */
  readonly read: Fragment;
  /** The JSON Pointer to the schema that requires the property. Undefined if the property is optional. */
  readonly requiredBy: string | undefined;
  /** True if the property must have a variable, because the code counts the properties that are present. */
  readonly isCounted: boolean;
  /** The variable with the value of the property. */
  readonly local: Variable;
  readonly application: Application;
}

/** A check for `is…`, and steps for `collect…` that report more precise issues. */
export interface SplitStep {
  readonly kind: 'split';
  readonly check: CheckStep;
  readonly collect: readonly ValidationStep[];
}
