/**
 * The use of the values of a type. `read`: a program reads the values, for example from the result of a call. `passed`: a program passes
 * the values, for example as an argument.
 */
export type TypeUse = 'passed' | 'read';

/**
 * A step from a value to a part of the value. It is the name of a property, `items` for the items of an array, or `values` for all
 * properties that the type does not declare by name.
 */
export type TypeStep = { readonly name: string } | 'items' | 'values';

/** A difference between two types. */
export type TypeDifferenceKind =
  /** The new type has a new property. A program that passes a value may omit this property. */
  | 'member-added'
  /** The new type does not have a property of the old type. */
  | 'member-removed'
  /** A program has to pass a property or an argument that it could omit. */
  | 'member-required'
  /** The new type has values that the old type does not have. */
  | 'values-added'
  /** The new type does not have some values of the old type. */
  | 'values-removed'
  /** A value that a program reads may be undefined. */
  | 'maybe-undefined'
  /** A value that a program reads may be null. */
  | 'maybe-null'
  /** The types differ in another way. */
  | 'type-changed';

/** A difference between the old and the new type of a value. It contains the path to the part that differs. */
export interface TypeDifference {
  readonly kind: TypeDifferenceKind;
  readonly steps: readonly TypeStep[];
  /** The affected values, or the old and the new type, as code. Empty if the kind needs no details. */
  readonly detail: string;
}
