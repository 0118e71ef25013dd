import { printableLine } from './diagnostics/printable.ts';

/** The changes between a version of a description and the version before it. */
export interface VersionChanges {
  /** The version, or `Unreleased`. */
  readonly title: string;
  /** The date of the version, such as `2026-11-23`. Undefined if the version is not released. */
  readonly date: string | undefined;
  readonly items: readonly VersionChange[];
}

/** A change between two versions. */
export interface VersionChange {
  /** The kind of the change, such as `Added`. */
  readonly heading: string;
  readonly isBreaking: boolean;
  /** The operations, such as `GET /pets`, sorted. Empty for a change of the whole API. */
  readonly operations: readonly string[];
  /** A sentence that begins with a capital letter. Its parts between backticks are code. */
  readonly message: string;
  /** The advice for callers. Undefined if callers do not have to change anything. */
  readonly migration: string | undefined;
}

/** Returns the title of a version for a heading: without unprintable characters, and with at most 80 characters. */
export const versionHeading = ({ title }: Pick<VersionChanges, 'title'>): string => printableLine(title).slice(0, 80);

/** The text for a version without changes. */
export const noChangesText = 'No changes for callers.';

/**
 * The largest number of operations that the text of a change names. A change of a shared schema may affect hundreds of
 * operations.
 */
const namedOperations = 3;

/** Returns the operations that the text of a change names, and the number of all other operations. */
export function mentionedOperations({ operations }: Pick<VersionChange, 'operations'>): {
  readonly named: readonly string[];
  readonly others: number;
} {
  return {
    named: operations.slice(0, namedOperations),
    others: Math.max(0, operations.length - namedOperations),
  };
}
