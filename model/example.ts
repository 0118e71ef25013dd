import type { JsonValue } from '@forgespec/description/json';

/** An example value of a parameter, a header or a body. */
export interface Example {
  /** The key in `examples`. Undefined for the value of `example`, which has no name. */
  readonly name: string | undefined;
  readonly summary: string | undefined;
  readonly value: JsonValue;
}
