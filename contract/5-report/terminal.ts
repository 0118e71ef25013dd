import { printable } from '@forgespec/generator/diagnostics/printable';
import type { Style } from '@forgespec/generator/diagnostics/style';
import type { CoverageShare } from './coverage.ts';
import { conformance, exitCodeOf } from './exit-code.ts';
import { groupReasons, operationStates, type OperationState } from './operation-outcomes.ts';
import { areasOf, countResults, type Summary } from './summary.ts';
import { groupFailures, type FailureGroup } from './failure-groups.ts';
import type { Failure } from './failure.ts';

/** So many different failures are shown; the files have all of them. */
const mostShown = 25;

/** A run for a person at a terminal: what failed and how to see it again, then a table of areas. */
export function renderTerminal(summary: Summary, failures: readonly Failure[], style: Style): string {
  const lines: string[] = [];
  const groups = groupFailures(failures);
  for (const group of groups.slice(0, mostShown)) lines.push(...describeGroup(group, style), '');
  const hidden = groups.slice(mostShown).reduce((sum, { others }) => sum + 1 + others.length, 0);
  if (hidden > 0)
    lines.push(`… and ${hidden} more failures; a report in a file has all of them (--report html=FILE)\n`);
  return [...lines, ...table(summary, style), '', ...closing(summary, style)].join('\n');
}

/** So many findings of one case are shown, and so many names of other cases. */
const mostFindings = 4;
const mostNames = 4;

function describeGroup({ first, others }: FailureGroup, style: Style): string[] {
  const { id, findings, curl, before } = first;
  const lines = [`${style.red('✗')} ${style.bold(oneLine(id))}`];
  for (const { message, expected, got, place } of findings.slice(0, mostFindings)) {
    lines.push(`  ${oneLine(message)} ${style.dim(oneLine(place))}`);
    lines.push(`    expected ${style.green(oneLine(expected))}`, `    got      ${style.red(oneLine(got))}`);
  }
  if (findings.length > mostFindings) lines.push(`  … and ${findings.length - mostFindings} more findings`);
  for (const line of before) lines.push(style.dim(`  first    ${printable(line)}`));
  if (curl !== undefined) lines.push(style.dim(`  ${before.length === 0 ? '' : 'then     '}${printable(curl)}`));
  if (others.length > 0) {
    const names = others.slice(0, mostNames).map(oneLine).join(', ');
    const rest = others.length > mostNames ? ', …' : '';
    lines.push(`  the same in ${others.length} more: ${names}${rest}`);
  }
  return lines;
}

/** Text from outside cannot begin a line of its own, which would look like one of ours. */
const oneLine = (text: string): string => printable(text).replaceAll(/\s+/gu, ' ');

function table(summary: Summary, style: Style): string[] {
  const rows = areasOf(summary).map(
    ({ area, operations, conforming, passed, failed, known, skipped, leftOut, notImplemented }) => [
      oneLine(area),
      `${conforming}/${operations}`,
      ...[passed, failed, known, skipped, leftOut, notImplemented].map(String),
    ],
  );
  const head = ['area', 'conform', 'passed', 'failed', 'known', 'not tried', 'left out', '501'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [style.dim(line(head)), ...rows.map(line)];
}

function closing(summary: Summary, style: Style): string[] {
  const { results, known, coverage, requests, milliseconds, interrupted } = summary;
  const { fixed, leftovers, uncounted, redact } = summary;
  const { passed, failed, skipped, leftOut } = countResults(results, known);
  const verdict = conformance(summary);
  return [
    ...notShown(summary, style),
    `${exitCodeOf(summary) === 0 ? style.green(verdict) : style.red(verdict)}${interrupted ? ' (interrupted)' : ''}`,
    `${passed} passed, ${failed} failed, ${known.size} known, ${skipped} not tried, ${leftOut} left out; ${requests} requests in ${(milliseconds / 1000).toFixed(1)} s`,
    `${shareText(coverage.status)} documented statuses seen; accepted in a request: ${shareText(coverage.parameter)} parameters, ` +
      `${shareText(coverage.property)} properties, ${shareText(coverage.enum)} enumerated values, ${shareText(coverage.sent)} media types`,
    ...[...uncounted].map(([what, times]) =>
      style.dim(`the mock's vote did not count ${times} times: ${oneLine(what)}`),
    ),
    ...fixed.map((entry) => style.yellow(`${oneLine(entry.case)} passes now: remove it from the baseline`)),
    ...leftovers.map(({ key }) => style.yellow(`could not be removed: ${oneLine(redact(key))}`)),
  ];
}

const shareText = ({ covered, of }: CoverageShare): string => `${covered} of ${of}`;

/** So many operations are named for one reason. */
const maxOperations = 6;

/** The words for operations whose conformance was not shown, by state; undefined if the state shows conformance or a deviation. */
const notShownTitles: Readonly<Record<OperationState, string | undefined>> = {
  conforms: undefined,
  deviates: undefined,
  known: undefined,
  untried: 'could not be tried',
  'not-implemented': 'not implemented',
  'left-out': 'left out',
};

/** Lists the operations whose conformance was not shown, by reason. */
function notShown({ operations, redact }: Summary, style: Style): string[] {
  return operationStates.flatMap((state) => {
    const title = notShownTitles[state];
    const groups = title === undefined ? [] : groupReasons(operations, state);
    if (groups.length === 0) return [];
    const total = operations.filter((outcome) => outcome.state === state).length;
    const heading = `${total} ${total === 1 ? 'operation' : 'operations'} ${title}:`;
    const lines = groups.map(({ reason, operations: names }) => {
      const shown = names.slice(0, maxOperations).map(oneLine).join(', ');
      return `  ${oneLine(redact(reason))}: ${shown}${names.length > maxOperations ? `, … (${names.length})` : ''}`;
    });
    return [state === 'left-out' ? style.dim(heading) : style.yellow(heading), ...lines, ''];
  });
}
