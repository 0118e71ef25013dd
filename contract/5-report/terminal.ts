import { countOf, printable, type Style } from '@forgespec/description/diagnostics';
import type { CoverageKind } from '../1-describe/coverage-items.ts';
import type { Coverage, CoverageShare } from './coverage.ts';
import { credentialLines } from '../2-plan/requests/missing-credentials.ts';
import { conformanceText, exitCodeOf } from './exit-code.ts';
import { groupReasons, operationStates, type OperationState } from './operation-outcomes.ts';
import { areasOf, countResults, type Summary } from './summary.ts';
import { groupFailures, type FailureGroup } from './failure-groups.ts';
import type { Failure } from './failure.ts';
import { notesOf } from './notes.ts';

/** The maximum number of failure groups on the terminal. Report files contain all groups. */
const maxGroups = 25;

/** Returns the report for a terminal: the causes of the failures with the command lines that reproduce them, then a table of the areas. */
export function renderTerminal(summary: Summary, failures: readonly Failure[], style: Style): string {
  const lines: string[] = [];
  const groups = groupFailures(failures);
  for (const group of groups.slice(0, maxGroups)) lines.push(...describeGroup(group, style), '');
  const hidden = groups.length - maxGroups;
  if (hidden > 0) lines.push(`… and ${hidden} more causes; a report in a file has all of them (--report html=FILE)\n`);
  return [...lines, ...describeNotes(summary, style), ...table(summary, style), '', ...closing(summary, style)].join(
    '\n',
  );
}

/** The maximum number of names of other cases per group. */
const maxNames = 4;

function describeGroup({ cause, finding, first, others, operations }: FailureGroup, style: Style): string[] {
  const { rule, message, expected, got, sourceLocation } = finding;
  const { id, curl, call, before } = first;
  const count = `${countOf(others.length + 1, 'case')} of ${countOf(operations, 'operation')}`;
  const lines = [
    `${style.red('✗')} ${style.bold(oneLine(message))} ${style.dim(oneLine(sourceLocation))}`,
    `    expected ${style.green(oneLine(expected))}`,
    `    got      ${style.red(oneLine(got))}`,
    `  ${others.length === 0 ? oneLine(id) : `${count}, such as ${oneLine(id)}`} ${style.dim(`(rule ${oneLine(rule)}, cause ${cause})`)}`,
  ];
  for (const line of before) lines.push(style.dim(`  first    ${printable(line)}`));
  if (curl !== undefined) lines.push(style.dim(`  ${before.length === 0 ? '' : 'then     '}${printable(curl)}`));
  if (call !== undefined) lines.push(style.dim(`  client   ${printable(call)}`));
  if (others.length > 0) {
    const names = others.slice(0, maxNames).map(oneLine).join(', ');
    const rest = others.length > maxNames ? `, and ${others.length - maxNames} more` : '';
    lines.push(`  also     ${names}${rest}`);
  }
  return lines;
}

/** Lists the findings that do not change the verdict. */
const describeNotes = (summary: Summary, style: Style): string[] =>
  notesOf(summary).flatMap(({ mark, heading, findings }) => [
    style.yellow(heading),
    ...findings
      .slice(0, maxGroups)
      .flatMap(({ id, message, expected, got, pointer }) => [
        `${style.yellow(mark)} ${oneLine(id)}: ${oneLine(message)} ${style.dim(oneLine(summary.sourceLocation(pointer)))}`,
        `    expected ${oneLine(expected)}, got ${oneLine(got)}`,
      ]),
    '',
  ]);

/** Removes line breaks from a text of the server. With a line break, the text could imitate a line of the report. */
const oneLine = (text: string): string => printable(text).replaceAll(/\s+/gu, ' ');

