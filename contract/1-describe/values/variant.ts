import type { JsonValue } from '@forgespec/description/json';

/** A value that tests one rule of a schema. */
export interface ValueVariant {
  /** The end of the name of the case: `enum/asc`, `maximum/above`. It is the same in each run. */
  readonly name: string;
  readonly value: JsonValue;
  /** JSON Pointer to the tested keyword in the document. */
  readonly pointer: string;
}
