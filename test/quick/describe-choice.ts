import type { Choice, ChosenTest } from './choose-tests.ts';

/** A test of so many seconds counts as slow. */
const slowSeconds = 5;
/** The most lines about slow tests, and the most changed files in the output. */
const mostLines = 12;

/**
 * Describes the chosen tests: why slow tests run, and how many tests do not run for which reason.
 *
 * @param changed the changed files.
 * @param all the number of all test files.
 */
export function describeChoice({ chosen, tooSlow, seconds }: Choice, changed: readonly string[], all: number): string {
  const reached = new Set([...chosen, ...tooSlow].map((test) => test.changed));
  const withoutTest = changed.filter((file) => !reached.has(file) && !chosen.some(({ test }) => test === file));
  const slow = chosen.filter((test) => test.seconds >= slowSeconds);
  const lines = [
    `tests: ${chosen.length} of ${all} files run, for ${changed.length} changed files (about ${Math.round(seconds)} s of processor time)`,
    ...atMost(slow.map(({ test, seconds, reason }) => `  ${test} takes ${seconds} s, and runs because it ${reason}`)),
    'left out:',
    `  ${all - chosen.length - tooSlow.length} files that do not reach a changed file`,
    ...Array.from(
      Map.groupBy(tooSlow, ({ project }) => project),
      ([project, tests]) =>
        `  ${tests.length} files of the project ${project}, because others are nearer and the time is used up`,
    ),
    ...atMost(withoutTest.map((file) => `  no chosen test reaches ${file}`)),
  ];
  return `${lines.join('\n')}\n`;
}

/** Returns the first lines, and a line with the number of the others. */
function atMost(lines: readonly string[]): readonly string[] {
  const left = lines.length - mostLines;
  return left > 0 ? [...lines.slice(0, mostLines), `  and ${left} more`] : lines;
}

/** Returns the arguments of vitest that run the chosen tests. */
export function argumentsOf(chosen: readonly ChosenTest[]): string[] {
  const projects = new Set(chosen.map(({ project }) => project));
  return [...[...projects].flatMap((name) => ['--project', name]), ...chosen.map(({ test }) => test)];
}
