// Measures the published `forgespec generate` for two descriptions, one with ten times as many operations as the other.
// The two take turns, so that other load on the machine affects both. Ends with exit code 1 if the ratio of the times
// is too large.

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { median, runNode, type Cost } from './run-command.ts';
import { syntheticDescription } from './synthetic.ts';

const rounds = 3;
const sizes = [100, 1_000] as const;
const highestRatio = 12;

const command = fileURLToPath(new URL('../dist/node_modules/forgespec/lib/program.js', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));

try {
  const costs = new Map<number, Cost[]>(sizes.map((size) => [size, []]));
  for (const size of sizes) writeFileSync(join(folder, `${size}.json`), JSON.stringify(syntheticDescription(size)));
  for (let round = 0; round < rounds; round++) {
    for (const [size, found] of costs) {
      const out = join(folder, `out-${size}-${round}`);
      // The working directory has no `redocly.yaml`, because the synthetic descriptions do not follow our rules.
      found.push(await runNode([command, 'generate', '--spec', join(folder, `${size}.json`), '--out', out], folder));
    }
  }

  const times = sizes.map((size) => median((costs.get(size) ?? []).map(({ milliseconds }) => milliseconds)));
  for (const [index, size] of sizes.entries()) {
    const memory = Math.max(...(costs.get(size) ?? []).map(({ peakMemory }) => peakMemory));
    const columns = [
      `${size} operations`.padEnd(18),
      `${times[index]?.toFixed(0)} ms`.padStart(9),
      `${(memory / 1e6).toFixed(0)} MB`.padStart(8),
    ];
    process.stdout.write(`${columns.join('')}\n`);
  }
  const ratio = (times[1] ?? Number.NaN) / (times[0] ?? Number.NaN);
  process.stdout.write(`ratio ${ratio.toFixed(2)} (below ${highestRatio})\n`);
  if (!(ratio < highestRatio)) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
