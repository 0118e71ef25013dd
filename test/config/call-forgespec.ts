import { reportFailure } from '../../cli/commands/report-failure.ts';
import { createProgram } from '../../cli/create-program.ts';
import type { PrintedValue, Run } from './run-forgespec.ts';

/**
 * Resolves at the end of the previous call. Calls run one after the other, because all of them use the working
 * directory and the output of this process.
 */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in this process, without colors. A call needs much less processor time than `runForgespec`, because
 * the modules are already loaded. Node loads a module and finds a package only once in each process, so the result is
 * wrong if a test changes a config that is a module, or an installed package.
 */
export function callForgespec(cwd: string, ...args: readonly string[]): Promise<Run> {
  const run = previous.then(() => call(cwd, args));
  previous = run.catch(() => undefined);
  return run;
}

async function call(cwd: string, args: readonly string[]): Promise<Run> {
  const { stdout, stderr } = process;
  const { FORCE_COLOR, NO_COLOR } = process.env;
  const [writeResult, writeMessage, folder] = [stdout.write, stderr.write, process.cwd()];
  const run = { code: 0, stdout: '', stderr: '' };
  stdout.write = (text) => {
    run.stdout += text;
    return true;
  };
  stderr.write = (text) => {
    run.stderr += text;
    return true;
  };
  delete process.env['FORCE_COLOR'];
  process.env['NO_COLOR'] = '1';
  process.chdir(cwd);
  try {
    await createProgram((code) => (run.code = code)).parseAsync(args, { from: 'user' });
  } catch (error) {
    run.code = reportFailure(error);
  } finally {
    process.chdir(folder);
    Object.assign(stdout, { write: writeResult });
    Object.assign(stderr, { write: writeMessage });
    setVariable('FORCE_COLOR', FORCE_COLOR);
    setVariable('NO_COLOR', NO_COLOR);
  }
  return run;
}

function setVariable(name: string, value: string | undefined): void {
  if (value === undefined) delete process.env[name];
  else process.env[name] = value;
}

/** Returns the config and the values that `forgespec config --json` prints. */
export async function effectiveConfig(
  cwd: string,
  ...args: readonly string[]
): Promise<{ config: string | null; values: Readonly<Record<string, PrintedValue>> }> {
  const { code, stdout, stderr } = await callForgespec(cwd, 'config', ...args, '--json');
  if (code !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
