import { applyBaseline, type KnownDeviation } from './5-report/baseline.ts';
import { createCoverage, type CoverageRecorder } from './5-report/coverage.ts';
import { exitCodeOf } from './5-report/exit-code.ts';
import { operationOutcomes } from './5-report/operation-outcomes.ts';
import type { Summary } from './5-report/summary.ts';
import type { CaseResult } from './3-ask/case-result.ts';
import { sendRemoval, type Leftover } from './3-ask/clean-up.ts';
import type { RunContext } from './3-ask/context.ts';
import { checkResponse } from './4-judge/check-response.ts';
import { missingCredentials } from './2-plan/requests/missing-credentials.ts';
import type { CaseExchange } from './3-ask/case-exchange.ts';
import { createSession } from './3-ask/create-session.ts';
import { openJournal, readJournal, type Journal, type JournalState } from './5-report/journal.ts';
import { openRun, type RunSettings } from './3-ask/open-run.ts';
import { RunEndedError } from './3-ask/run-ended-error.ts';
import { startTimeLimit } from './3-ask/time-limit.ts';
import { runPhases } from './run-phases.ts';
import { seedData } from './3-ask/seed-data.ts';
import { preflight } from './3-ask/preflight.ts';
import { removeAbandonedData } from './3-ask/remove-abandoned-data.ts';

/** The settings and callbacks of a run. */
export interface RunOptions extends RunSettings {
  /** The number of cases that run in parallel. */
  readonly workers: number;
  /** The maximum duration of the run, in seconds. Undefined for no limit. */
  readonly timeLimit: number | undefined;
  /** The start of the time limit, as `performance.now()` returns it. Default: the start of the run. */
  readonly startedAt?: number | undefined;
  readonly baseline: readonly KnownDeviation[];
  /** The path of the journal. */
  readonly journal: string;
  /** True to continue a run from its existing journal. */
  readonly isResumed: boolean;
  /** True if results include the exchanges of passed cases, for a HAR file. */
  readonly keepExchanges: boolean;
  /** True to search for the smallest request of each failure. */
  readonly shrink: boolean;
  /** Receives each result, and the total number of cases. */
  readonly onResult: (result: CaseResult, total: number) => void;
}

/**
 * Tests a server against its description.
 *
 * @throws {CannotRunError} if the tests cannot run, for example because the server cannot be reached, serves another API, or
 * rejects the credentials.
 */
export async function run(options: RunOptions): Promise<Summary> {
  const { subject, target, seed } = options;
  const level = options.readOnly ? 'read' : options.level;
  const started = performance.now();
  const timeLimit = startTimeLimit(options.timeLimit, options.signal, { startedAt: options.startedAt ?? started });
  const { signal } = timeLimit;
  const { title: api, version } = subject.api;
  const head = { api, version, target: target.address, seed, level };
  const before: JournalState = options.isResumed
    ? readJournal(options.journal, head, subject)
    : { results: [], leftovers: [], covered: new Map() };
  let journal: Journal | undefined;
  const { context, cases, selection, setUp, cleanUp, close } = openRun(
    { ...options, signal },
    (event, leftover) => journal?.leftover(event, leftover),
    checkResponse,
  );
  try {
    await setUp();
    await preflight(context, cases);
    journal = openJournal(options.journal, head, options.isResumed);
    if (level !== 'read' && !options.fixtures.stateless) {
      await removeLeftovers(context, before);
      await removeAbandonedData(context, new Set(cases.map(({ operation }) => operation.area)));
    }

    const coverage = createCoverage(subject, [...new Set(cases.map(({ operation }) => operation))]);
    const results = new RunResults(options, journal, coverage, cases.length);
    results.restore(before);
    let leftovers: Leftover[] = [];
    let ended: unknown;
    try {
      await seedData(context);
      ended = await runPhases(context, cases, results, options);
    } catch (error) {
      if (!signal.aborted && !(error instanceof RunEndedError)) throw error;
      ended = error;
    } finally {
      leftovers = await cleanUp();
    }
    const ordered = cases.flatMap(({ id }) => results.byCase.get(id) ?? []);
    const baseline = applyBaseline(options.baseline, ordered, new Date().toISOString().slice(0, 10));
    const operations = operationOutcomes({
      ...selection,
      operations: subject.operations,
      results: ordered,
      accepted: coverage.accepted,
      known: baseline.known,
    });
    const summary = {
      ...head,
      areas: subject.api.areas,
      results: ordered,
      operations,
      isRerun: selection.isRerun,
      coverage: coverage.summary(),
      requests: context.limiter.sent,
      waits: context.limiter.waits,
      milliseconds: performance.now() - started,
      interrupted: options.signal.aborted,
      endedBy: reasonOfEnd(ended ?? signal.reason, cases.length - ordered.length),
      ...baseline,
      leftovers,
      missingCredentials: missingCredentials(
        subject.operations.filter(({ name }) => selection.planned.has(name)),
        subject.api.securitySchemes,
        context.credentialStore.ofRole(undefined),
      ),
      uncounted: context.differential?.uncounted ?? new Map(),
      redact: context.redact,
      sourceLocation: (pointer: string) => subject.sourceLocation(pointer),
    };
    journal.end(exitCodeOf(summary), operations);
    return summary;
  } finally {
    timeLimit.close();
    await close();
  }
}

