import { xmlAttribute, xmlText } from '@forgespec/description/text';
import type { Failure } from './failure.ts';
import type { OperationOutcome, OperationState } from './operation-outcomes.ts';
import type { Redact } from '../3-ask/redact.ts';
import type { Summary } from './summary.ts';
import { untestedReason } from './untested-reason.ts';

/**
 * Returns the results as JUnit XML. Each area is a test suite, and each case of the run is a test case. A failure that is in the baseline
 * is a skipped test case. An operation that could not be tried or is not implemented is a test case with an error. Another suite lists the
 * excluded operations.
 */
export function renderJunit(summary: Summary, failures: readonly Failure[]): string {
  const byId = new Map(failures.map((failure) => [failure.id, failure]));
  const tested = summary.operations.filter(({ state }) => state !== 'left-out');
  const byArea = Map.groupBy(summary.results, ({ area }) => area);
  const areas = new Set([...byArea.keys(), ...tested.map(({ area }) => area)]);
  const suites = [...areas].map((area) => {
    const results = byArea.get(area) ?? [];
    const cases = results.map(({ id, operation, verdict, milliseconds }) => {
      const open = `    <testcase classname=${quoted(operation)} name=${quoted(id)} time="${(milliseconds / 1000).toFixed(3)}"`;
      const inside = contentOf(verdict, summary.known.get(id)?.reason, byId.get(id), summary.redact);
      return inside === '' ? `${open}/>` : `${open}>\n${inside}\n    </testcase>`;
    });
    const errors = summary.operations.filter(({ area: own, state }) => own === area && isNotShown(state));
    cases.push(...errors.map((outcome) => errorCase(outcome, summary.redact)));
    const failed = results.filter(({ id }) => byId.has(id)).length;
    const skipped = cases.filter((text) => text.includes('<skipped ')).length;
    const counts = `tests="${cases.length}" failures="${failed}" errors="${errors.length}" skipped="${skipped}"`;
    return `  <testsuite name=${quoted(area)} ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
  });
  const leftOut = summary.operations.filter(({ state }) => state === 'left-out');
  suites.push(...(leftOut.length === 0 ? [] : [leftOutSuite(leftOut, summary.redact)]));
  const errors = summary.operations.filter(({ state }) => isNotShown(state)).length;
  const total = `tests="${summary.results.length + errors + leftOut.length}" failures="${failures.length}" errors="${errors}"`;
  const name = quoted(`${summary.api} at ${summary.target}`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name=${name} ${total}>\n${suites.join('\n')}\n</testsuites>\n`;
}

const isNotShown = (state: OperationState): boolean => state === 'untried' || state === 'not-implemented';

function errorCase({ operation, state, reasons }: OperationOutcome, redact: Redact): string {
  const message = `${state === 'untried' ? 'could not be tried' : 'not implemented'}: ${reasons.join('; ')}`;
  const name = quoted(`${operation}/conformance`);
  return `    <testcase classname=${quoted(operation)} name=${name} time="0.000">\n      <error message=${quoted(redact(message))} type=${quoted(state)}/>\n    </testcase>`;
}

function leftOutSuite(outcomes: readonly OperationOutcome[], redact: Redact): string {
  const cases = outcomes.map(
    ({ operation, reasons }) =>
      `    <testcase classname=${quoted(operation)} name=${quoted(`${operation}/conformance`)} time="0.000">\n      <skipped message=${quoted(redact(`excluded: ${reasons.join('; ')}`))}/>\n    </testcase>`,
  );
  const counts = `tests="${cases.length}" failures="0" errors="0" skipped="${cases.length}"`;
  return `  <testsuite name="Excluded" ${counts}>\n${cases.join('\n')}\n  </testsuite>`;
}

function contentOf(
  verdict: Summary['results'][number]['verdict'],
  known: string | undefined,
  failure: Failure | undefined,
  redact: Redact,
): string {
  switch (verdict.kind) {
    case 'passed':
      return '';
    case 'flaky':
      return verdict.findings
        .map(({ message, rule }) => `      <flakyFailure message=${quoted(redact(message))} type=${quoted(rule)}/>`)
        .join('\n');
    case 'left-out':
    case 'not-implemented':
    case 'skipped':
      return `      <skipped message=${quoted(untestedReason(verdict) ?? '')}/>`;
    case 'failed': {
      if (failure === undefined) return `      <skipped message=${quoted(`known deviation: ${known ?? ''}`)}/>`;
      const details = failure.findings.map(
        ({ message, expected, got, sourceLocation }) =>
          `${message}\n  ${sourceLocation}\n  expected ${expected}\n  got ${got}`,
      );
      const text = [...details, ...failure.before, failure.curl ?? ''].join('\n');
      return `      <failure message=${quoted(failure.findings[0]?.message ?? '')} type=${quoted(failure.findings[0]?.rule ?? '')}>${xmlText(text)}</failure>`;
    }
  }
}

const quoted = (text: string): string => xmlAttribute(text.replaceAll(/\s/gu, ' '));
