/**
 * The versions, roles and tiers in which an operation, a parameter or a schema is available. Most of these values come from `x-` keys,
 * which `spec/rules/extensions.md` explains.
 */
export interface Availability {
  readonly deprecated: boolean;
  /** The replacement: the name of an operation or parameter, or a sentence. */
  readonly replacedBy: string | undefined;
  /** The version that removes the operation, parameter or schema. */
  readonly removal: string | undefined;
  /** The version that added the operation, parameter or schema. */
  readonly since: string | undefined;
  /** The lowest role with access. */
  readonly role: string | undefined;
  /** The tiers with access; empty if the description lists none. */
  readonly tiers: readonly string[];
  /** The offerings with access; empty if the description lists none. */
  readonly offerings: readonly string[];
  readonly flag: string | undefined;
  /** A sentence about details that the API documentation does not contain. */
  readonly notShown: string | undefined;
}
