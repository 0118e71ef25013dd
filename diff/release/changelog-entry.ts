import { literalMarkdown, messageMarkdown } from '@forgespec/description/text/markdown';
import { printableLine } from '@forgespec/description/diagnostics';
import {
  mentionedOperations,
  noChangesText,
  versionHeading,
  type VersionChanges,
} from '@forgespec/description/version-changes';
import { changelogHeadings } from './changelog-heading.ts';
import { type ChangelogItem } from './changelog-items.ts';

/** An entry of a changelog: the changes of one version. */
export interface ChangelogEntry extends VersionChanges {
  readonly items: readonly ChangelogItem[];
}

/** The title of the entry with the changes that are not released yet. */
export const unreleased = 'Unreleased';

/**
 * Returns an entry as Markdown. It consists of a heading with the version, and a section for each kind of change, such
 * as `Added`. Each section contains a list of changes for each area of the API. Texts from the descriptions are
 * escaped, so they cannot add markup.
 */
export function renderEntry(version: ChangelogEntry): string {
  const { date, items } = version;
  const name = literalMarkdown(versionHeading(version));
  const head = `## ${name}${date === undefined ? '' : ` - ${date}`}`;
  const sections = changelogHeadings.flatMap((heading) => {
    const areas = Map.groupBy(
      items.filter((item) => item.heading === heading),
      ({ area }) => area,
    );
    if (areas.size === 0) return [];
    const lists = Array.from(areas, ([area, members]) => {
      const lines = members.map(renderItem).join('\n');
      return `#### ${literalMarkdown(printableLine(area))}\n\n${lines}`;
    });
    return [`### ${heading}\n\n${lists.join('\n\n')}`];
  });
  const body = sections.length === 0 ? [noChangesText] : sections;
  return `${[head, ...body].join('\n\n')}\n`;
}

function renderItem(item: ChangelogItem): string {
  const { isBreaking, message, migration } = item;
  const { named, others } = mentionedOperations(item);
  const names = named.map((name) => messageMarkdown(`\`${printableLine(name).replaceAll('`', "'")}\``));
  const where = [...names, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  const text = messageMarkdown(printableLine(message));
  const line = `- ${isBreaking ? '**Breaking:** ' : ''}${where === '' ? '' : `${where}: `}${text}`;
  return migration === undefined ? line : `${line}\n  - Migration: ${messageMarkdown(printableLine(migration))}`;
}
