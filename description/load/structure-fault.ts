/** A violation of the OpenAPI specification. */
export interface StructureFault {
  /** JSON Pointer into the bundled document. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
  /** `key` if the key at the pointer is wrong, and `value` if the value is wrong. */
  readonly on: 'key' | 'value';
}

/** The fix of a fault if a better fix is not known. */
export const compareByHand = 'Compare the document with the OpenAPI specification.';