/** Returns the reason why a run ended early, with the number of missing results. */
const reasonOfEnd = (ended: unknown, missing: number): string | undefined =>
  ended instanceof RunEndedError && missing > 0 ? `${ended.message} ${missing} cases were not run.` : undefined;

/** The results of a run, which are written to the journal as soon as they are known. */
class RunResults {
  readonly byCase = new Map<string, CaseResult>();
  readonly #options: Pick<RunOptions, 'keepExchanges' | 'onResult'>;
  readonly #journal: Journal;
  readonly #coverage: CoverageRecorder;
  readonly #total: number;

  /** @param total the number of cases of the run. */
  constructor(
    options: Pick<RunOptions, 'keepExchanges' | 'onResult'>,
    journal: Journal,
    coverage: CoverageRecorder,
    total: number,
  ) {
    this.#options = options;
    this.#journal = journal;
    this.#coverage = coverage;
    this.#total = total;
  }

  /** Adds the results of an interrupted run, which are already in the journal. */
  restore({ results, covered }: JournalState): void {
    for (const result of results) {
      this.byCase.set(result.id, { ...result, exchanges: [] });
      this.#coverage.restore(result, covered.get(result.id) ?? []);
    }
  }

  add(result: CaseResult): void {
    const isKept = this.#options.keepExchanges || result.verdict.kind === 'failed';
    this.byCase.set(result.id, isKept ? result : { ...result, exchanges: [] });
    this.#journal.result(result, result.kind === 'hostile' ? [] : this.#coverage.add(result));
    this.#options.onResult(result, this.#total);
  }

  /** Replaces the result of a failed case that passed when it was run again. */
  addFlaky(result: CaseResult): void {
    this.byCase.set(result.id, result);
    this.#journal.flaky(result.id);
  }

  /** Adds the smallest requests of a failed case. */
  addSmallest(id: string, smallest: readonly CaseExchange[]): void {
    const result = this.byCase.get(id);
    if (result === undefined) return;
    this.byCase.set(id, { ...result, smallest });
    this.#journal.smallest(id, smallest);
  }
}

/** Deletes the resources that an interrupted run created and did not delete. */
async function removeLeftovers(context: RunContext, { leftovers }: JournalState): Promise<void> {
  for (const { operation: name, request } of leftovers.toReversed()) {
    const operation = context.subject.operation(name);
    if (operation === undefined) continue;
    const { session } = createSession(context, 'leftovers');
    await sendRemoval(context.limiter, { ...request, credentials: await session.credentials(operation) });
  }
}
