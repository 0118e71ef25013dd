import type { Case, Level } from '../cases/case.ts';
import { levels } from '../cases/case.ts';
import { planCases } from '../cases/plan.ts';
import { createGate } from '../http/gate.ts';
import { createSender } from '../http/send.ts';
import { applyBaseline, type KnownDeviation } from '../report/baseline.ts';
import { createCoverage } from '../report/coverage.ts';
import type { Summary } from '../report/summary.ts';
import type { Subject } from '../subject/subject.ts';
import { CannotRun } from './cannot-run.ts';
import type { CaseResult } from './case-result.ts';
import { createCleanUp, remove, type Leftover } from './clean-up.ts';
import type { RunContext } from './context.ts';
import { createSession } from './create-session.ts';
import { createDifferential } from './differential.ts';
import type { Fixtures } from './fixtures.ts';
import { runHook } from './hook.ts';
import { openJournal, readJournal, type JournalState } from './journal.ts';
import { preflight } from './preflight.ts';
import { runCases } from './run-cases.ts';
import { sweep } from './sweep.ts';
import type { Target } from './target.ts';
import { createWorld } from './world.ts';

export interface RunOptions {
  readonly subject: Subject;
  readonly fixtures: Fixtures;
  readonly target: Target;
  /** A mock whose answers are compared; undefined for no comparison. */
  readonly against: Target | undefined;
  /** Titles or names of areas; all of them when empty. */
  readonly areas: readonly string[];
  /** Names of operations; all of them when empty. */
  readonly operations: readonly string[];
  readonly level: Level;
  readonly readOnly: boolean;
  readonly seed: number;
  readonly workers: number;
  /** Requests a second; no limit when undefined. */
  readonly rate: number | undefined;
  readonly maxRequests: number;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
  readonly baseline: readonly KnownDeviation[];
  /** The file that the journal is written to. */
  readonly journal: string;
  /** Go on with the journal that is there. */
  readonly isResumed: boolean;
  readonly signal: AbortSignal;
  /** Keep what was said in cases that passed, too: for a HAR. */
  readonly keepExchanges: boolean;
  /** Told of every result, with the number of cases in all. */
  readonly onResult: (result: CaseResult, total: number) => void;
}

/**
 * Holds a server against its description.
 *
 * @throws {CannotRun} when nothing can be judged: the server cannot be reached or is another one, credentials are wrong, …
 */
export async function run(options: RunOptions): Promise<Summary> {
  const { subject, fixtures, target, level, seed, signal } = options;
  const started = performance.now();
  const sender = createSender(new URL(target.origin), options.timeout);
  const differential =
    options.against === undefined ? undefined : createDifferential(subject, options.against, options.timeout);
  const gate = createGate(sender, {
    rate: options.rate,
    most: options.maxRequests,
    readOnly: options.readOnly || level === 'read',
    signal,
  });
  const world = createWorld(subject, fixtures);
  const cases = chosenCases(options, planCases(subject, fixtures, world));
  const head = {
    api: subject.api.title,
    version: subject.api.version,
    target: target.origin + target.prefix,
    seed,
    level,
  };
  const before: JournalState = options.isResumed ? readJournal(options.journal, head) : { results: [], leftovers: [] };

  try {
    await runHook(fixtures.setUp, 'setUp');
    const context: RunContext = {
      subject,
      fixtures,
      world,
      target,
      gate,
      seed,
      differential,
      cleanUp: createCleanUp((event, leftover) => journal.leftover(event, leftover)),
    };
    await preflight(context);
    const journal = openJournal(options.journal, head, options.isResumed);
    await removeLeftovers(context, before);
    if (level !== 'read' && !options.readOnly && !fixtures.stateless) await sweep(context);

    const results = new Map(before.results.map((result) => [result.id, result]));
    const coverage = createCoverage(subject, [...new Set(cases.map(({ operation }) => operation))]);
    const open = cases.filter(({ id }) => !results.has(id));
    let leftovers: Leftover[] = [];
    try {
      await runCases(
        context,
        open,
        options.workers,
        (result) => {
          const isKept = options.keepExchanges || result.verdict.kind === 'failed';
          results.set(result.id, isKept ? result : { ...result, exchanges: [] });
          coverage.add(result);
          journal.result(result);
          options.onResult(result, cases.length);
        },
        signal,
      );
    } catch (error) {
      if (!signal.aborted) throw error;
    } finally {
      leftovers = await context.cleanUp.finish(signal.aborted ? patient(options) : gate);
    }
    const ordered = cases.flatMap(({ id }) => results.get(id) ?? []);
    return {
      api: head.api,
      version: head.version,
      target: head.target,
      level,
      seed,
      results: ordered,
      coverage: coverage.summary(),
      requests: gate.sent,
      milliseconds: performance.now() - started,
      interrupted: signal.aborted,
      ...applyBaseline(options.baseline, ordered, new Date().toISOString().slice(0, 10)),
      leftovers,
      uncounted: differential?.uncounted ?? new Map(),
      place: (pointer) => subject.place(pointer),
    };
  } finally {
    sender.close();
    differential?.close();
    await runHook(fixtures.tearDown, 'tearDown');
  }
}

/** Cleaning up is finished after an interruption too. */
function patient({ target, timeout }: RunOptions): ReturnType<typeof createGate> {
  const sender = createSender(new URL(target.origin), Math.min(timeout, 5000));
  return createGate(sender, { rate: undefined, most: 10_000, readOnly: false, signal: new AbortController().signal });
}

/** Removes what an earlier run made and could not remove. */
async function removeLeftovers(context: RunContext, { leftovers }: JournalState): Promise<void> {
  for (const { operation: name, request } of leftovers.toReversed()) {
    const operation = context.subject.operation(name);
    if (operation === undefined) continue;
    const { session } = createSession(context, 'leftovers');
    await remove(context.gate, { ...request, credentials: session.credentials(operation) });
  }
}

function chosenCases({ areas, operations, level, subject }: RunOptions, cases: readonly Case[]): Case[] {
  for (const name of operations) {
    if (subject.operation(name) === undefined) throw new CannotRun(`There is no operation ${name} in the description.`);
  }
  const known = subject.api.areas;
  const titles = areas.map((name) => {
    const area = known.find((candidate) => [candidate.title, candidate.name, candidate.file].includes(name));
    if (area !== undefined) return area.title;
    throw new CannotRun(
      `There is no area ${name} in the description; it has ${known.map(({ file }) => file).join(', ')}.`,
    );
  });
  const names = operations.map((name) => subject.operation(name)?.name);
  return cases.filter(
    (each) =>
      levels.indexOf(each.level) <= levels.indexOf(level) &&
      (titles.length === 0 || titles.includes(each.operation.area)) &&
      (names.length === 0 || names.includes(each.operation.name)),
  );
}
