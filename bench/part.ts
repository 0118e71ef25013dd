// Measures an output with one operation of a large description: the time of `generate`, the size of the output, and the time that
// TypeScript needs to check a program that imports its client. The first run is not measured, because it fills the compile cache.
//
//   node bench/part.ts DESCRIPTION OPERATION-ID

import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { argv, stdout } from 'node:process';
import { median, runNode, type Cost } from './run-command.ts';

const root = join(import.meta.dirname, '..');
const [, , description, operationId] = argv;
if (description === undefined || operationId === undefined)
  throw new Error('The arguments are a description and an operationId.');

const rounds = 5;
const folder = mkdtempSync(join(tmpdir(), 'forgespec-part-'));
try {
  const output = { out: 'out', only: ['types', 'client'], operations: [{ operationId }], lint: false };
  const options = {
    strict: true,
    noEmit: true,
    target: 'es2022',
    module: 'nodenext',
    allowImportingTsExtensions: true,
  };
  const files: Readonly<Record<string, unknown>> = {
    'forgespec.config.json': { spec: resolve(description), outputs: output },
    'package.json': { type: 'module' },
    'tsconfig.json': {
      compilerOptions: { ...options, lib: ['es2022', 'dom', 'dom.iterable'], types: [] },
      files: ['out/client/index.ts'],
    },
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), JSON.stringify(content));
  const generating: Cost[] = [];
  for (let round = 0; round <= rounds; round++) {
    rmSync(join(folder, 'out'), { recursive: true, force: true });
    generating.push(await runNode([join(root, 'cli/main.ts'), 'generate'], folder));
  }
  report('generate', generating);
  const written = readdirSync(join(folder, 'out'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => ({ name, bytes: statSync(join(folder, 'out', name)).size }));
  const sizeOf = (all: typeof written): number => Math.round(all.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  const isRuntime = ({ name }: { readonly name: string }): boolean => /\bruntime\b|^shared\b/u.test(name);
  const runtime = written.filter(isRuntime);
  const generated = written.filter((file) => !isRuntime(file));
  stdout.write(
    `${sizeOf(written)} kB: ${sizeOf(generated)} kB for the operation, and ${sizeOf(runtime)} kB of runtime, which does not depend on the number of operations\n`,
  );
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const checking: Cost[] = [];
  for (let round = 0; round <= rounds; round++) checking.push(await runNode([compiler, '-p', '.'], folder));
  report('tsc', checking);
} finally {
  rmSync(folder, { recursive: true });
}

function report(name: string, costs: readonly Cost[]): void {
  const measured = costs.slice(1);
  const seconds = (values: readonly number[]): string => (median(values) / 1000).toFixed(2);
  const elapsed = seconds(measured.map(({ milliseconds }) => milliseconds));
  const used = seconds(measured.map(({ processorMilliseconds }) => processorMilliseconds));
  stdout.write(`${name}: ${elapsed} s, ${used} s of processor time\n`);
}
