import type { ChangelogEntry } from '@forgespec/diff/release/changelog-entry';
import type { InputOptions } from './open-input.ts';
import { withProgress } from './progress.ts';

/** The options of the changelog page. */
interface ChangelogOptions {
  readonly changelog: boolean;
  readonly tagPrefix: string | undefined;
}

/**
 * Compares the versions of the description that have git tags, for the changelog page. Returns an empty list if the page does not list the
 * versions. The modules for the comparison import the TypeScript compiler, so they are loaded only here.
 *
 * @throws {CommandError} if no tag of a version contains the description.
 */
export async function readVersions(
  options: InputOptions,
  { changelog, tagPrefix }: ChangelogOptions,
): Promise<readonly ChangelogEntry[]> {
  if (!changelog) return [];
  const { entriesOfTags } = await import('./entries-of-tags.ts');
  return withProgress('comparing the versions', () => entriesOfTags(options, tagPrefix));
}
