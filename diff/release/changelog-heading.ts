import type { Change } from '../change.ts';

/** The headings of a changelog entry, in their order. See https://keepachangelog.com/en/1.1.0/. */
export const changelogHeadings = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'] as const;

/** A heading of a changelog entry. */
export type ChangelogHeading = (typeof changelogHeadings)[number];

/** Matches the id of a change that adds or removes a part of the API. */
const addedOrRemoved =
  /(?:^|-)(?:argument|body|callback|credential|field|header|media-type|method|operation|option|parameter|property|scheme|server|status|tag|type|webhook)-(?<verb>added|removed)(?:-|$)/u;

/**
 * Returns the heading under which a changelog lists a change. Returns undefined if a changelog does not list the change, such as a change
 * of the documentation. A comparison cannot show that a fault was fixed, so the function never returns `Fixed`. Authors write the lines
 * under this heading by hand.
 */
export function changelogHeading({ id, level }: Pick<Change, 'id' | 'level'>): ChangelogHeading | undefined {
  if (level === 'documentation' || id === 'version-not-raised') return undefined;
  if (id.startsWith('security-')) return 'Security';
  if (id.startsWith('sunset-') || id.endsWith('-deprecated'))
    return id.includes('no-longer') ? 'Changed' : 'Deprecated';
  const verb = addedOrRemoved.exec(id)?.groups?.['verb'];
  if (verb === 'removed') return 'Removed';
  // A new part that breaks callers, such as a required parameter, is listed under `Changed`, because existing calls must change.
  return verb === 'added' && level !== 'breaking' ? 'Added' : 'Changed';
}
