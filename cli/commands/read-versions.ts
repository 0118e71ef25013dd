import type { ChangelogEntry } from '@forgespec/diff/release/changelog-entry';
import type { ReservedNames } from '@forgespec/model/names';
import type { InputOptions } from './open-input.ts';
import { withProgress } from './progress.ts';

/** The options of the changelog page. */
interface ChangelogOptions {
  readonly changelog: boolean;
  readonly tagPrefix: string | undefined;
  /** The names that the descriptions must not use. */
  readonly reserved: ReservedNames;
}

/**
 * Returns the entries of the changelog page: the changes between the versions of the description that have git tags. Returns an empty list
 * if `changelog` is false. The modules for the comparison import the TypeScript compiler, so they are loaded only if `changelog` is true.
 *
 * @throws {CommandError} if no tag of a version contains the description.
 */
export async function readVersions(
  options: InputOptions,
  { changelog, tagPrefix, reserved }: ChangelogOptions,
): Promise<readonly ChangelogEntry[]> {
  if (!changelog) return [];
  const { entriesOfTags } = await import('./entries-of-tags.ts');
  return withProgress('comparing the versions', () => entriesOfTags(options, tagPrefix, reserved));
}
