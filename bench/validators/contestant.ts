/** A JSON Schema 2020-12 with the keywords of the benchmark's schemas. */
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

/** Schemas with references of the form `#/$defs/Name`. */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** The compiled form of one schema. */
export interface Compiled {
  /** Returns true if a value is valid. This is the fastest function of the library. */
  readonly is: (value: unknown) => boolean;
  /** Returns all issues of a value, in the format of the library. */
  readonly issues: (value: unknown) => readonly unknown[];
}

/** A library, configured as in its documentation. */
export interface Contestant {
  readonly name: string;
  readonly compile: (name: string) => Compiled;
}
