import { compareVersions, parseVersion } from './semantic-version.ts';

/** A git tag whose name contains a version. */
export interface VersionTag {
  /** The name of the tag, such as `v1.2.0`. */
  readonly name: string;
  /** The version in the name, such as `1.2.0`. */
  readonly version: string;
  /** The date of the tag, such as `2026-11-23`. A tag without a message has the date of its commit. */
  readonly date: string;
}

/**
 * Returns the tags whose names consist of a prefix and a version, the oldest version first.
 *
 * @param output one line for each tag: its name, a tab, and its date.
 * @param prefix the text before the version, such as `api-`. A `v` may follow the prefix.
 */
export function parseTags(output: string, prefix: string): readonly VersionTag[] {
  return output
    .split('\n')
    .flatMap((line) => {
      const [name = '', date = ''] = line.split('\t');
      const version = name.startsWith(prefix) ? name.slice(prefix.length).replace(/^v(?=\d)/u, '') : '';
      const parsed = /\./u.test(version) || prefix !== '' ? parseVersion(version) : undefined;
      return parsed === undefined ? [] : [{ name, version, date, parsed }];
    })
    .toSorted((a, b) => compareVersions(a.parsed, b.parsed) || (a.name < b.name ? -1 : 1))
    .map(({ name, version, date }) => ({ name, version, date }));
}