function table(summary: Summary, style: Style): string[] {
  const rows = areasOf(summary).map(
    ({ area, operations, conforming, passed, failed, known, skipped, leftOut, notImplemented }) => [
      oneLine(area),
      `${conforming}/${operations}`,
      ...[passed, failed, known, skipped, leftOut, notImplemented].map(String),
    ],
  );
  const head = ['area', 'conform', 'passed', 'failed', 'known', 'not tried', 'excluded', '501'];
  const widths = head.map((title, column) => Math.max(title.length, ...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ');
  return [style.dim(line(head)), ...rows.map(line)];
}

function closing(summary: Summary, style: Style): string[] {
  const { results, known, coverage, requests, milliseconds, interrupted, endedBy } = summary;
  const { fixed, leftovers, uncounted, redact } = summary;
  const { passed, failed, flaky, skipped, leftOut } = countResults(results, known);
  const verdict = conformanceText(summary);
  return [
    ...withoutShownConformance(summary, style),
    ...describeMissing(summary, style),
    `${exitCodeOf(summary) === 0 ? style.green(verdict) : style.red(verdict)}${interrupted ? ' (interrupted)' : ''}`,
    ...(endedBy === undefined ? [] : [style.yellow(endedBy)]),
    `${passed} passed, ${failed} failed, ${flaky === 0 ? '' : `${flaky} flaky, `}${known.size} known, ${skipped} not tried, ${leftOut} excluded; ${requests} requests in ${(milliseconds / 1000).toFixed(1)} s`,
    `${shareText(coverage.status)} documented statuses seen; accepted in a request, the lowest share first:`,
    ...acceptedShares(coverage).map((line) => `  ${oneLine(redact(line))}`),
    ...rateLimitLines(summary.waits, style),
    ...[...uncounted].map(([reason, times]) =>
      style.dim(`${times} responses of the mock were not compared: ${oneLine(reason)}`),
    ),
    ...fixed.map(({ cause, message = '' }) =>
      style.yellow(
        `cause ${oneLine(cause)} does not occur any more: remove it from the baseline ${oneLine(message)}`.trim(),
      ),
    ),
    ...leftoverLines(leftovers, redact).map((line) => style.yellow(line)),
  ];
}

/** The maximum number of resources that are listed for one operation. The journal has all of them. */
const shownLeftovers = 3;

/** Returns lines about the resources that the run could not delete. */
function leftoverLines(leftovers: Summary['leftovers'], redact: (text: string) => string): string[] {
  return [...Map.groupBy(leftovers, ({ operation }) => operation)].flatMap(([operation, own]) => [
    ...own.slice(0, shownLeftovers).map(({ key }) => `could not be deleted: ${oneLine(redact(key))}`),
    ...(own.length > shownLeftovers
      ? [`could not be deleted: ${own.length - shownLeftovers} more resources of ${operation}`]
      : []),
  ]);
}

/** Returns a line about the rate limits of the server, if it has any. */
const rateLimitLines = ({ refused, milliseconds }: Summary['waits'], style: Style): string[] =>
  refused === 0 && milliseconds === 0
    ? []
    : [
        style.dim(
          `rate limits of the server: ${countOf(refused, 'response')} with 429, ${(milliseconds / 1000).toFixed(1)} s of waiting`,
        ),
      ];

const shareText = ({ covered, total }: CoverageShare): string => `${covered} of ${total}`;

/** The kinds of parts of requests, with their names in the report. */
const requestKinds = {
  parameter: 'parameters',
  property: 'properties',
  enum: 'enumerated values',
  bound: 'bounds',
  branch: 'alternatives (anyOf, oneOf)',
  sent: 'media types',
} as const satisfies Partial<Record<CoverageKind, string>>;

/** Returns a line for each kind of parts of requests, the lowest share first, with the most frequent reason for the parts that are missing. */
function acceptedShares(coverage: Coverage): string[] {
  const kinds = Object.entries(requestKinds)
    .map(([kind, words]) => ({ kind, words, share: coverage[kind as keyof typeof requestKinds] }))
    .filter(({ share }) => share.total > 0);
  return kinds
    .toSorted((a, b) => a.share.covered / a.share.total - b.share.covered / b.share.total)
    .map(({ kind, words, share }) => {
      const missing = coverage.uncovered.filter((item) => item.kind === kind);
      const byReason = [...Map.groupBy(missing, ({ reason }) => reason)].toSorted((a, b) => b[1].length - a[1].length);
      const [[reason, items] = ['', []]] = byReason;
      const [example] = items;
      const most =
        example === undefined
          ? ''
          : `; ${items.length} because ${reason}, such as ${example.operation} ${example.name}`;
      return `${shareText(share)} ${words}${most}`;
    });
}

/** Returns the lines to paste, with which the next run has the credentials that this run lacked. */
function describeMissing({ missingCredentials: missing, results }: Summary, style: Style): string[] {
  if (missing.length === 0 || !results.some(({ verdict }) => verdict.kind === 'skipped')) return [];
  const names = missing.map(({ scheme }) => oneLine(scheme)).join(', ');
  return [
    style.yellow(`No credential is known for ${names}. Set it in an environment variable:`),
    ...credentialLines(missing).map((line) => `  ${printable(line)}`),
    '',
  ];
}

/** The maximum number of operations that are listed for one reason. */
const maxOperations = 6;

/** For each state, the title above the list of its operations. Undefined if the operations with this state are not listed. */
const titlesByState: Readonly<Record<OperationState, string | undefined>> = {
  conforms: undefined,
  deviates: undefined,
  known: undefined,
  untried: 'could not be tried',
  'not-implemented': 'not implemented',
  'left-out': 'excluded',
};

/** Lists the operations whose conformance the run does not show, grouped by reason. */
function withoutShownConformance({ operations, redact }: Summary, style: Style): string[] {
  return operationStates.flatMap((state) => {
    const title = titlesByState[state];
    const groups = title === undefined ? [] : groupReasons(operations, state);
    if (groups.length === 0) return [];
    const total = operations.filter((outcome) => outcome.state === state).length;
    const heading = `${countOf(total, 'operation')} ${title}:`;
    const lines = groups.map(({ reason, operations: names }) => {
      const shown = names.slice(0, maxOperations).map(oneLine).join(', ');
      return `  ${oneLine(redact(reason))}: ${shown}${names.length > maxOperations ? `, … (${names.length})` : ''}`;
    });
    return [state === 'left-out' ? style.dim(heading) : style.yellow(heading), ...lines, ''];
  });
}
