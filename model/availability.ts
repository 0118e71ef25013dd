/**
 * The availability of an operation, a parameter or a schema. It states which versions of the service have the operation, parameter or
 * schema, and which roles and tiers have access. Most of these values come from `x-` keys, which `spec/rules/extensions.md` explains.
 */
export interface Availability {
  readonly deprecated: boolean;
  /** The name of the operation or parameter to use instead, or a sentence about the replacement. */
  readonly replacedBy: string | undefined;
  /** The version that removes the operation, parameter or schema. */
  readonly removal: string | undefined;
  /** The version that added the operation, parameter or schema. */
  readonly since: string | undefined;
  /** The lowest role that has access. */
  readonly role: string | undefined;
  /** The tiers that have access. Empty if the description lists no tiers. */
  readonly tiers: readonly string[];
  /** The offerings of the service that have access, such as `self-managed`. Empty if the description lists no offerings. */
  readonly offerings: readonly string[];
  readonly flag: string | undefined;
  /**
   * A text that names the details that are missing in the original documentation of the API, such as `the success status` (`x-not-shown`).
   */
  readonly notShown: string | undefined;
}
