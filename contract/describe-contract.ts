import { printable } from '@forgespec/description/diagnostics';
import { checkResponse } from './4-judge/check-response.ts';
import { failureOf } from './5-report/failure.ts';
import { CannotRunError } from './cannot-run.ts';
import { noFixtures } from './2-plan/fixtures.ts';
import { openRun, type OpenRun, type RunSettings } from './3-ask/open-run.ts';
import { mayRepeat } from './3-ask/confirm-failures.ts';
import { preflight } from './3-ask/preflight.ts';
import { readFixtures } from './2-plan/read-fixtures.ts';
import { operationOutcomes, type OperationOutcome } from './5-report/operation-outcomes.ts';
import { untestedReason } from './5-report/untested-reason.ts';
import { createCoverage, type CoverageRecorder } from './5-report/coverage.ts';
import type { Case } from './2-plan/cases/case.ts';
import type { CaseResult } from './3-ask/case-result.ts';
import type { RunContext } from './3-ask/context.ts';
import { repeatCase, runCase } from './3-ask/run-case.ts';
import { seedData } from './3-ask/seed-data.ts';
import { parseTarget, type Target } from './3-ask/target.ts';
import { loadSubject, type ContractSubject } from './1-describe/subject.ts';

/** The settings of contract tests in a test runner. */
export interface DescribeContractOptions {
  /**
   * The address of the server, which must already run when the tests start. If the address has no path, the base path of the API is added.
   * Otherwise the address is the base of all requests: `http://127.0.0.1:3000/gateway/v2`, or `http://127.0.0.1:3000/` for no base path.
   */
  readonly target: string;
  /** The path of the fixtures file. Its format is the same as for `forgespec contract`. Its hooks run before and after the tests. */
  readonly fixtures?: string;
  /** The changes that tests may make. Default: `write`, which allows only changes of resources that the tests create. */
  readonly level?: 'full' | 'read' | 'write';
  /** The titles or names of areas. Default: all areas. */
  readonly areas?: readonly string[];
  /** The names of operations. Default: all operations. */
  readonly operations?: readonly string[];
  readonly seed?: number;
}

/** The functions of a test runner, such as vitest. */
export interface TestRunner {
  /** Declares a group of tests. */
  readonly group: (name: string, declare: () => void) => void;
  /** Declares a test. The function `skip` ends the test as not tried. */
  readonly test: (name: string, run: (skip: (reason: string) => void) => Promise<void>) => void;
  readonly before: (run: () => Promise<void>) => void;
  readonly after: (run: () => Promise<void>) => void;
}

/**
 * Declares the cases of `forgespec contract` as tests of a test runner. One additional test fails if an operation could not be tried, or is
 * not implemented. This test ignores an operation if a filter of the runner excludes one of its cases.
 *
 * @param spec the root file of the description.
 * @throws {CannotRunError} if the description or the fixtures have errors, or if the options exclude all cases.
 */
export async function declareContractTests(
  runner: TestRunner,
  spec: string,
  options: DescribeContractOptions,
): Promise<void> {
  const { subject, diagnostics } = await loadSubject(spec);
  if (subject === undefined) {
    throw new CannotRunError(`${spec} has errors:\n${diagnostics.map(({ message }) => message).join('\n')}`);
  }
  const target = parseTarget(options.target, subject.api);
  const opened = openRun(settingsOf(subject, target, options), () => undefined, checkResponse);
  const { context, cases, setUp, cleanUp, close } = opened;
  const tests = new ContractTests(opened, target);
  runner.group(subject.api.title, () => {
    runner.before(async () => {
      await setUp();
      await preflight(context, cases);
      await seedData(context);
    });
    runner.after(async () => {
      try {
        await cleanUp();
      } finally {
        await close();
      }
    });
    for (const [area, own] of Map.groupBy(cases, ({ operation }) => operation.area)) {
      runner.group(area, () => {
        for (const testCase of own) runner.test(testCase.id, (skip) => tests.expectConforming(testCase, skip));
      });
    }
    runner.test('every operation could be tried', () => tests.expectTried());
  });
}

/** The tests of one run, and their results. */
class ContractTests {
  private readonly results: CaseResult[] = [];
  private readonly coverage: CoverageRecorder;
  private readonly run: OpenRun;
  private readonly target: Target;

  constructor(run: OpenRun, target: Target) {
    this.run = run;
    this.target = target;
    this.coverage = createCoverage(run.context.subject);
  }

  /** Runs a case. A failure must occur twice. */
  async expectConforming(testCase: Case, skip: (reason: string) => void): Promise<void> {
    const { context } = this.run;
    const result = await runCase(context, testCase);
    this.coverage.add(result);
    const { verdict } = result;
    const again =
      verdict.kind === 'failed' && mayRepeat(context, testCase) ? await repeatCase(context, testCase) : result;
    if (verdict.kind === 'failed' && again.verdict.kind === 'passed') {
      this.results.push({ ...result, verdict: { kind: 'flaky', findings: verdict.findings } });
      return skip(`flaky: ${verdict.findings[0]?.message ?? ''} The failure did not occur again.`);
    }
    this.results.push(result);
    const untested = untestedReason(verdict);
    if (untested !== undefined) return skip(untested);
    if (verdict.kind === 'failed') throw failureError(result, context, this.target);
  }

  async expectTried(): Promise<void> {
    const { context, selection } = this.run;
    const outcomes = operationOutcomes({
      ...selection,
      operations: context.subject.operations,
      results: this.results,
      accepted: this.coverage.accepted,
      known: new Map(),
    });
    // A filter of the test runner may exclude cases, so this test checks only the operations whose cases all ran.
    const ran = Map.groupBy(this.results, ({ operation }) => operation);
    const complete = outcomes.filter(
      ({ operation }) => ran.get(operation)?.length === selection.planned.get(operation),
    );
    const details = untriedOperations(complete);
    if (details.length === 0) return;
    const message = 'The tests could not show that these operations conform to the description:';
    throw new Error(printable([message, ...details].join('\n')));
  }
}

const settingsOf = (
  subject: ContractSubject,
  target: Target,
  { fixtures, areas = [], operations = [], level = 'write', seed = 1 }: DescribeContractOptions,
): RunSettings => ({
  subject,
  fixtures: fixtures === undefined ? noFixtures : readFixtures(fixtures, subject),
  target,
  against: undefined,
  areas,
  operations,
  level,
  readOnly: false,
  seed,
  rate: undefined,
  maxRequests: 100_000,
  hostile: false,
  timeout: 10_000,
  signal: new AbortController().signal,
});

/** Returns the error of a failed test: the findings, and the requests that repeat the failure. */
function failureError(result: CaseResult, { subject, redact }: RunContext, { origin }: Target): Error {
  const { findings, curl, call, before } = failureOf(result, subject.api.areas, origin, subject.sourceLocation, redact);
  const details = findings.map(
    ({ message, expected, got, sourceLocation }) =>
      `${message}\n  expected ${expected}\n  got      ${got}\n  ${sourceLocation}`,
  );
  return new Error(printable([...details, ...before, curl ?? '', call ?? ''].join('\n')));
}

/** Returns a line for each operation that could not be tried, or is not implemented, with the reasons. */
const untriedOperations = (outcomes: readonly OperationOutcome[]): string[] =>
  outcomes
    .filter(({ state }) => state === 'untried' || state === 'not-implemented')
    .map(({ operation, reasons }) => `${operation}: ${reasons.join('; ')}`);
