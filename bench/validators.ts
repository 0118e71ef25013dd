// Measures our validators, ajv (compiled at run time, and as standalone code), TypeBox, zod, Valibot, ArkType and typia in one process.
// All libraries get the same schemas of our description, and the same values. They take turns, so that other load on the machine affects
// all of them. The times differ between machines, so only the ratios can be compared. Before the measurement, all libraries must agree on
// the validity of the examples and of their mutants. A mutant is a copy with one change. The JavaScript engine can compile the same
// function to faster or slower code. Each library is therefore measured in three threads, and its shortest time counts.
//
//   node bench/validators.ts

import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Measured } from './validators/measure.ts';
import { subjects } from './validators/subjects.ts';

const threads = 3;

const resultOf = async <Answer>(module: string): Promise<Answer> => {
  const [answer] = await once(new Worker(new URL(module, import.meta.url)), 'message');
  return answer;
};

const row = (...cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(34) : cell.padStart(16))).join('')}\n`);
};

const count = await resultOf<number>('validators/agreement.ts');
process.stdout.write(
  `All libraries agree on the validity of ${count} values. The column of forgespec shows the time for one value. The other columns show the time of a library, divided by the time of forgespec. In the rows with "closed body", unknown properties are invalid.\n\n`,
);

const measured: Measured[] = [];
for (let thread = 0; thread < threads; thread++) measured.push(await resultOf<Measured>('validators/measure.ts'));

row('', ...(measured[0]?.names ?? []), 'target for ajv');
for (const [index, subject] of subjects.entries()) {
  const all = measured.map(({ costs }) => costs[index] ?? []);
  const [ours = 0, ...theirs] = (all[0] ?? []).map((_, contestant) =>
    Math.min(...all.map((one) => one[contestant] ?? 0)),
  );
  const [ajv = 0] = theirs;
  const isMet = ajv / ours >= subject.target && theirs.every((other) => other > ours);
  if (!isMet) process.exitCode = 1;
  row(
    subject.about,
    `${ours.toFixed(0)} ns`,
    ...theirs.map((other) => `${(other / ours).toFixed(1)}x`),
    `${subject.target}x ${isMet ? 'met' : 'missed'}`,
  );
}
