import { applyBaseline, type KnownDeviation } from './5-report/baseline.ts';
import { createCoverage } from './5-report/coverage.ts';
import { exitCodeOf } from './5-report/exit-code.ts';
import { operationOutcomes } from './5-report/operation-outcomes.ts';
import type { Summary } from './5-report/summary.ts';
import type { CaseResult } from './3-ask/case-result.ts';
import { sendRemoval, type Leftover } from './3-ask/clean-up.ts';
import type { RunContext } from './3-ask/context.ts';
import { checkResponse } from './4-judge/check-response.ts';
import { shrinkFailures } from './4-judge/shrink/shrink-failures.ts';
import { createSession, type CaseExchange } from './3-ask/create-session.ts';
import { runHook } from './3-ask/hook.ts';
import { openJournal, readJournal, type Journal, type JournalState } from './5-report/journal.ts';
import { openRun, type RunSettings } from './3-ask/open-run.ts';
import { preflight } from './3-ask/preflight.ts';
import { runCases } from './3-ask/run-cases.ts';
import { removeAbandonedData } from './3-ask/remove-abandoned-data.ts';

/** The settings and callbacks of a run. */
export interface RunOptions extends RunSettings {
  /** The number of cases that run in parallel. */
  readonly workers: number;
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
  const { subject, fixtures, target, seed, signal } = options;
  const level = options.readOnly ? 'read' : options.level;
  const started = performance.now();
  const { title: api, version } = subject.api;
  const head = { api, version, target: target.address, seed, level };
  const before: JournalState = options.isResumed
    ? readJournal(options.journal, head, subject)
    : { results: [], leftovers: [], covered: new Map() };
  let journal: Journal | undefined;
  const { context, cases, selection, cleanUp, close } = openRun(
    options,
    (event, leftover) => journal?.leftover(event, leftover),
    checkResponse,
  );
  try {
    await runHook(fixtures.setUp, 'setUp');
    await preflight(context, cases);
    journal = openJournal(options.journal, head, options.isResumed);
    if (level !== 'read' && !fixtures.stateless) {
      await removeLeftovers(context, before);
      await removeAbandonedData(context, new Set(cases.map(({ operation }) => operation.area)));
    }

    const results = new Map<string, CaseResult>();
    for (const result of before.results) results.set(result.id, { ...result, exchanges: [] });
    const coverage = createCoverage(subject, [...new Set(cases.map(({ operation }) => operation))]);
    for (const result of before.results) coverage.restore(result, before.covered.get(result.id) ?? []);
    const record = (result: CaseResult): void => {
      const isKept = options.keepExchanges || result.verdict.kind === 'failed';
      results.set(result.id, isKept ? result : { ...result, exchanges: [] });
      journal?.result(result, coverage.add(result));
      options.onResult(result, cases.length);
    };
    const recordSmallest = (id: string, smallest: readonly CaseExchange[]): void => {
      const result = results.get(id);
      if (result === undefined) return;
      results.set(id, { ...result, smallest });
      journal?.smallest(id, smallest);
    };
    const untested = cases.filter(({ id }) => !results.has(id));
    let leftovers: Leftover[] = [];
    try {
      await runCases(context, untested, options.workers, record, signal);
      if (options.shrink) await shrinkFailures(context, cases, results, recordSmallest, signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      leftovers = await cleanUp();
    }
    const ordered = cases.flatMap(({ id }) => results.get(id) ?? []);
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
      results: ordered,
      operations,
      isRerun: selection.isRerun,
      coverage: coverage.summary(),
      requests: context.limiter.sent,
      milliseconds: performance.now() - started,
      interrupted: signal.aborted,
      ...baseline,
      leftovers,
      uncounted: context.differential?.uncounted ?? new Map(),
      redact: context.redact,
      sourceLocation: (pointer: string) => subject.sourceLocation(pointer),
    };
    journal.end(exitCodeOf(summary), operations);
    return summary;
  } finally {
    close();
    await runHook(fixtures.tearDown, 'tearDown');
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
