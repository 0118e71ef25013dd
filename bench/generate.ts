// Measures a run of the published `forgespec generate` in a new process. For comparison, also measures the command of
// openapi-typescript, which generates only types. The two take turns, so that other load on the machine affects both.

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, runNode, type Cost } from './run-command.ts';

const rounds = 9;
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));
const spec = join(root, 'spec/openapi.yaml');

// An empty working directory. In the root of this repository, `generate` would also run the rules of our `redocly.yaml`.
const empty = join(folder, 'empty');
mkdirSync(empty);

// openapi-typescript needs a `redocly.yaml`, and fails with ours.
const noRules = join(folder, 'redocly.yaml');
writeFileSync(noRules, 'extends: []\n');

const contestants = {
  'openapi-typescript': [
    join(root, 'node_modules/openapi-typescript/bin/cli.js'),
    spec,
    '-o',
    join(folder, 'types.ts'),
    '--redocly',
    noRules,
  ],
  forgespec: [join(root, 'dist/node_modules/forgespec/lib/program.js'), 'generate', '--spec', spec, '--out', ''],
};

try {
  const costs: Record<keyof typeof contestants, Cost[]> = { 'openapi-typescript': [], forgespec: [] };
  for (let round = 0; round < rounds; round++) {
    costs['openapi-typescript'].push(await runNode(contestants['openapi-typescript'], empty));
    costs.forgespec.push(await runNode([...contestants.forgespec.slice(0, -1), join(folder, `out-${round}`)], empty));
  }
  const theirs = summary(costs['openapi-typescript']);
  const ours = summary(costs.forgespec);
  const row = (name: string, cost: ReturnType<typeof summary>) =>
    `${name.padEnd(32)}${cost.time.toFixed(0).padStart(6)} ms${(cost.memory / 1e6).toFixed(0).padStart(6)} MB`;
  process.stdout.write(
    `${row('openapi-typescript (types)', theirs)}\n${row('forgespec generate (everything)', ours)}\n`,
  );
  process.stdout.write(`ratio ${(ours.time / theirs.time).toFixed(2)} (at most 1.3), memory at most 350 MB\n`);
} finally {
  rmSync(folder, { recursive: true });
}

function summary(costs: readonly Cost[]): { time: number; memory: number } {
  return {
    time: median(costs.map(({ milliseconds }) => milliseconds)),
    memory: Math.max(...costs.map(({ peakMemory }) => peakMemory)),
  };
}
