// What our validators cost beside ajv (compiled and standalone), TypeBox, zod, Valibot and ArkType, in one process. All are given
// the same schemas of our own description and run in turns on the same values, so that whatever else the machine does falls on
// all; only the ratios carry over to another machine. First they must agree about the examples and about every mutant of them.
// The engine compiles the same function now well, now less well, so that each is measured in three threads and its best one counts.
// `node bench/validators.ts`

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { contestants } from './validators/contestants.ts';
import { subjects } from './validators/subjects.ts';

const threads = 3;

const answerOf = async (module: string): Promise<unknown> => {
  const [answer] = await once(new Worker(new URL(module, import.meta.url)), 'message');
  return answer;
};

const row = (...cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(16))).join('')}\n`);
};

const count = await answerOf('validators/agreement.ts');
process.stdout.write(
  `All agree about ${String(count)} values. Ratios tell how many times the time of forgespec the others take.\n\n`,
);

/** Nanoseconds for each subject and contestant. */
const least = subjects.map(() => contestants.map(() => Infinity));
for (let thread = 0; thread < threads; thread++) {
  const measured = await answerOf('validators/measure.ts');
  for (const [index, costs] of least.entries()) {
    for (const [other, known] of costs.entries())
      costs[other] = Math.min(known, Number(Object(measured)[index][other]));
  }
}

row('', ...contestants.map(({ name }) => name), 'target, of ajv');
for (const [index, subject] of subjects.entries()) {
  const [ours = 0, ...theirs] = least[index] ?? [];
  const [ajv = 0] = theirs;
  const holds = ajv / ours >= subject.target && theirs.every((other) => other > ours);
  if (!holds) process.exitCode = 1;
  row(
    subject.about,
    `${ours.toFixed(0)} ns`,
    ...theirs.map((other) => `${(other / ours).toFixed(1)}x`),
    `${subject.target}x ${holds ? 'holds' : 'missed'}`,
  );
}
