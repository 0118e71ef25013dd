// Runs as a worker thread. Measures the validators of each library for each subject. A subject is a schema with its
// values. The libraries take turns.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parentPort } from 'node:worker_threads';
import { contestants } from './contestants.ts';
import { subjects, type Subject } from './subjects.ts';

export interface Measured {
  readonly names: readonly string[];
  /**
   * The time of one call in nanoseconds. The outer list has an item for each subject. The inner list has an item for
   * each library.
   */
  readonly costs: readonly (readonly number[])[];
}

const rounds = 12;
const millisecondsPerRound = 8;

/**
 * A loop that calls one function again and again. Each library gets its own loop, because a loop that calls many
 * different functions becomes slow.
 */
type Loop = (subject: (value: unknown) => unknown, values: readonly unknown[], calls: number) => unknown;

const loopBody = `
  let last;
  let next = 0;
  for (let call = 0; call < calls; call++) {
    last = subject(values[next]);
    if (++next === values.length) next = 0;
  }
  return last;`;

const newLoop = (): Loop => {
  const made: unknown = new Function('subject', 'values', 'calls', loopBody);
  if (!isLoop(made)) throw new Error('The loop is not a function');
  return made;
};
const isLoop = (value: unknown): value is Loop => typeof value === 'function';

setFlagsFromString('--expose-gc');
/** Collects garbage. Otherwise, the time of a library could include the collection of another library's garbage. */
const collectGarbage: unknown = runInNewContext('gc');

/** Returns the time of one call in nanoseconds. */
function cost(loop: Loop, subject: (value: unknown) => unknown, values: readonly unknown[], calls: number): number {
  if (typeof collectGarbage === 'function') collectGarbage({ type: 'minor' });
  const start = process.hrtime.bigint();
  loop(subject, values, calls);
  return Number(process.hrtime.bigint() - start) / calls;
}

/**
 * Returns the time of one call in nanoseconds for each library: the minimum of all rounds, because other load on the
 * machine only adds time.
 */
function measure(subject: Subject): number[] {
  const compiled = contestants.map(({ compile }) => compile(subject.schema));
  const functions = compiled.map((one) => one[subject.measured]);
  const loops = functions.map(newLoop);
  const calls = functions.map((tested, index) => {
    const loop = loops[index] ?? newLoop();
    cost(loop, tested, subject.values, 30_000); // warm-up, until the engine has compiled the function
    return Math.max(100, Math.round((millisecondsPerRound * 1e6) / cost(loop, tested, subject.values, 3_000)));
  });
  const least = functions.map(() => Infinity);
  for (let round = 0; round < rounds; round++) {
    for (const [index, tested] of functions.entries()) {
      const now = cost(loops[index] ?? newLoop(), tested, subject.values, calls[index] ?? 1);
      least[index] = Math.min(least[index] ?? now, now);
    }
  }
  return least;
}

const measured: Measured = { names: contestants.map(({ name }) => name), costs: subjects.map(measure) };
parentPort?.postMessage(measured);
