/** A JSON Schema 2020-12. It uses only keywords that the schemas of the benchmark contain. */
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

/**
 * A map from the name of each schema to the schema. The schemas refer to each other with references such as
 * `#/$defs/Name`.
 */
export type Definitions = Readonly<Record<string, JsonSchema>>;

/** The functions that a library has compiled from one schema. */
export interface Compiled {
  /** Returns true if a value is valid. This function is the fastest check of the library. */
  readonly is: (value: unknown) => boolean;
  /** Returns all issues of a value, in the format of the library. */
  readonly issues: (value: unknown) => readonly unknown[];
}

/** A measured library, configured as its documentation shows. */
export interface Contestant {
  readonly name: string;
  readonly compile: (name: string) => Compiled;
}
