import { dirname, resolve } from 'node:path';
import { versionTags } from '@forgespec/diff/release/git-tags';
import type { VersionTag } from '@forgespec/diff/release/version-tags';
import { printableLine } from '@forgespec/description/diagnostics';
import { CommandError } from './command-error.ts';
import { type DiffSide, inRevision, openDiffSide } from './open-diff-side.ts';
import type { InputOptions } from './open-input.ts';

/** A git tag of a version, and the description that the commit of the tag contains. */
export interface DescribedTag extends VersionTag {
  readonly side: DiffSide;
}

/**
 * Returns the git tags of versions, the oldest version first. Omits a tag if its commit does not contain the description, or if the
 * description cannot be read. For each omitted tag, prints a note on stderr.
 *
 * @param prefix the text before the version in the names of tags.
 * @param wanted `all` to return all tags. `last` to return only the tag with the highest version, of the tags that are reachable from
 * `HEAD`.
 */
export async function describedTags(
  options: InputOptions,
  prefix: string | undefined = '',
  wanted: 'all' | 'last',
): Promise<readonly DescribedTag[]> {
  const folder = dirname(resolve(options.spec));
  const found: DescribedTag[] = [];
  const tags = await versionTags({ folder, prefix, areMerged: wanted === 'last' });
  for (const tag of tags.toReversed()) {
    try {
      const side = await openDiffSide(inRevision(`refs/tags/${tag.name}`, options.spec), options, 'changelog');
      found.unshift({ ...tag, side });
    } catch (error) {
      if (!(error instanceof CommandError)) throw error;
      process.stderr.write(`The tag ${printableLine(tag.name)} is left out: ${error.message}\n`);
    }
    if (wanted === 'last' && found.length > 0) break;
  }
  return found;
}
