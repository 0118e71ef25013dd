import type { Change, ChangeLevel, ChangeLocation } from '@forgespec/diff/change';
import { printableLine, type Style } from '@forgespec/description/diagnostics';
import { type ChangeGroup, type DiffReport, summaryText } from './diff-report.ts';

/** The largest number of operations in one heading. */
const mostOperations = 3;

/**
 * If there are more documentation changes than this number, and also changes of other levels, the report states only
 * the number of documentation changes. It does not list them.
 */
const mostTexts = 20;

/**
 * Returns a report as text for people. Changes of a component are grouped by the component, with its operations below its name. All other
 * changes are grouped by operation. They keep their order. The summary is at the end.
 */
export function renderDiffText({ groups, summary }: DiffReport, style: Style): string {
  const texts = groups.filter(({ level }) => level === 'documentation');
  const isOmitted = texts.length > mostTexts && texts.length < groups.length;
  const listed = isOmitted ? groups.filter(({ level }) => level !== 'documentation') : groups;
  const blocks = [...Map.groupBy(listed, (group) => group.component ?? headingOf(group.operations))].map(
    ([heading, members]) => {
      const isComponent = members.some(({ component }) => component !== undefined);
      const title = isComponent ? componentHeading(heading, members) : heading;
      return `${style.bold(printableLine(title))}\n${members.map((group) => entryOf(group, style)).join('')}`;
    },
  );
  const note = isOmitted ? `${texts.length} documentation changes are not listed; --format json lists them\n` : '';
  return `${blocks.join('\n')}${blocks.length > 0 ? '\n' : ''}${note}${summaryText(summary)}\n`;
}

/** Returns the name of a component and its operations: `schemas/Pet: GET /pets, POST /pets`. */
function componentHeading(component: string, members: readonly ChangeGroup[]): string {
  const operations = [...new Set(members.flatMap((group) => group.operations))];
  const name = component.replace('#/components/', '');
  return operations.length === 0 ? name : `${name}: ${operationsText(operations)}`;
}

const headingOf = (operations: readonly string[]): string =>
  operations.length === 0 ? 'The whole API' : operationsText(operations);

/** Returns the names of the first operations, and the number of the others. */
export function operationsText(operations: readonly string[]): string {
  const others = operations.length - mostOperations;
  const shown = operations.slice(0, mostOperations).join(', ');
  return others > 0 ? `${shown} and ${others} more` : shown;
}

function entryOf(group: ChangeGroup, style: Style): string {
  const { change, level, ids, effects } = group;
  const location = locationText(change.revision ?? change.base);
  const lines = [
    `  ${paint(level, style)(level.padEnd(13))} ${sentence(group)}`,
    `${indent}${style.dim([ids.join(', '), ...(location === undefined ? [] : [location])].join('  '))}`,
    ...effects.map((effect) => `${indent}${printableLine(effect)}`),
    ...(change.witness === undefined ? [] : [`${indent}${witnessText(change)}`]),
  ];
  return `${lines.join('\n')}\n`;
}

const indent = ' '.repeat(16);

/** Returns the sentence of an entry with an upper-case first letter. */
export const sentence = ({ sentence: text }: ChangeGroup): string =>
  printableLine(`${text.charAt(0).toUpperCase()}${text.slice(1)}`);

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
