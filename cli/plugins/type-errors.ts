import { execFile } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

const compilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noUncheckedIndexedAccess: true,
  noUnusedLocals: true,
  verbatimModuleSyntax: true,
  isolatedDeclarations: true,
  declaration: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  target: 'es2022',
  module: 'esnext',
  moduleResolution: 'bundler',
  lib: ['es2023', 'dom', 'dom.asynciterable'],
  types: [],
};

/**
 * Type-checks the TypeScript files of a folder with strict options, with the package `typescript` of the working directory. Returns the errors,
 * one in each string, with paths relative to the folder.
 *
 * @throws {Error} if the package is not installed.
 */
export function typeErrors(folder: string): Promise<readonly string[]> {
  const config = join(folder, 'tsconfig.json');
  writeFileSync(config, JSON.stringify({ compilerOptions, include: ['**/*.ts'] }));
  const compiler = createRequire(resolve('package.json')).resolve('typescript/package.json');
  const { promise, resolve: settle } = Promise.withResolvers<readonly string[]>();
  const args = [join(dirname(compiler), 'bin/tsc'), '-p', config, '--pretty', 'false'];
  execFile(process.execPath, args, { cwd: folder, maxBuffer: 2 ** 28 }, (_, stdout) => {
    // An error begins a line, and its details are indented.
    settle(stdout.trim() === '' ? [] : stdout.trim().split(/\n(?! )/u));
  });
  return promise;
}
