import { expect, test } from 'vitest';
import { readCases, type BrokenDescription } from './broken-description.ts';
import { findFaults, type CommandFaults } from './find-faults.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

// Each case is a description with one mistake that authors make. `generate` and `lint` must report the same diagnostic for the mistake, at
// its exact source location.

const cases = readCases();
const faultsOf = async (broken: BrokenDescription): Promise<CommandFaults> =>
  findFaults(broken, await reportDiagnostics(broken));

test.for(cases)('$name', async (broken) => {
  expect(await faultsOf(broken)).toEqual({ generate: [], lint: [] });
});
