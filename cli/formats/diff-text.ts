import type { Change, ChangeLevel, ChangeLocation } from '@forgespec/diff/change';
import { printableLine, type Style } from '@forgespec/description/diagnostics';
import { joinChanges, type JoinedChanges } from './joined-changes.ts';
import { type ChangeGroup, type DiffReport, groupChanges, summaryText } from './diff-report.ts';

/** The largest number of operations in one heading. */
const mostOperations = 3;

/**
 * If there are more documentation changes than this number, and also changes of other levels, the report states only
 * the number of documentation changes. It does not list them.
 */
const mostTexts = 20;

/**
 * Returns a report as text for people. The changes are grouped by operation, and keep their order. The summary is at
 * the end.
 */
export function renderDiffText({ changes, summary }: DiffReport, style: Style): string {
  const texts = changes.filter(({ level }) => level === 'documentation');
  const isOmitted = texts.length > mostTexts && texts.length < changes.length;
  const listed = isOmitted ? changes.filter(({ level }) => level !== 'documentation') : changes;
  const joined = joinChanges(listed);
  const groups = Map.groupBy(groupChanges(joined.changes), ({ operations }) => headingOf(operations));
  const blocks = [...groups].map(
    ([heading, members]) =>
      `${style.bold(printableLine(heading))}\n${members.map((group) => entryOf(group, joined, style)).join('')}`,
  );
  const note = isOmitted ? `${texts.length} documentation changes are not listed; --format json lists them\n` : '';
  return `${blocks.join('\n')}${blocks.length > 0 ? '\n' : ''}${note}${summaryText(summary)}\n`;
}

function headingOf(operations: readonly string[]): string {
  if (operations.length === 0) return 'The whole API';
  const others = operations.length - mostOperations;
  const shown = operations.slice(0, mostOperations).join(', ');
  return others > 0 ? `${shown} and ${others} more` : shown;
}

function entryOf({ change, members }: ChangeGroup, { effects }: JoinedChanges, style: Style): string {
  const others = new Set(members.flatMap((member) => effects.get(member) ?? []));
  const location = locationText(change.revision ?? change.base);
  const lines = [
    `  ${paint(change.level, style)(change.level.padEnd(13))} ${sentence(change)}`,
    `${indent}${style.dim([[change.id, ...others].join(', '), ...(location === undefined ? [] : [location])].join('  '))}`,
    ...(change.witness === undefined ? [] : [`${indent}${witnessText(change)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

const indent = ' '.repeat(16);

/** Returns the message with an upper-case first letter. */
export const sentence = ({ message }: Change): string =>
  printableLine(`${message.charAt(0).toUpperCase()}${message.slice(1)}`);

/** Returns a text with the example value that proves a breaking change, such as `no longer valid: 5`. */
export function witnessText({ witness, id, isReversed }: Change): string {
  const text = JSON.stringify(witness) ?? '';
  const shown = text.length > 200 ? `${text.slice(0, 200)}…` : text;
  const isReceived = id.startsWith('response') !== (isReversed === true);
  return printableLine(`${isReceived ? 'possible now' : 'no longer valid'}: ${shown}`);
}

/** Returns a source location as text: `openapi.yaml:12:5`. Returns undefined for null. */
export const locationText = (location: ChangeLocation | null): string | undefined =>
  location === null ? undefined : printableLine(`${location.file}:${location.line}:${location.column}`);

const paint = (level: ChangeLevel, style: Style): ((text: string) => string) => {
  if (level === 'breaking') return style.red;
  if (level === 'warning') return style.yellow;
  return level === 'compatible' ? style.green : style.dim;
};
