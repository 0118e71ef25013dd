import { changeMeaning } from '@forgespec/diff/catalogue';
import { type ChangeLevel, changeLevels } from '@forgespec/diff/change';
import { literalMarkdown } from '@forgespec/description/text/markdown';
import { plainStyle, printableLine } from '@forgespec/description/diagnostics';
import type { DiffFormat } from './diff-format-names.ts';
import { type DiffReport, groupChanges, summaryText } from './diff-report.ts';
import { locationText, renderDiffText, sentence, witnessText } from './diff-text.ts';
import { githubCommand } from './github-command.ts';
import { jsonText } from './json-text.ts';
import { sarifLog, type SarifResult } from './sarif-log.ts';

/**
 * A map from the name of each format to the function that writes the result of a comparison in this format. The
 * function for `text` uses no colours.
 */
export const diffFormats: Readonly<Record<DiffFormat, (report: DiffReport) => string>> = {
  text: (report) => renderDiffText(report, plainStyle),
  json: (report) => jsonText(report),
  markdown: renderMarkdown,
  github: renderGithub,
  sarif: renderSarif,
};

const titles: Readonly<Record<ChangeLevel, string>> = {
  breaking: 'Breaking changes',
  warning: 'Possibly breaking changes',
  compatible: 'Compatible changes',
  documentation: 'Documentation',
};

function renderMarkdown({ summary, changes }: DiffReport): string {
  const groups = groupChanges(changes);
  const sections = changeLevels.flatMap((level) => {
    const members = groups.filter(({ change }) => change.level === level);
    if (members.length === 0) return [];
    const items = members.map(({ change, operations }) => {
      const [first, ...others] = operations;
      const more = others.length > 0 ? ` and ${others.length} more` : '';
      const where = first === undefined ? '' : `**${literalMarkdown(printableLine(first))}**${more}: `;
      const proof = change.witness === undefined ? '' : ` (${literalMarkdown(witnessText(change))})`;
      return `- ${where}${literalMarkdown(sentence(change))}${proof}`;
    });
    return [`## ${titles[level]}\n\n${items.join('\n')}\n`];
  });
  return [...sections, `${summaryText(summary)}\n`].join('\n');
}

/** A map from the level of a change to the level in SARIF. */
const severities = { breaking: 'error', warning: 'warning', compatible: 'note', documentation: 'note' } as const;

function renderGithub({ changes }: DiffReport): string {
  return groupChanges(changes)
    .filter(({ change }) => change.level === 'breaking' || change.level === 'warning')
    .map(({ change, operations }) => {
      // A pull request shows only the lines of the revision, so a source location in the base is not used.
      const location = change.revision;
      const level = change.level === 'breaking' ? 'error' : 'warning';
      const spot = location === null ? {} : { file: location.file, line: location.line, col: location.column };
      const where = operations.length === 0 ? '' : `${operations.slice(0, 3).join(', ')}: `;
      return githubCommand(level, { ...spot, title: `forgespec ${change.id}` }, `${where}${sentence(change)}`);
    })
    .join('');
}

function renderSarif({ changes }: DiffReport): string {
  const results = groupChanges(changes).map(({ change, operations }): SarifResult => {
    const { id, level, revision, base } = change;
    const where = operations.length === 0 ? '' : `${operations.slice(0, 3).join(', ')}: `;
    const text = `${where}${sentence(change)}${revision === null && base !== null ? ` (${locationText(base)})` : ''}`;
    const result = { rule: id, level: severities[level], text };
    if (revision === null) return result;
    return { ...result, location: { file: revision.file, start: { line: revision.line, column: revision.column } } };
  });
  return sarifLog(results, process.cwd(), (id) => ({ id, shortDescription: { text: changeMeaning(id) ?? id } }));
}
