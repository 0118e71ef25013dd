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

/** Steps in functions of their own, because one function cannot have that many. */
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
  /** The condition under which an issue is added, where that says less: what is refused already is not looked at further. */
  readonly isReported?: Condition;
  readonly keyword: string;
  /** The message for people: `must be a string`. */
  readonly message: string;
  /** JSON Pointer to the keyword in the bundled document. */
  readonly pointer: string;
  /** An expression for the path of the value at fault. */
  readonly path: Fragment;
  /** Whether the rest of the function has no meaning for a value that fails. */
  readonly isShape: boolean;
}

/** Another schema, applied to this value or to a part of it. */
export interface ApplyStep {
  readonly kind: 'apply';
  readonly application: Application;
  /** The condition under which the schema applies. */
  readonly when: Condition;
  /** A condition that every value of the right type fulfils: that it is there, or is not null. */
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

/** Values for which the condition holds are valid, and the rest of the function does not concern them. */
export interface PassStep {
  readonly kind: 'pass';
  readonly when: Condition;
}

/** Steps for values of one family of types, where the schema allows others as well. */
export interface FamilyStep {
  readonly kind: 'family';
  readonly condition: Condition;
  readonly steps: readonly Step[];
}

/** Steps for each item, property or key. */
export interface EachStep {
  readonly kind: 'each';
  /** The variable that holds it. */
  readonly item: Variable;
  /** The array that `every` is asked of; undefined where more than the item matters. */
  readonly list: Fragment | undefined;
  /** The statement that loops; the item, key or index is bound when the body mentions it. */
  readonly loop: (body: Fragment) => Fragment;
  readonly steps: readonly (ApplyStep | CheckStep)[];
}

/** Something to find out before conditions ask for it. */
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
  /** Whether the number of keys is compared first. */
  readonly isCounted: boolean;
  /** How many of them are required, and so are there when it is asked. */
  readonly required: number;
  /** The variables that hold the others. */
  readonly optional: readonly Variable[];
  /** The function that tells whether a key is one of the names. */
  readonly declaresKey: Declaration;
  /** The check that reports a property with another name. */
  readonly refused: CheckStep;
}

/** A property that the schema names. */
export interface PropertyStep {
  readonly kind: 'property';
  readonly name: string;
  /** An expression that reads it: undefined when it is absent. */
  readonly read: Fragment;
  /** JSON Pointer to the schema that requires it; undefined when it is optional. */
  readonly requiredBy: string | undefined;
  /** Whether it has a variable in any case, because it is counted. */
  readonly isCounted: boolean;
  /** Applied to the variable that holds it. */
  readonly local: Variable;
  readonly application: Application;
}

/** A condition that tells whether the value is valid, and steps that explain why it is not. */
export interface SplitStep {
  readonly kind: 'split';
  readonly check: CheckStep;
  readonly collect: readonly Step[];
}
