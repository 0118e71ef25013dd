import { changeMeaning } from '@forgespec/diff/catalogue';
import { type ChangeLevel, changeLevels } from '@forgespec/diff/change';
import { literalMarkdown, messageMarkdown } from '@forgespec/description/text/markdown';
import { plainStyle, printableLine } from '@forgespec/description/diagnostics';
import type { DiffFormat } from './diff-format-names.ts';
import { type ChangeGroup, type DiffReport, reportJson, summaryText } from './diff-report.ts';
import { locationText, operationsText, renderDiffText, sentence, witnessText } from './diff-text.ts';
import { githubCommand } from './github-command.ts';
import { jsonText } from './json-text.ts';
import { sarifLog, type SarifResult } from './sarif-log.ts';

/**
 * A map from the name of each format to the function that writes the result of a comparison in this format. The
 * function for `text` uses no colours.
 */
export const diffFormats: Readonly<Record<DiffFormat, (report: DiffReport) => string>> = {
  text: (report) => renderDiffText(report, plainStyle),
  json: (report) => jsonText(reportJson(report)),
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

function renderMarkdown({ summary, groups }: DiffReport): string {
  const sections = changeLevels.flatMap((level) => {
    const members = groups.filter((group) => group.level === level);
    if (members.length === 0) return [];
    return [`## ${titles[level]}\n\n${members.map(markdownItem).join('\n')}\n`];
  });
  return [...sections, `${summaryText(summary)}\n`].join('\n');
}

/** Returns a list item. The operations of a changed component, further effects and the proof are below the change. */
function markdownItem(group: ChangeGroup): string {
  const { change, component, operations, effects } = group;
  const [first, ...others] = operations;
  const count = others.length > 0 ? ` and ${others.length} more` : '';
  const isBelow = component !== undefined && operations.length > 0;
  const where = first === undefined || isBelow ? '' : `**${literalMarkdown(printableLine(first))}**${count}: `;
  // The message has code in backticks. The list of operations and the proof are text of the descriptions.
  const details = [
    ...(isBelow ? [literalMarkdown(printableLine(operationsText(operations)))] : []),
    ...effects.map((effect) => messageMarkdown(printableLine(effect))),
    ...(change.witness === undefined ? [] : [literalMarkdown(printableLine(witnessText(change)))]),
  ];
  return `- ${where}${messageMarkdown(printableLine(sentence(group)))}${details.map((detail) => `\n  - ${detail}`).join('')}`;
}

/** A map from the level of a change to the level in SARIF. */
const severities = { breaking: 'error', warning: 'warning', compatible: 'note', documentation: 'note' } as const;

function renderGithub({ groups }: DiffReport): string {
  return groups
    .filter(({ level }) => level === 'breaking' || level === 'warning')
    .map((group) => {
      const { change, level: strongest } = group;
      // A pull request shows only the lines of the revision, so a source location in the base is not used.
      const location = change.revision;
      const level = strongest === 'breaking' ? 'error' : 'warning';
      const spot = location === null ? {} : { file: location.file, line: location.line, col: location.column };
      return githubCommand(level, { ...spot, title: `forgespec ${change.id}` }, textWithOperations(group));
    })
    .join('');
}

function renderSarif({ groups }: DiffReport): string {
  const results = groups.map((group): SarifResult => {
    const { id, revision, base } = group.change;
    const text = `${textWithOperations(group)}${revision === null && base !== null ? ` (${locationText(base)})` : ''}`;
    const result = { rule: id, level: severities[group.level], text };
    if (revision === null) return result;
    return { ...result, location: { file: revision.file, start: { line: revision.line, column: revision.column } } };
  });
  return sarifLog(results, process.cwd(), (id) => ({ id, shortDescription: { text: changeMeaning(id) ?? id } }));
}

/** Returns the operations of an entry, its sentence and its effects in one line. */
function textWithOperations(group: ChangeGroup): string {
  const where = group.operations.length === 0 ? '' : `${operationsText(group.operations)}: `;
  const effects = group.effects.length === 0 ? '' : ` (${group.effects.join('; ')})`;
  return `${where}${sentence(group)}${effects}`;
}
