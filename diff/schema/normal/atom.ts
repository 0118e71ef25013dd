import type { JsonValue } from '@forgespec/description/json';
import type { SchemaJson } from '@forgespec/model/from-document';

/**
 * The types of JSON values. Integers do not have a type of their own: they are numbers with the constraint `isInteger`.
 */
export const atomTypes = ['null', 'boolean', 'number', 'string', 'array', 'object'] as const;

export type AtomType = (typeof atomTypes)[number];

/** A lower or an upper bound of numbers. */
export interface NumberBound {
  readonly value: number;
  readonly isExclusive: boolean;
}

/** The keywords in one schema that restrict the properties of objects. */
export interface ObjectPart {
  readonly properties: ReadonlyMap<string, SchemaJson>;
  readonly patterns: ReadonlyMap<string, SchemaJson>;
  /** The schema of all other properties. Undefined if the other properties are not restricted. */
  readonly additional: SchemaJson | undefined;
}

/** The keywords in one schema that restrict the items of arrays. */
export interface ArrayPart {
  readonly prefix: readonly SchemaJson[];
  /** The schema of the items after the prefix. Undefined if these items are not restricted. */
  readonly items: SchemaJson | undefined;
}

/** The keyword `contains`, with the number of items that must match it. */
export interface Contained {
  readonly schema: SchemaJson;
  readonly min: number;
  readonly max: number;
}

/** The keywords of a condition: `if` with `then`, `if` with `else`, or a property with its dependent schema. */
export type ConditionKind = 'dependent-schema' | 'else' | 'then';

/** A schema that applies only to values that meet a condition. */
export interface Implication {
  readonly kind: ConditionKind;
  /** The schema of `if`, or the name of the property. */
  readonly condition: SchemaJson | string;
  readonly schema: SchemaJson;
}

/** All constraints on a value. A value is valid if it fulfills the constraint in every field. */
export interface Constraints {
  readonly types: ReadonlySet<AtomType>;
  readonly isInteger: boolean;
  /** The allowed values. Undefined if the schema does not list the allowed values. */
  readonly values: readonly JsonValue[] | undefined;
  readonly lower: NumberBound | undefined;
  readonly upper: NumberBound | undefined;
  readonly multiples: readonly number[];
  readonly minLength: number;
  readonly maxLength: number;
  readonly patterns: readonly string[];
  readonly formats: readonly string[];
  readonly minItems: number;
  readonly maxItems: number;
  readonly isUnique: boolean;
  readonly arrays: readonly ArrayPart[];
  readonly unevaluatedItems: readonly SchemaJson[];
  readonly contained: readonly Contained[];
  readonly required: ReadonlySet<string>;
  readonly minProperties: number;
  readonly maxProperties: number;
  readonly objects: readonly ObjectPart[];
  readonly unevaluatedProperties: readonly SchemaJson[];
  readonly propertyNames: readonly SchemaJson[];
  readonly dependentRequired: ReadonlyMap<string, ReadonlySet<string>>;
  readonly implications: readonly Implication[];
  /** The schemas that a value must not match. */
  readonly excluded: readonly SchemaJson[];
  /** The hashes of schemas that have too many alternatives (see `createOpaqueText`). Only the hashes of such schemas are compared. */
  readonly opaque: readonly string[];
  /** The names of the alternatives (in `anyOf` or `oneOf`) from which these constraints come. The names do not restrict values. */
  readonly labels: readonly string[];
  /**
   * The schemas of the alternatives in `labels`, and of alternatives without a name. These schemas are used only to find source locations,
   * because the other fields already contain their constraints.
   */
  readonly alternatives: readonly SchemaJson[];
}

/**
 * The constraints on the values of one type. A value is valid for a schema if it is valid for one of the atoms of the
 * schema.
 */
export interface Atom extends Constraints {
  readonly type: AtomType;
}

/** The constraints that every value fulfills. */
export const unconstrained: Constraints = {
  types: new Set(atomTypes),
  isInteger: false,
  values: undefined,
  lower: undefined,
  upper: undefined,
  multiples: [],
  minLength: 0,
  maxLength: Infinity,
  patterns: [],
  formats: [],
  minItems: 0,
  maxItems: Infinity,
  isUnique: false,
  arrays: [],
  unevaluatedItems: [],
  contained: [],
  required: new Set(),
  minProperties: 0,
  maxProperties: Infinity,
  objects: [],
  unevaluatedProperties: [],
  propertyNames: [],
  dependentRequired: new Map(),
  implications: [],
  excluded: [],
  opaque: [],
  labels: [],
  alternatives: [],
};
