import type { JsonValue } from '@forgespec/generator/json';

/** One value to send, and which rule of the schema it is for. */
export interface ValueVariant {
  /** Names the case: `enum/asc`, `maximum/above`. Stable between runs. */
  readonly name: string;
  readonly value: JsonValue;
  /** JSON Pointer to the keyword in the document. */
  readonly pointer: string;
}
