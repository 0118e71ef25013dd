// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/** One reason why a value is not what a schema describes. */
export interface ValidationIssue {
  /** JSON Pointer (RFC 6901) to the value at fault, `/labels/0/name`; empty for the value itself. */
  readonly path: string;
  /** The keyword of JSON Schema that refuses the value. */
  readonly keyword: string;
  /** What the value must be, for a person. */
  readonly message: string;
  /** JSON Pointer to the keyword in the API description, `#/components/schemas/Badge/properties/id/type`. */
  readonly schema: string;
}

/** Tells whether a value is what a schema describes, and why it is not. */
export interface Validator {
  /** Whether `value` is what the schema describes. */
  readonly is: (value: unknown) => boolean;
  /** Every reason why it is not; none when it is. */
  readonly check: (value: unknown) => ValidationIssue[];
}

/** What an operation takes and answers. */
export interface OperationValidators {
  /** The body of a request; absent where the operation takes none. */
  readonly body?: Validator;
  /** The bodies of responses by status, `200`, `4XX` or `default`; a status without a body has no entry. */
  readonly responses: Readonly<Record<string, Validator>>;
}

/** A key as a segment of a JSON Pointer. RFC 6901, section 3. */
export const pointerSegment = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Adds an issue.
 *
 * @param schema JSON Pointer to the keyword, whose last segment is the keyword unless another one is given.
 */
export function report(
  issues: ValidationIssue[],
  path: string,
  message: string,
  schema: string,
  keyword: string = schema.slice(schema.lastIndexOf('/') + 1),
): void {
  issues.push({ path, keyword, message, schema });
}
