import { literalMarkdown, messageMarkdown } from '@forgespec/generator/code/markdown';
import { printableLine } from '@forgespec/generator/diagnostics/printable';
import { changelogHeadings } from './changelog-heading.ts';
import { type ChangelogItem } from './changelog-items.ts';

/** A version of a changelog. */
export interface ChangelogEntry {
  /** The version, or `Unreleased`. */
  readonly title: string;
  /** The date of the version, such as `2026-11-23`; undefined if the version is not released. */
  readonly date: string | undefined;
  readonly items: readonly ChangelogItem[];
}

/** The title of the changes that no version contains. */
export const unreleased = 'Unreleased';

/** Writes an entry as Markdown: a heading, and lists by kind and area. Texts of descriptions cannot add markup. */
export function renderEntry({ title, date, items }: ChangelogEntry): string {
  const name = literalMarkdown(printableLine(title).slice(0, 80));
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
  const body = sections.length === 0 ? ['No changes for callers.'] : sections;
  return `${[head, ...body].join('\n\n')}\n`;
}

/** The number of operations that a line names. A change of a shared schema may affect hundreds. */
const namedOperations = 3;

function renderItem({ isBreaking, operations, message, migration }: ChangelogItem): string {
  const named = operations
    .slice(0, namedOperations)
    .map((name) => messageMarkdown(`\`${printableLine(name).replaceAll('`', "'")}\``));
  const others = operations.length - named.length;
  const where = [...named, ...(others > 0 ? [`${others} more`] : [])].join(', ');
  const text = messageMarkdown(printableLine(message));
  const line = `- ${isBreaking ? '**Breaking:** ' : ''}${where === '' ? '' : `${where}: `}${text}`;
  return migration === undefined ? line : `${line}\n  - Migration: ${messageMarkdown(printableLine(migration))}`;
}
