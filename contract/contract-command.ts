import { rmSync } from 'node:fs';
import type { Level } from './2-plan/cases/case.ts';
import type { Mock } from '@forgespec/mock/prism';
import { readBaseline } from './5-report/baseline.ts';
import { exitCodeOf, type ExitCode } from './5-report/exit-code.ts';
import type { Summary } from './5-report/summary.ts';
import { writeReports, type ReportSettings } from './5-report/write-reports.ts';
import { CannotRunError } from './cannot-run.ts';
import { noFixtures, type Fixtures } from './2-plan/fixtures.ts';
import { readAuth } from './2-plan/read-auth.ts';
import { withFacts } from './3-ask/hook.ts';
import { failedCaseIds } from './5-report/journal.ts';
import { createProgress } from './5-report/progress.ts';
import { readFixtures } from './2-plan/read-fixtures.ts';
import { run } from './run.ts';
import { parseTarget } from './3-ask/target.ts';
import type { ContractSubject } from './1-describe/subject.ts';

/** The options of `forgespec contract`. */
export interface ContractOptions {
  readonly target: string;
  readonly fixtures: string | undefined;
  /** Credentials in environment variables, each as `SCHEME=VARIABLE`. */
  readonly auth: readonly string[];
  /** `prism`, or the address of a mock, with or without a path as in `target`. */
  readonly against: string | undefined;
  readonly area: readonly string[] | undefined;
  readonly operation: readonly string[] | undefined;
  readonly level: Level;
  readonly readOnly: boolean;
  readonly seed: number;
  readonly workers: number;
  readonly rate: number | undefined;
  readonly timeout: number;
  /** The time after which the effect of every write is visible, in milliseconds. */
  readonly settle: number | undefined;
  readonly maxRequests: number;
  /** The maximum duration of the run, in seconds. */
  readonly timeLimit: number | undefined;
  /** True to send hostile input after the other cases. */
  readonly hostile: boolean;
  readonly baseline: string | undefined;
  readonly report: ReportSettings;
  readonly resume: string | undefined;
  /** The path of the journal of an earlier run. Only the cases that failed in the earlier run are tried again. */
  readonly rerun: string | undefined;
  /** True to search for the smallest request of each failure. */
  readonly shrink: boolean;
}

/**
 * The path of the journal if the user names none with `--report ndjson`. A run always writes a journal, because `--resume`
 * needs it.
 */
const defaultJournal = '.forgespec/contract.ndjson';

/**
 * Runs `forgespec contract`: tests a server against its description, and writes reports. Returns the exit code.
 *
 * @throws {CannotRunError} if the options are not valid, or if no case could be tried.
 */
export async function runContractCommand(
  subject: ContractSubject,
  options: ContractOptions,
  signal: AbortSignal,
): Promise<ExitCode> {
  const target = parseTarget(options.target, subject.api);
  const fixtures = fixturesOf(subject, options);
  const journal = options.resume ?? options.report.files.ndjson ?? defaultJournal;
  const progress = createProgress(process.stderr);
  const mock = options.against === 'prism' ? await startPrism(subject) : undefined;
  const against = mock?.url ?? options.against;
  let summary: Summary;
  try {
    summary = await run({
      subject,
      fixtures,
      target,
      against: against === undefined ? undefined : parseTarget(against, subject.api, '--against'),
      areas: options.area ?? [],
      operations: options.operation ?? [],
      only: options.rerun === undefined ? undefined : failuresToRerun(options.rerun),
      level: options.level,
      readOnly: options.readOnly,
      seed: options.seed,
      workers: options.workers,
      rate: options.rate,
      maxRequests: options.maxRequests,
      timeLimit: options.timeLimit,
      // The start of the process. Loading the description is part of the time.
      startedAt: 0,
      hostile: options.hostile,
      timeout: options.timeout,
      settle: options.settle,
      baseline: options.baseline === undefined ? [] : readBaseline(options.baseline),
      journal,
      isResumed: options.resume !== undefined,
      shrink: options.shrink,
      signal,
      keepExchanges: options.report.files.har !== undefined,
      onResult: progress.add,
    });
  } finally {
    progress.end();
    await mock?.close();
  }
  writeReports(summary, target.origin, options.report);
  const ended = summary.interrupted ? 'Interrupted.' : summary.endedBy;
  if (ended !== undefined) {
    process.stderr.write(`${ended} Continue with: --resume ${journal}\n`);
    return exitCodeOf(summary);
  }
  if (journal === defaultJournal) rmSync(journal, { force: true });
  checkHasResult(summary);
  return exitCodeOf(summary);
}

/** Returns the fixtures of the file, with the credentials of the environment. */
function fixturesOf(subject: ContractSubject, { fixtures: file, auth }: ContractOptions): Fixtures {
  const fixtures = file === undefined ? noFixtures : readFixtures(file, subject);
  return withFacts(fixtures, { credentials: readAuth(auth, subject.api) });
}

function failuresToRerun(journal: string): readonly string[] {
  const failed = failedCaseIds(journal);
  if (failed.length === 0)
    throw new CannotRunError(`The journal ${journal} contains no failed case, so there is nothing to run again.`);
  return failed;
}

/**
 * Checks that at least one case was tried.
 *
 * @throws {CannotRunError} with the reasons, if all cases were skipped or excluded.
 */
function checkHasResult({ results }: Summary): void {
  const reasons = results.map(({ verdict }) =>
    verdict.kind === 'skipped' || verdict.kind === 'left-out' ? verdict.reason : undefined,
  );
  if (reasons.includes(undefined)) return;
  throw new CannotRunError(`No case could be tried: ${[...new Set(reasons)].slice(0, 3).join('; ')}.`);
}

// The package of the mock is optional. It is imported only if `--against prism` needs it.
async function startPrism({ document }: ContractSubject): Promise<Mock> {
  const { startPrismMock } = await import('@forgespec/mock/prism');
  const { isOpenApiDocument } = await import('@forgespec/mock/openapi-document');
  if (!isOpenApiDocument(document)) throw new CannotRunError('The description is not an OpenAPI 3 document.');
  return startPrismMock({ document, port: 0 });
}
