import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { readCheckOptions } from './check-options.ts';
import { cacheCompiledModules } from './compile-cache.ts';
import { compilerOf, letCompilersUseMemory, typescript7 } from './compilers.ts';

// `npm test`: all static checks, and all tests except those that need much time. `npm run test:long`: all checks and tests. `npm run test:quick`: format, lint and types, and the tests that reach the files that the branch changes, as far as
// they fit into a fifth of the time of `npm test`. The static checks run first, as many at a time as there are processors. If all of them
// succeed, the tests run. `--only types` runs the static checks whose names begin with "types", and no tests. `--only tests` runs only the
// tests.

cacheCompiledModules();
letCompilersUseMemory();
const root = join(import.meta.dirname, '..');
const given = readCheckOptions(process.argv.slice(2));
if (given.kind !== 'options') {
  const isHelp = given.kind === 'help';
  (isHelp ? process.stdout : process.stderr).write(given.text);
  process.exit(isHelp ? 0 : 2);
}
const { isQuick, isLong, only } = given;

/** A program that Node runs: its name in the output, and its arguments. */
type Check = readonly [name: string, ...args: string[]];

const program = (path: string): string => join(root, 'node_modules', path);

/** With these options, TypeScript 5 checks only files that have changed since the last run, and files that depend on them. */
const incremental = ['--incremental', '--tsBuildInfoFile', program('.cache/forgespec/output.tsbuildinfo')];

const quickChecks: readonly Check[] = [
  ['types', ...typescript7],
  ['types of the output', ...typescript7, '-p', 'test/types'],
  ['lint', program('oxlint/bin/oxlint'), '--deny-warnings'],
  ['complexity', program('@biomejs/biome/bin/biome'), 'lint', '--config-path', 'test/complexity/limit.json', '.'],
  ['format', program('oxfmt/bin/oxfmt'), '-c', 'oxfmt.config.ts', '--check', '**/*.ts'],
];
/** The static checks. The slowest check is first. */
const allChecks: readonly Check[] = [
  ...quickChecks,
  ['types of the output with TypeScript 5', ...compilerOf('typescript'), '-p', 'test/types', ...incremental],
  ['generated files', 'cli/main.ts', 'generate', '--check', '--no-lint'],
  ['description', 'cli/main.ts', 'lint'],
];

/** Runs a check, and prints its result. If it fails, also prints its output. Returns true if it succeeds. */
async function succeeds([name, ...args]: Check): Promise<boolean> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = await once(child, 'close');
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  process.stdout.write(`${name}: ${code === 0 ? 'ok' : 'failed'} (${seconds} s)\n${code === 0 ? '' : output}`);
  return code === 0;
}

/** Runs checks, as many at a time as there are processors. Returns true if all succeed. */
async function allSucceed(checks: readonly Check[]): Promise<boolean> {
  const waiting = [...checks];
  let failures = 0;
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      if (!(await succeeds(next))) failures += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failures === 0;
}

/** Returns the arguments of vitest that select tests, and prints the reasons. Returns undefined if there is nothing to run. */
async function chosenTests(): Promise<readonly string[] | undefined> {
  if (isLong) return [];
  if (!isQuick) return ['--project', '!long-*'];
  const { quickTests } = await import('./quick/quick-tests.ts');
  const { args, description } = quickTests(root);
  process.stdout.write(description);
  return args.length === 0 ? undefined : args;
}

/** Runs the tests. Returns true if all pass. */
async function testsPass(): Promise<boolean> {
  const chosen = await chosenTests();
  if (chosen === undefined) return true;
  const args = [program('vitest/vitest.mjs'), 'run', ...chosen];
  const env = {
    ...process.env,
    ...(isLong ? { FORGESPEC_LONG_TESTS: '1' } : {}),
    ...(isQuick ? {} : { FORGESPEC_TEST_MAIN: await (await import('./write-command.ts')).writeCommand() }),
  };
  const [code] = await once(spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }), 'close');
  return code === 0;
}

const checks = isQuick ? quickChecks : allChecks;
const chosen = only === undefined ? checks : checks.filter(([name]) => name.startsWith(only));
const runsTests = only === undefined || only === 'tests';
if (chosen.length === 0 && !runsTests) {
  const names = [...checks.map(([name]) => `"${name}"`), '"tests"'].join(', ');
  process.stderr.write(`No check has a name that begins with "${only}". The checks are ${names}.\n`);
  process.exitCode = 2;
} else {
  const isCorrect = (await allSucceed(chosen)) && (!runsTests || (await testsPass()));
  process.exitCode = isCorrect ? 0 : 1;
}
