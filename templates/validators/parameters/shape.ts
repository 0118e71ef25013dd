/** Converts text that represents a value, and returns everything else unchanged. */
export type Scalar = (value: unknown) => unknown;

/**
 * The parts of a schema that determine how text is converted to a value: the types other than text, and the structure of arrays and
 * objects. A value without a shape stays unchanged.
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
