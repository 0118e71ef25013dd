// What our validators cost beside ajv (compiled and standalone), TypeBox, zod, Valibot and ArkType, in one process. All are given
// the same schemas of our own description and run in turns on the same values, so that whatever else the machine does falls on
// all; only the ratios carry over to another machine. First they must agree about the examples and about every mutant of them.
// `node bench/validators.ts`

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { contestants } from './validators/contestants.ts';
import { subjects, type Subject } from './validators/subjects.ts';

const rounds = 25;
const millisecondsPerRound = 8;

/** Runs a function some times; made anew for each contestant, because a call site that has seen many functions is slow. */
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
  if (!isLoop(made)) throw new Error('A function is no function');
  return made;
};
const isLoop = (value: unknown): value is Loop => typeof value === 'function';

/** Nanoseconds per call. */
function cost(loop: Loop, subject: (value: unknown) => unknown, values: readonly unknown[], calls: number): number {
  const start = process.hrtime.bigint();
  loop(subject, values, calls);
  return Number(process.hrtime.bigint() - start) / calls;
}

const row = (...cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(16))).join('')}\n`);
};

/** What else the machine does only ever adds. */
const least = (values: readonly number[]): number => Math.min(...values);

function measure(subject: Subject): boolean {
  const compiled = contestants.map(({ compile }) => compile(subject.schema));
  const functions = compiled.map((one) => one[subject.measured]);
  const loops = functions.map(newLoop);
  const calls = functions.map((tested, index) => {
    const loop = loops[index] ?? newLoop();
    cost(loop, tested, subject.values, 30_000); // until it is compiled
    return Math.max(100, Math.round((millisecondsPerRound * 1e6) / cost(loop, tested, subject.values, 3_000)));
  });
  const costs: number[][] = functions.map(() => []);
  for (let round = 0; round < rounds; round++) {
    for (const [index, tested] of functions.entries()) {
      costs[index]?.push(cost(loops[index] ?? newLoop(), tested, subject.values, calls[index] ?? 1));
    }
  }
  const [ours = 0, ...theirs] = costs.map(least);
  const [ajv = 0] = theirs;
  const holds = ajv / ours >= subject.target && theirs.every((other) => other > ours);
  row(
    subject.about,
    `${ours.toFixed(0)} ns`,
    ...theirs.map((other) => `${(other / ours).toFixed(1)}x`),
    `${subject.target}x ${holds ? 'holds' : 'missed'}`,
  );
  return holds;
}

const [count] = await once(new Worker(new URL('validators/agreement.ts', import.meta.url)), 'message');
process.stdout.write(
  `All agree about ${count} values. Ratios tell how many times the time of forgespec the others take.\n\n`,
);
row('', ...contestants.map(({ name }) => name), 'target, of ajv');
const results = subjects.map(measure);
if (results.includes(false)) process.exitCode = 1;
