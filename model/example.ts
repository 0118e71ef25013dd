import type { JsonValue } from '@forgespec/description/json';

/** An example value of a parameter, a header or a body. @see https://spec.openapis.org/oas/v3.1.1.html#example-object */
export interface Example {
  /** The key in `examples`. Undefined for the value of `example`, which has no name. */
  readonly name: string | undefined;
  readonly summary: string | undefined;
  readonly value: JsonValue;
}
