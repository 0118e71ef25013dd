import { levels, type Case, type Level } from '../cases/case.ts';
import { planCases } from '../cases/plan.ts';
import { createGate } from '../http/gate.ts';
import { createSender } from '../http/send.ts';
import { createRedact } from '../report/redact.ts';
import type { Subject } from '../subject/subject.ts';
import { CannotRun } from './cannot-run.ts';
import { createCleanUp, type Leftover } from './clean-up.ts';
import type { RunContext } from './context.ts';
import { createDifferential } from './differential.ts';
import type { Fixtures } from './fixtures.ts';
import type { Target } from './target.ts';
import { createWallet } from './wallet.ts';
import { createWorld } from './world.ts';

/** What to ask which server, and how gently. */
export interface Assignment {
  readonly subject: Subject;
  readonly fixtures: Fixtures;
  readonly target: Target;
  /** A mock whose answers are compared; undefined for no comparison. */
  readonly against: Target | undefined;
  /** Titles or names of areas; all of them when empty. */
  readonly areas: readonly string[];
  /** Names of operations; all of them when empty. */
  readonly operations: readonly string[];
  /** Ids of cases; all of them when undefined. */
  readonly only?: readonly string[] | undefined;
  readonly level: Level;
  readonly readOnly: boolean;
  readonly seed: number;
  /** Requests a second; no limit when undefined. */
  readonly rate: number | undefined;
  readonly maxRequests: number;
  /** How long an answer may take, in milliseconds. */
  readonly timeout: number;
  readonly signal: AbortSignal;
}

/** A run that is ready: its cases, and what they share. */
export interface OpenRun {
  readonly context: RunContext;
  readonly cases: readonly Case[];
  /** Removes what no case could remove, also after an interruption. @returns what is still there. */
  cleanUp(): Promise<Leftover[]>;
  close(): void;
}

/**
 * Plans a run, and asks the server nothing yet.
 *
 * @param record told of everything that is made and removed, as soon as it is.
 * @throws {CannotRun} for an area or an operation that the description does not have.
 */
export function openRun(
  assignment: Assignment,
  record: (event: 'made' | 'removed', leftover: Leftover) => void,
): OpenRun {
  const { subject, fixtures, target, level, seed, signal, rate, timeout } = assignment;
  const sender = createSender(new URL(target.origin), timeout);
  const differential =
    assignment.against === undefined ? undefined : createDifferential(subject, assignment.against, timeout);
  const readOnly = assignment.readOnly || level === 'read';
  const limits = { rate, most: assignment.maxRequests, signal };
  const gate = createGate(sender, { ...limits, readOnly });
  const world = createWorld(subject, fixtures);
  const cleanUp = createCleanUp(record);
  // To log in is not to write, where the fixtures say so.
  const wallet = createWallet(
    subject,
    fixtures,
    target,
    createGate(sender, { ...limits, readOnly: assignment.readOnly }),
  );
  const redact = createRedact(() => wallet.secrets());
  return {
    context: { subject, fixtures, world, target, gate, seed, differential, cleanUp, wallet, redact },
    cases: chosenCases(assignment, planCases(subject, fixtures, world)),
    // An interrupted run sends nothing more; but for what it has to put in order.
    cleanUp: () =>
      cleanUp.finish(signal.aborted ? createGate(sender, { rate, most: 10_000, readOnly, signal: never }) : gate),
    close() {
      sender.close();
      differential?.close();
    },
  };
}

const never = new AbortController().signal;

function chosenCases({ areas, operations, only, level, subject }: Assignment, cases: readonly Case[]): Case[] {
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
  const ids = only === undefined ? undefined : new Set(only);
  return cases.filter(
    (each) =>
      levels.indexOf(each.level) <= levels.indexOf(level) &&
      ids?.has(each.id) !== false &&
      (titles.length === 0 || titles.includes(each.operation.area)) &&
      (names.length === 0 || names.includes(each.operation.name)),
  );
}
