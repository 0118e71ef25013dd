import type { Schema } from '../../2-model/schema.ts';
import type { Condition } from './condition.ts';
import type { Declaration, Fragment, Variable } from './fragment.ts';

/**
 * A step of checking a value against a schema. Every step is printed twice: into `is…`, in which a
 * failure returns false, and into `collect…`, in which it adds an issue.
 */
export type Step =
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

/** Steps in separate functions, because one function cannot contain that many. */
export interface ChunkStep {
  readonly kind: 'chunk';
  /** `isPetPart` */
  readonly is: Declaration;
  /** `collectPetPart` */
  readonly collect: Declaration;
}

/** A condition of the value, or of a part of it. */
export interface CheckStep {
  readonly kind: 'check';
  readonly fails: Condition;
  /**
   * The condition under which an issue is added. Default: `fails`. It differs if the check must not run after another issue: a
   * pattern does not run on a text that is too long.
   */
  readonly isReported?: Condition;
  readonly keyword: string;
  /** The message for people: `must be a string`. */
  readonly message: string;
  /** JSON Pointer to the keyword in the bundled document. */
  readonly pointer: string;
  /** An expression for the path of the value at fault. */
  readonly path: Fragment;
  /** True if the rest of the function does not apply to a value that fails. */
  readonly isShape: boolean;
}

/** Another schema, applied to this value or to a part of it. */
export interface ApplyStep {
  readonly kind: 'apply';
  readonly application: Application;
  /** The condition under which the schema applies. */
  readonly when: Condition;
  /** A condition that every value of the right type fulfils: that the value is present, or is not null. */
  readonly ifPresent?: Condition;
}

export type Known = 'nothing' | 'object' | 'string' | 'type';

export interface Application {
  readonly schema: Schema;
  readonly value: Fragment;
  /** An expression for the path of the value. */
  readonly path: Fragment;
  /** The name of the functions, if the schema needs its own: `PetShop`. */
  readonly name: string;
  /** The type that earlier code has found. */
  readonly known: Known;
}

/** Accepts the values that fulfil the condition. The rest of the function does not apply to them. */
export interface PassStep {
  readonly kind: 'pass';
  readonly when: Condition;
}

/** Steps for values of one family of types, if the schema allows other types as well. */
export interface FamilyStep {
  readonly kind: 'family';
  readonly condition: Condition;
  readonly steps: readonly Step[];
}

/** Steps for each item, property or key. */
export interface EachStep {
  readonly kind: 'each';
  /** The variable of the item, property or key. */
  readonly item: Variable;
  /** The array to call `every` with; undefined if the steps need more than the item. */
  readonly list: Fragment | undefined;
  /** Returns the loop. It binds the item, key or index only if the body mentions it. */
  readonly loop: (body: Fragment) => Fragment;
  readonly steps: readonly (ApplyStep | CheckStep)[];
}

/** An expression that is evaluated once, before the conditions that use it. */
export interface LocalStep {
  readonly kind: 'local';
  readonly local: Variable;
  readonly code: Fragment;
}

/** A required property that `properties` does not name. */
export interface MissingStep {
  readonly kind: 'missing';
  readonly name: string;
  readonly isAbsent: Condition;
  /** JSON Pointer to the schema that requires it. */
  readonly pointer: string;
}

/** An object that may have no other properties than those that its schema names. */
export interface ClosedStep {
  readonly kind: 'closed';
  /** True if the number of keys is compared first. */
  readonly isCounted: boolean;
  /** The number of required properties, which are present when the keys are counted. */
  readonly required: number;
  /** The variables of the optional properties. */
  readonly optional: readonly Variable[];
  /** The function that returns true if a key is one of the names. */
  readonly declaresKey: Declaration;
  /** The check that reports a property with another name. */
  readonly refused: CheckStep;
}

/** A property that the schema names. */
export interface PropertyStep {
  readonly kind: 'property';
  readonly name: string;
  /** An expression that reads the property: undefined if it is absent. */
  readonly read: Fragment;
  /** JSON Pointer to the schema that requires the property; undefined if it is optional. */
  readonly requiredBy: string | undefined;
  /** True if the property always has a variable, because it is counted. */
  readonly isCounted: boolean;
  /** The variable of the property. */
  readonly local: Variable;
  readonly application: Application;
}

/** A check for `is…`, and steps for `collect…` that report more precise issues. */
export interface SplitStep {
  readonly kind: 'split';
  readonly check: CheckStep;
  readonly collect: readonly Step[];
}
