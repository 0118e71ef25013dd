import { execFile } from 'node:child_process';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The path of the compiler of TypeScript 7. */
export const typescript7Compiler: string = join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc');

/**
 * The arguments of Node that run TypeScript 7 with one thread. With several threads, a compilation needs a third more processor time,
 * because each thread checks the declarations that files share.
 */
export const typescript7 = [typescript7Compiler, '--singleThreaded'] as const;

/**
 * Sets the environment of the child processes so that TypeScript 7 starts garbage collection only when it uses 3 GB of memory. TypeScript 7
 * is a Go program. With the default settings of Go, garbage collection would take a third of the processor time. Does nothing if the
 * environment already has a setting for Go programs.
 */
export function letCompilersUseMemory(): void {
  if (process.env['GOGC'] !== undefined || process.env['GOMEMLIMIT'] !== undefined) return;
  process.env['GOGC'] = 'off';
  process.env['GOMEMLIMIT'] = '3GiB';
}

/** The name of a package with a compiler. */
export type CompilerName = 'typescript' | 'typescript-5.4' | 'typescript-7';

/** Returns the arguments of Node that run the compiler in the package with this name. */
export function compilerOf(name: CompilerName): readonly string[] {
  return name === 'typescript-7' ? typescript7 : [join(import.meta.dirname, '../node_modules', name, 'bin/tsc')];
}

/**
 * Returns the output of a compiler for each project, without colors. If a project has no errors, its output is empty. Paths in an output
 * are relative to the folder of the project. With TypeScript 5, one process compiles all projects, because the start of a process takes a
 * second.
 *
 * @param configs the paths of the projects' config files. With TypeScript 5, no output files are written, even if a config file requests
 * them.
 */
export async function compilerOutputs(name: CompilerName, configs: readonly string[]): Promise<readonly string[]> {
  if (name !== 'typescript-7') {
    const args = [join(import.meta.dirname, 'compile-projects.ts'), name, ...configs];
    const { stdout } = await run(process.execPath, args, { maxBuffer: 1e8 });
    return JSON.parse(stdout) as string[];
  }
  const outputs: string[] = [];
  for (const config of configs) {
    const args = [...typescript7, '-p', config, '--pretty', 'false'];
    const compiled = run(process.execPath, args, { cwd: dirname(config), maxBuffer: 1e8 });
    const { stdout, stderr } = await compiled.catch(
      (error: { readonly stdout: string; readonly stderr: string }) => error,
    );
    outputs.push(stdout + stderr);
  }
  return outputs;
}
