import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The tests that cover each module, as they were measured. `measure.ts` writes this table to `covering-tests.json`. */
export interface CoveringTests {
  /**
   * For each module that tests execute, a few test files that together execute most of its functions. The best test comes first: it executes
   * many functions of the module and few other ones, and is fast.
   */
  readonly tests: Readonly<Record<string, readonly string[]>>;
  /** The duration of each test file in seconds, rounded. */
  readonly seconds: Readonly<Record<string, number>>;
}

/** The path of the table, relative to the root. In the file, the paths of tests have no `test/` and no `.test.ts`. */
export const coveringTestsFile = 'test/covering/covering-tests.json';

/** The command that measures the coverage and writes the table. */
export const measureCommand = 'node test/covering/measure.ts';

/** Reads the table of a repository. */
export function readCoveringTests(root: string): CoveringTests {
  const { tests, seconds }: CoveringTests = JSON.parse(readFileSync(join(root, coveringTestsFile), 'utf8'));
  return {
    tests: Object.fromEntries(Object.entries(tests).map(([module, names]) => [module, names.map(pathOf)])),
    seconds: Object.fromEntries(Object.entries(seconds).map(([name, duration]) => [pathOf(name), duration])),
  };
}

/** Returns the text of the table, with one line for each module and each test file. */
export function textOfTable({ tests, seconds }: CoveringTests): string {
  const rows = Object.entries(tests).map(([module, files]) => [module, files.map(nameOf)] as const);
  const durations = Object.entries(seconds).map(([test, duration]) => [nameOf(test), duration] as const);
  return `{\n  "tests": {\n${linesOf(rows)}\n  },\n  "seconds": {\n${linesOf(durations)}\n  }\n}\n`;
}

const linesOf = (rows: readonly (readonly [name: string, value: unknown])[]): string =>
  rows.map(([name, value]) => `    ${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',\n');

const pathOf = (name: string): string => `test/${name}.test.ts`;
const nameOf = (test: string): string => test.replace(/^test\//u, '').replace(/\.test\.ts$/u, '');
