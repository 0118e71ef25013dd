import { execFileSync } from 'node:child_process';
import { typescript7 } from '../compilers.ts';

const flags = [
  '--noEmit',
  '--ignoreConfig',
  '--strict',
  '--exactOptionalPropertyTypes',
  '--noUnusedLocals',
  '--allowImportingTsExtensions',
];

/** Type-checks a program, and returns the output of the compiler. The output is empty if the program has no errors. */
export function compilerOutput(program: string): string {
  try {
    const files = ['--module', 'nodenext', '--skipLibCheck', program];
    return execFileSync(process.execPath, [...typescript7, ...flags, ...files], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    return error instanceof Error && 'stdout' in error ? String(error.stdout) : String(error);
  }
}
