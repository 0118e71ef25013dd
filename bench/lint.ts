// Measures a run of the published `forgespec lint` on our description, in a new process. For comparison, also measures
// `redocly lint` with the same rules. Both commands take turns, so that other load on the machine affects both.
//
// node bench/lint.ts [ROUNDS]: exits with 1 if forgespec needs more than 1.3 times the time of Redocly.

import { fileURLToPath } from 'node:url';
import { childProcessorTime } from './processor-time.ts';
import { median, runNode } from './run-command.ts';

const target = 1.3;
const rounds = Number(process.argv[2] ?? 9);
const root = fileURLToPath(new URL('..', import.meta.url));

const commands = {
  'redocly lint': ['node_modules/@redocly/cli/bin/cli.js', 'lint', 'spec/openapi.yaml'],
  'forgespec lint': ['dist/node_modules/forgespec/lib/main.js', 'lint'],
} as const;

/** The times of one run in milliseconds. */
interface Run {
  readonly elapsed: number;
  /** NaN if the operating system is not Linux. */
  readonly processor: number;
}

async function measure(args: readonly string[]): Promise<Run> {
  const before = childProcessorTime();
  const { milliseconds } = await runNode(args, root);
  return { elapsed: milliseconds, processor: childProcessorTime() - before };
}

const runs: Record<keyof typeof commands, Run[]> = { 'redocly lint': [], 'forgespec lint': [] };
// The first run of each command is not measured, because it fills the cache of compiled code.
for (const args of Object.values(commands)) await runNode(args, root);
for (let round = 0; round < rounds; round++) {
  runs['redocly lint'].push(await measure(commands['redocly lint']));
  runs['forgespec lint'].push(await measure(commands['forgespec lint']));
}

const minimum = (values: readonly number[]): number => Math.min(...values);
process.stdout.write(`${''.padEnd(16)}  minimum   median  minimum CPU time\n`);
for (const [name, found] of Object.entries(runs)) {
  const all = found.map((run) => run.elapsed);
  const times = [minimum(all), median(all), minimum(found.map(({ processor }) => processor))];
  process.stdout.write(`${name.padEnd(16)}${times.map((time) => `${time.toFixed(0).padStart(6)} ms`).join('')}\n`);
}
/** Returns a statistic of the runs of `forgespec lint`, such as the median time, divided by the same statistic of `redocly lint`. */
const ratio = (of: (run: Run) => number, reduce: (values: readonly number[]) => number): number =>
  reduce(runs['forgespec lint'].map(of)) / reduce(runs['redocly lint'].map(of));
const elapsed = ({ elapsed: time }: Run): number => time;
const ofMinimum = ratio(elapsed, minimum);
const ofProcessor = ratio(({ processor }) => processor, minimum);
process.stdout.write(
  `forgespec lint / redocly lint: minimum time ${ofMinimum.toFixed(2)} (at most ${target}), median time ${ratio(elapsed, median).toFixed(2)}, minimum CPU time ${ofProcessor.toFixed(2)}\n`,
);
// Other load on the machine only adds time, so the shortest runs are compared.
if (ofMinimum > target) process.exitCode = 1;
