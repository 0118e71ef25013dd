import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { runProgram } from './run-program.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder with one tarball of each published package. */
    readonly tarballs: string;
  }
}

/** Packs the packages once, for all test files. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'forgespec-tarballs-'));
  const root = join(import.meta.dirname, '../..');
  const { status, stderr } = await runProgram(root, process.execPath, 'pack/main.ts', '--out', folder);
  if (status !== 0) throw new Error(`The packages cannot be built:\n${stderr}`);
  provide('tarballs', folder);
  return () => rm(folder, { recursive: true });
}
