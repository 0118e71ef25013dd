/** A JSON Schema of 2020-12, with only the keywords that the benchmark's schemas use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly maxLength?: number;
  readonly format?: string;
}

/** Schemas that refer to each other as `#/$defs/Name`. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** What a library makes of one schema. */
export interface Compiled {
  /** Whether a value is valid, in the way that is quickest. */
  readonly is: (value: unknown) => boolean;
  /** Every issue of a value, as the library lists them. */
  readonly issues: (value: unknown) => readonly unknown[];
}

/** A library, set up as its own documentation says. */
export interface Contestant {
  readonly name: string;
  readonly compile: (name: string) => Compiled;
}
