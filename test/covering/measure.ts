import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cacheCompiledModules } from '../compile-cache.ts';
import { chooseCoveringTests } from './choose-covering-tests.ts';
import { compareCoverage } from './compare-coverage.ts';
import { withNearestTests } from './nearest-tests.ts';
import { type MeasuredCoverage, measuredFile } from './coverage-provider.ts';
import { coveringTestsFile, readCoveringTests, textOfTable } from './covering-tests.ts';

// Runs all tests, and measures the functions that each test file executes. Writes the table `covering-tests.json`. With `--compare`,
// compares the table with the measurement in place of writing it, and fails if a row is wrong. With `--again`, uses the last measurement in
// place of a new one.

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'node_modules/.cache/forgespec');
const { values: options } = parseArgs({
  options: { compare: { type: 'boolean', default: false }, again: { type: 'boolean', default: false } },
});

async function measure(): Promise<void> {
  rmSync(join(folder, measuredFile), { force: true });
  cacheCompiledModules();
  const provider = join(import.meta.dirname, 'coverage-provider.ts');
  const coverage = Object.entries({
    enabled: 'true',
    provider: 'custom',
    customProviderModule: provider,
    reportsDirectory: folder,
    reportOnFailure: 'true',
  }).map(([name, value]) => `--coverage.${name}=${value}`);
  // Counting calls makes tests slower.
  const args = ['run', '--testTimeout', '300000', '--hookTimeout', '300000', '--reporter', 'default', ...coverage];
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  await once(spawn(process.execPath, [vitest, ...args], { cwd: root, stdio: 'inherit' }), 'close');
}

if (!options.again) await measure();
if (!existsSync(join(folder, measuredFile)))
  throw new Error('There is no measurement: the tests did not run to their end.');
const measured: MeasuredCoverage = JSON.parse(readFileSync(join(folder, measuredFile), 'utf8'));
if (options.compare) {
  const differences = compareCoverage(readCoveringTests(root), measured);
  process.stdout.write(`${[...differences, `${differences.length} rows are wrong.`].join('\n')}\n`);
  process.exitCode = differences.length === 0 ? 0 : 1;
} else {
  writeFileSync(join(root, coveringTestsFile), textOfTable(withNearestTests(chooseCoveringTests(measured), root)));
  process.stdout.write(
    `${coveringTestsFile} is written, from the coverage of ${Object.keys(measured).length} files.\n`,
  );
}
