/** A violation of the OpenAPI specification. */
export interface StructureFault {
  /** JSON Pointer into the bundled document. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
  /** The part at the pointer that is wrong: the key or its value. */
  readonly on: 'key' | 'value';
}

/** The general fix for faults without a specific one. */
export const compareByHand = 'Compare with the OpenAPI specification.';
