// Writes the outputs of our plugins for public descriptions. Each output must compile with strict options, and its modules must load. Each zod
// schema must accept the same values as the validator: samples of the schema, and mutants of these samples. The arguments are OpenAPI
// documents. Prints one row for each description, and below it the first faults (`--most`). Ends with exit code 1 if there is a fault.
//
//   node bench/plugins.ts FILE… [--values 40] [--most 5]

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { installed } from './generate/installed.ts';
import type { PluginsResult } from './plugins/check-plugins.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { values: { type: 'string', default: '40' }, most: { type: 'string', default: '5' } },
});

const root = join(import.meta.dirname, '..');
const program = join(import.meta.dirname, 'plugins/check-plugins.ts');
const row = (cells: readonly (number | string)[]): string =>
  `${cells.map((cell, index) => (index === 0 ? String(cell).padEnd(40) : String(cell).padStart(11))).join('')}\n`;

const folder = mkdtempSync(join(tmpdir(), 'forgespec-plugins-'));
try {
  linkPackages();
  process.stdout.write(row(['description', 'files', 'exports', 'schemas', 'values', 'accepted', 'faults', 'total, s']));
  for (const path of positionals) measure(path);
} finally {
  rmSync(folder, { recursive: true });
}

/** Links the packages that the outputs import, and the compiler. */
function linkPackages(): void {
  const packages = join(folder, 'node_modules');
  mkdirSync(packages);
  const own = (name: string): string => join(root, 'node_modules', name);
  symlinkSync(own('typescript-7'), join(packages, 'typescript'));
  for (const name of ['zod', '@tanstack']) symlinkSync(own(name), join(packages, name));
  symlinkSync(join(installed('msw', '3.0.5'), 'node_modules/msw'), join(packages, 'msw'));
}

function measure(path: string): void {
  const started = performance.now();
  const { stdout, stderr } = spawnSync(process.execPath, [program, resolve(path), values.values], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e9,
  });
  // The result is the last line of the output.
  const last = stdout.trim().split('\n').at(-1) ?? '';
  if (!last.startsWith('{')) {
    process.stdout.write(`${path}: the check ended without a result\n${stderr}\n`);
    process.exitCode = 1;
    return;
  }
  const { files, exports, schemas, values: count, accepted, faults }: PluginsResult = JSON.parse(last);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(row([basename(path), files, exports, schemas, count, accepted, faults.length, seconds]));
  for (const fault of faults.slice(0, Number(values.most))) process.stdout.write(`  ${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
}
