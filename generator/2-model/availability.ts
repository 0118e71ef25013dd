/**
 * The versions, roles and tiers in which an operation, a parameter or a schema is available. `spec/rules/extensions.md` explains
 * the `x-` keys.
 */
export interface Availability {
  readonly deprecated: boolean;
  /** The replacement: an operation, a name, or a sentence about how to do without it. */
  readonly replacedBy: string | undefined;
  /** The version that removes it. */
  readonly removal: string | undefined;
  /** The version that added it. */
  readonly since: string | undefined;
  /** The lowest role that can use it. */
  readonly role: string | undefined;
  /** The tiers that include it; empty if the description names none. */
  readonly tiers: readonly string[];
  /** The offerings that include it; empty if the description names none. */
  readonly offerings: readonly string[];
  readonly flag: string | undefined;
  /** A sentence about details that the documentation does not show. */
  readonly notShown: string | undefined;
}
