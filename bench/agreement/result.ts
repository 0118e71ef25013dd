/** A problem that the check of a description has found. */
export interface Disagreement {
  /**
   * - `refused`: the description has errors.
   * - `compiler`: the output does not compile.
   * - `type refuses`: the validator accepts a value, but the type does not accept it.
   * - `type accepts`: the type accepts a value, but the validator does not accept it.
   * - `openapi-typescript`: our type differs from the type that openapi-typescript generates.
   */
  readonly kind: 'compiler' | 'openapi-typescript' | 'refused' | 'type accepts' | 'type refuses';
  /**
   * The JSON Pointer of the schema. For `refused` and `compiler`, it is the path of a file and the number of a line.
   */
  readonly place: string;
  readonly text: string;
}

/** The result for one description. */
export interface DescriptionResult {
  readonly schemas: number;
  readonly values: number;
  /** The number of valid values that types intentionally do not accept. */
  readonly known: number;
  /** For each known fault of openapi-typescript, the number of schemas that cause the fault. */
  readonly faults: Readonly<Record<string, number>>;
  readonly generateSeconds: number;
  readonly seconds: number;
  readonly disagreements: readonly Disagreement[];
}
