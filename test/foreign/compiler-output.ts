import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const compiler = join(import.meta.dirname, '../../node_modules/typescript-7/bin/tsc');
const flags = [
  '--noEmit',
  '--ignoreConfig',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUnusedLocals',
  '--allowImportingTsExtensions',
];

/** Type-checks a program, and returns the output of the compiler: empty if there is no error. */
export function compilerOutput(program: string): string {
  try {
    const files = ['--module', 'nodenext', '--skipLibCheck', program];
    return execFileSync(process.execPath, [compiler, ...flags, ...files], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
