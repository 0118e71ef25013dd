/** Makes a value of text where the text stands for one, and returns everything else as it came. */
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
  /** Any other properties of an object. */
  readonly others?: Scalar | Shape;
}
