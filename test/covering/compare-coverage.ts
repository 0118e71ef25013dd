import type { MeasuredCoverage } from './coverage-provider.ts';
import type { CoveringTests } from './covering-tests.ts';

/**
 * Returns the differences between the table and a measurement, one line each: modules that have no row although tests execute them, and
 * tests of a row that execute nothing of their module. A module that no test executes in a countable way is not compared.
 */
export function compareCoverage({ tests }: CoveringTests, measured: MeasuredCoverage): string[] {
  const executed = new Set(Object.values(measured).flatMap(({ functions }) => Object.keys(functions)));
  const missing = [...executed].filter((module) => tests[module] === undefined);
  const wrong = Object.entries(tests).flatMap(([module, files]) =>
    files
      .filter((file) => executed.has(module) && measured[file]?.functions[module] === undefined)
      .map((file) => `${module}: ${file} does not execute a function of this module`),
  );
  return [
    ...missing.map((module) => `${module}: there is no row, although tests execute this module`),
    ...wrong,
  ].toSorted();
}
