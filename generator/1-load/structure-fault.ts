/** One way in which a document departs from the OpenAPI specification. */
export interface StructureFault {
  /** JSON Pointer into the bundled document. */
  readonly pointer: string;
  readonly message: string;
  readonly fix: string;
  /** Whether the key at the pointer is wrong, or its value. */
  readonly on: 'key' | 'value';
}

/** The fix, where nothing better is known. */
export const compareByHand = 'Compare with the OpenAPI specification.';
