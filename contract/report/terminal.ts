import { printable } from '../../generator/diagnostics/printable.ts';
import type { Style } from '../../generator/diagnostics/style.ts';
import { areasOf, countResults, newFailures, type Summary } from './summary.ts';
import type { Failure } from './failure.ts';

/** So many failures are shown in full; the files have all of them. */
const mostShown = 25;

/** A run for a person at a terminal: what failed and how to see it again, then a table of areas. */
export function renderTerminal(summary: Summary, failures: readonly Failure[], style: Style): string {
  const lines: string[] = [];
  for (const { id, findings, curl } of failures.slice(0, mostShown)) {
    lines.push(`${style.red('✗')} ${style.bold(printable(id))}`);
    for (const { message, expected, got, place } of findings.slice(0, 4)) {
      lines.push(`  ${printable(message)} ${style.dim(printable(place))}`);
      lines.push(`    expected ${style.green(oneLine(expected))}`, `    got      ${style.red(oneLine(got))}`);
    }
    if (curl !== undefined) lines.push(`  ${style.dim(printable(curl))}`);
    lines.push('');
  }
  if (failures.length > mostShown) lines.push(`… and ${failures.length - mostShown} more failures\n`);
  return [...lines, ...table(summary, style), '', ...closing(summary, style)].join('\n');
}

const oneLine = (text: string): string => printable(text).replaceAll(/\s+/gu, ' ');

function table(summary: Summary, style: Style): string[] {
  const rows = areasOf(summary).map(
    ({ area, operations, conforming, passed, failed, known, skipped, notImplemented }) => [
      printable(area),
      `${conforming}/${operations}`,
      ...[passed, failed, known, skipped, notImplemented].map(String),
    ],
  );
  const head = ['area', 'conform', 'passed', 'failed', 'known', 'skipped', '501'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [style.dim(line(head)), ...rows.map(line)];
}

function closing(summary: Summary, style: Style): string[] {
  const { results, known, coverage, level, requests, milliseconds, fixed, leftovers, interrupted, uncounted } = summary;
  const { passed, failed, skipped } = countResults(results, known);
  const areas = areasOf(summary);
  const conforming = areas.reduce((sum, area) => sum + area.conforming, 0);
  const operations = areas.reduce((sum, area) => sum + area.operations, 0);
  const { seen, of } = coverage.statuses;
  const verdict = `conforms on ${conforming} of ${operations} operations at level ${level}`;
  return [
    `${newFailures(summary).length === 0 ? style.green(verdict) : style.red(verdict)}${interrupted ? ' (interrupted)' : ''}`,
    `${passed} passed, ${failed} failed, ${known.size} known, ${skipped} not tried; ${requests} requests in ${(milliseconds / 1000).toFixed(1)} s`,
    `${seen} of ${of} documented statuses seen; ${coverage.parameters.seen} of ${coverage.parameters.of} parameters, ` +
      `${coverage.enumValues.seen} of ${coverage.enumValues.of} enumerated values sent`,
    ...[...uncounted].map(([what, times]) => style.dim(`the mock's vote did not count ${times} times: ${what}`)),
    ...fixed.map((entry) => style.yellow(`${printable(entry.case)} passes now: remove it from the baseline`)),
    ...leftovers.map(({ key }) => style.yellow(`could not be removed: ${printable(key)}`)),
  ];
}
