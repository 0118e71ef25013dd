/** A violation of the OpenAPI specification. */
export interface StructureFault {
  /** JSON Pointer into the bundled document. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
  /** The error is in the key at the pointer, or in the value at the pointer. */
  readonly on: 'key' | 'value';
}

/** The fix for faults for which no better fix is known. */
export const compareByHand = 'Compare with the OpenAPI specification.';
