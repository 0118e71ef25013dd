import { isJsonObject } from '@forgespec/description/json';
import type { Description } from '@forgespec/description/load';
import type { Change } from '../change.ts';
import { openSide } from '../description/open-side.ts';
import type { NamedDescriptions } from '../sdk/compare-generated-code.ts';
import { checkVersion, type DescribedVersion } from './check-version.ts';

/**
 * Returns a list with the change `version-not-raised` if the `info.version` of the revision is too low for `changes`.
 * Otherwise returns an empty list.
 */
export function versionChanges(
  { base, revision, nameOf = {} }: NamedDescriptions,
  changes: readonly Change[],
): readonly Change[] {
  const found = checkVersion(describedVersion(base, nameOf.base), describedVersion(revision, nameOf.revision), changes);
  return found === undefined ? [] : [found];
}

/** Returns the `info.version` of a description. */
export function describedVersion(description: Description, nameOf?: (path: string) => string): DescribedVersion {
  const { info } = description.document;
  if (!isJsonObject(info)) return { version: '', location: null };
  const { version } = info;
  return {
    version: typeof version === 'string' ? version : '',
    location: openSide(description, nameOf).locationOf({ node: info, key: 'version' }),
  };
}
