// Compares the published `forgespec generate` with other generators, for our description and for GitHub's description. Each run of a
// generator is a new process. The generators take turns, so that other load on the machine affects all of them. The time limit of
// forgespec is the time of openapi-typescript, multiplied by `highestRatio`. openapi-typescript generates only types.
//
// node bench/generate.ts [ours] [github]

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { forgespec, openapiTypescript, rivals, type Contestant, type Description } from './generate/contestants.ts';
import { installed } from './generate/installed.ts';
import { runNode, type Cost } from './run-command.ts';

interface Subject {
  readonly words: string;
  readonly rounds: number;
  /** The maximum time of forgespec, divided by the time of openapi-typescript. */
  readonly highestRatio: number;
  /** The maximum peak memory of forgespec, in megabytes. */
  readonly mostMegabytes: number;
  readonly description: () => Description;
}

const root = fileURLToPath(new URL('..', import.meta.url));
const subjects: Readonly<Record<string, Subject>> = {
  ours: {
    words: 'our description',
    rounds: 9,
    highestRatio: 0.8,
    mostMegabytes: 250,
    description: () => ({ path: join(root, 'spec/openapi.yaml'), bundled: join(root, 'generated/openapi.json') }),
  },
  github: {
    words: "GitHub's description (1,223 operations)",
    rounds: 3,
    highestRatio: 1,
    mostMegabytes: 700,
    description() {
      const packages = join(installed('@octokit/openapi', '23.0.2'), 'node_modules');
      const path = join(packages, '@octokit/openapi/generated/api.github.com.json');
      return { path, bundled: path };
    },
  },
};

const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
// An empty working directory. In the root of this repository, commands would also read our `redocly.yaml`.
const empty = join(folder, 'empty');
mkdirSync(empty);
const noRules = join(folder, 'redocly.yaml');
writeFileSync(noRules, 'extends: []\n');
const measure = openapiTypescript(noRules);
let runs = 0;
const contestants = [forgespec, measure, ...rivals];

try {
  const chosen = process.argv.slice(2);
  for (const [name, subject] of Object.entries(subjects)) {
    if (chosen.length === 0 || chosen.includes(name)) await compare(subject);
  }
} finally {
  rmSync(folder, { recursive: true });
}

async function compare({ words, rounds, highestRatio, mostMegabytes, description }: Subject): Promise<void> {
  const costs = new Map<Contestant, Cost[]>(contestants.map((contestant) => [contestant, []]));
  const paths = description();
  for (let round = 0; round < rounds; round++) {
    for (const [{ args }, found] of costs) {
      // Each run writes into a new folder. Some file systems create files slowly just after other files were deleted.
      found.push(await runNode(args(paths, join(folder, `out-${++runs}`)), empty));
    }
  }
  const line = (...columns: string[]): string =>
    columns.map((column, index) => (index < 2 ? column.padEnd(index === 0 ? 30 : 44) : column.padStart(12))).join('');
  process.stdout.write(
    `\n${words}, shortest times of ${rounds} rounds\n${line('', '', 'time', 'CPU time', 'peak memory')}\n`,
  );
  for (const contestant of contestants) {
    const { time, processor, memory } = summary(costs.get(contestant) ?? []);
    process.stdout.write(
      `${line(contestant.name, contestant.output, `${time.toFixed(0)} ms`, `${processor.toFixed(0)} ms`, `${memory.toFixed(0)} MB`)}\n`,
    );
  }
  const [ours, theirs] = [summary(costs.get(forgespec) ?? []), summary(costs.get(measure) ?? [])];
  process.stdout.write(
    `forgespec / openapi-typescript: time ${(ours.time / theirs.time).toFixed(2)} (at most ${highestRatio}), ` +
      `CPU time ${(ours.processor / theirs.processor).toFixed(2)}\npeak memory of forgespec: ${ours.memory.toFixed(0)} MB (at most ${mostMegabytes})\n`,
  );
}

/** Returns the shortest times in milliseconds, and the maximum memory in megabytes. The shortest time depends least on other load. */
function summary(costs: readonly Cost[]): { time: number; processor: number; memory: number } {
  return {
    time: Math.min(...costs.map(({ milliseconds }) => milliseconds)),
    processor: Math.min(...costs.map(({ processorMilliseconds }) => processorMilliseconds)),
    memory: Math.max(...costs.map(({ peakMemory }) => peakMemory)) / 1e6,
  };
}
