import { Readable } from 'node:stream';
import { reportFailure } from '../../cli/commands/report-failure.ts';
import { createProgram } from '../../cli/create-program.ts';
import type { PrintedValue, Run, RunOptions } from './run-forgespec.ts';

/**
 * Resolves at the end of the previous call. Calls run one after the other, because all of them use the working
 * directory, the environment and the streams of this process.
 */
let previous: Promise<unknown> = Promise.resolve();

/**
 * Runs a command in this process, without colors. A call needs much less processor time than `runForgespec`, because
 * the modules are already loaded. In each process, Node loads a module only once, and looks for a package only once. If
 * a test changes an installed package, or a config that is a module, a later call therefore still uses the old version.
 */
export const callForgespec = (cwd: string, ...args: readonly string[]): Promise<Run> => callWith({ cwd }, ...args);

/** Runs a command as {@link callForgespec} does, with environment variables and standard input. */
export function callWith(options: RunOptions, ...args: readonly string[]): Promise<Run> {
  const run = previous.then(() => call(options, args));
  previous = run.catch(() => undefined);
  return run;
}

async function call({ cwd, env, input }: RunOptions, args: readonly string[]): Promise<Run> {
  const { stdout, stderr } = process;
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
  const variables = { ...process.env };
  setVariables({ FORCE_COLOR: undefined, NO_COLOR: '1', FORGESPEC_DEBUG: undefined, CI: undefined, ...env });
  const stdin = Object.getOwnPropertyDescriptor(process, 'stdin') ?? {};
  Object.defineProperty(process, 'stdin', {
    ...stdin,
    get: () => Readable.from(input === undefined ? [] : [Buffer.from(input)]),
  });
  process.chdir(cwd);
  try {
    await createProgram((code) => (run.code = code)).parseAsync(args, { from: 'user' });
  } catch (error) {
    run.code = reportFailure(error);
  } finally {
    process.chdir(folder);
    Object.assign(stdout, { write: writeResult });
    Object.assign(stderr, { write: writeMessage });
    Object.defineProperty(process, 'stdin', stdin);
    const added = Object.keys(process.env).filter((name) => !(name in variables));
    setVariables({ ...Object.fromEntries(added.map((name) => [name, undefined])), ...variables });
  }
  return run;
}

function setVariables(variables: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
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
