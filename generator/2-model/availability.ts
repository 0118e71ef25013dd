/**
 * To whom, where and since when something is there; for an operation, a parameter or a schema. The `x-` keys that say it are
 * explained in `spec/rules/extensions.md`.
 */
export interface Availability {
  readonly deprecated: boolean;
  /** What replaces it: an operation, a name, or words on how to do without it. */
  readonly replacedBy: string | undefined;
  /** The version that is to be without it. */
  readonly removal: string | undefined;
  /** The version that brought it. */
  readonly since: string | undefined;
  /** The lowest role that has it. */
  readonly role: string | undefined;
  /** The tiers that have it; none where nothing is said. */
  readonly tiers: readonly string[];
  /** The offerings that have it; none where nothing is said. */
  readonly offerings: readonly string[];
  readonly flag: string | undefined;
  /** What is not known of it, in words. */
  readonly notShown: string | undefined;
}
