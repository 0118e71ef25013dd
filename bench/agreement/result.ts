/** A disagreement between the generated code and the description, or openapi-typescript. */
export interface Disagreement {
  /**
   * `refused` if the description has errors, `compiler` if the output does not compile, `type refuses` if the validator accepts the value
   * and the type does not, `type accepts` for the reverse, and `openapi-typescript` for a different type.
   */
  readonly kind: 'compiler' | 'openapi-typescript' | 'refused' | 'type accepts' | 'type refuses';
  /** The JSON Pointer to the schema, or a file with a line. */
  readonly place: string;
  readonly text: string;
}

/** The result for one description. */
export interface DescriptionResult {
  readonly schemas: number;
  readonly values: number;
  /** The number of values that a type does not accept on purpose. */
  readonly known: number;
  /** The number of schemas with a known fault of openapi-typescript, by the fault. */
  readonly faults: Readonly<Record<string, number>>;
  readonly generateSeconds: number;
  readonly seconds: number;
  readonly disagreements: readonly Disagreement[];
}
