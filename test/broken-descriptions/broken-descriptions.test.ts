import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCases, type BrokenDescription } from './broken-description.ts';
import { findFaults } from './find-faults.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

// Each case is a description with one mistake that authors make. Both commands report the same diagnostic for it, at the exact place.

const cases = readCases();
const notYet = new Set(
  readFileSync(new URL('not-yet.txt', import.meta.url), 'utf8')
    .split('\n')
    .filter(Boolean),
);

async function faultsOf(broken: BrokenDescription): Promise<Record<'generate' | 'lint', string[]>> {
  const { generate, lint } = await reportDiagnostics(broken);
  return { generate: findFaults(broken, generate), lint: findFaults(broken, lint) };
}

test.for(cases.filter(({ name }) => !notYet.has(name)))('$name', async (broken) => {
  expect(await faultsOf(broken)).toEqual({ generate: [], lint: [] });
});

test('the list of cases that fail contains only cases that exist and fail', { timeout: 600_000 }, async () => {
  const passing: string[] = [];
  for (const broken of cases.filter(({ name }) => notYet.has(name))) {
    const faults = await faultsOf(broken).catch((error: unknown) => ({ generate: [String(error)], lint: [] }));
    if (faults.generate.length + faults.lint.length === 0) passing.push(broken.name);
  }
  expect(passing).toEqual([]);
  const names = new Set(cases.map(({ name }) => name));
  expect([...notYet].filter((name) => !names.has(name))).toEqual([]);
});
