// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** Converts text that represents a value, and returns everything else unchanged. */
export type Scalar = (value: unknown) => unknown;

/**
 * The parts of a schema that decide how text becomes a value: which properties are not text, and which are lists. Values without
 * a shape stay as they are.
 */
export interface Shape {
  /** Present if the value may be a scalar. */
  readonly scalar?: Scalar;
  /** Present if the value may be an array. */
  readonly items?: Scalar | Shape;
  /** Present if the value may be an object. */
  readonly properties?: Readonly<Record<string, Scalar | Shape>>;
  /** The shape of the other properties of an object. */
  readonly others?: Scalar | Shape;
}
