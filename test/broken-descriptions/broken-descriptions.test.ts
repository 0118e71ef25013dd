import { expect, test } from 'vitest';
import { readCases, type BrokenDescription } from './broken-description.ts';
import { findFaults, type CommandFaults } from './find-faults.ts';
import { reportDiagnostics } from './report-diagnostics.ts';

// Each case is a description with one mistake that authors make. Both commands report the same diagnostic for it, at the exact place.

const cases = readCases();
const faultsOf = async (broken: BrokenDescription): Promise<CommandFaults> =>
  findFaults(broken, await reportDiagnostics(broken));

test.for(cases)('$name', async (broken) => {
  expect(await faultsOf(broken)).toEqual({ generate: [], lint: [] });
});
