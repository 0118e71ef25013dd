import type { JsonValue } from '../1-load/json.ts';

/** A value that the description shows of a parameter, a header or a body. */
export interface Example {
  /** Its name in the description; undefined where it has none (`example`). */
  readonly name: string | undefined;
  readonly summary: string | undefined;
  readonly value: JsonValue;
}
