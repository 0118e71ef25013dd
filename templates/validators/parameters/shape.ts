/** Makes a value of text where the text stands for one, and returns everything else as it came. */
export type Scalar = (value: unknown) => unknown;

/**
 * What a schema says about how a value is written: which of its parts are not text, and which are lists. What it says nothing
 * about is taken as it comes.
 */
export interface Shape {
  /** Where the value may be a scalar. */
  readonly scalar?: Scalar;
  /** Where the value may be an array. */
  readonly items?: Scalar | Shape;
  /** Where the value may be an object. */
  readonly properties?: Readonly<Record<string, Scalar | Shape>>;
  /** Any other properties of an object. */
  readonly others?: Scalar | Shape;
}
