import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

// The checks for the time while one works: format, lint, types, unit tests, and the scenarios of the files that changed since the branch
// left main. `npm test` runs everything.

const root = join(import.meta.dirname, '..');
const git = (...args: string[]): string[] => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] })
      .split('\n')
      .filter(Boolean);
  } catch {
    return [];
  }
};

/** The paths of all files that differ from main, whether or not the change is committed. */
function changedFiles(): string[] {
  const main = ['origin/main', 'main'].find((name) => git('rev-parse', '--verify', name).length > 0);
  const [base = 'HEAD'] = main === undefined ? [] : git('merge-base', 'HEAD', main);
  return [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
}

/** Runs a program. Returns its exit code, and prints its output if the code is not 0. */
async function run(name: string, ...args: string[]): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  process.stdout.write(`${name}: ${code === 0 ? 'ok' : 'failed'} (${seconds} s)\n${code === 0 ? '' : output}`);
  return code ?? 1;
}

const module = (path: string): string => join(root, 'node_modules', path);
const compiler = module('typescript-7/bin/tsc');

const codes = await Promise.all([
  run('format', module('oxfmt/bin/oxfmt'), '-c', 'oxfmt.config.ts', '--check', '**/*.ts'),
  run('lint', module('oxlint/bin/oxlint'), '--deny-warnings'),
  run('types', compiler).then(async (code) => (await run('types of the output', compiler, '-p', 'test/types')) || code),
]);

const hasScenarioChanged = changedFiles().some((path) => /^(?:generator|templates|test\/scenarios)\//u.test(path));
const projects = ['unit', ...(hasScenarioChanged ? ['scenarios'] : [])].flatMap((name) => ['--project', name]);
const vitest = spawn(process.execPath, [module('vitest/vitest.mjs'), 'run', ...projects], {
  cwd: root,
  stdio: 'inherit',
});
const [code] = (await once(vitest, 'close')) as [number | null];
process.exitCode = [...codes, code ?? 1].some((each) => each !== 0) ? 1 : 0;
