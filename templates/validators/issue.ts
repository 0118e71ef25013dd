/** One reason why a value is not what a schema describes. */
export interface ValidationIssue {
  /**
   * JSON Pointer (RFC 6901) to the value at fault, `/labels/0/name`; empty for the value itself. A very long key or path is cut and
   * ends with `…`.
   */
  readonly path: string;
  /** The keyword of JSON Schema that refuses the value; `more` for the last entry of a list that leaves issues out. */
  readonly keyword: string;
  /** What the value must be, for a person. */
  readonly message: string;
  /** JSON Pointer to the keyword in the API description, `#/components/schemas/Badge/properties/id/type`. */
  readonly schema: string;
}
