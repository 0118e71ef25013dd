// Measures the minified size and the load time of two bundles. The first bundle contains the validators of all named
// schemas of our description. The second bundle contains a single validator.
//
//   node bench/validators-size.ts

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const rounds = 15;
const most = { bytes: 600_000, milliseconds: 15 };
const index = fileURLToPath(new URL('../generated/validators/index.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));

/** Bundles a module with the given source text. Returns the path of the bundle. */
async function bundle(name: string, text: string): Promise<string> {
  const entry = {
    name: 'entry',
    resolveId: (id: string) => (id === 'entry' ? '\0entry' : null),
    load: (id: string) => (id === '\0entry' ? text : null),
  };
  const made = await rolldown({ input: 'entry', plugins: [entry] });
  const file = join(folder, `${name}.mjs`);
  await made.write({ file, format: 'esm', minify: true });
  return file;
}

/**
 * Returns the time for importing a file in milliseconds. Each import runs in a new process, without a cache of compiled
 * code.
 */
function loadTime(file: string): number {
  const code = `const start = performance.now(); await import(${JSON.stringify(pathToFileURL(file).href)}); console.log(performance.now() - start);`;
  return Number(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' }));
}

const row = (...cells: readonly string[]): void => {
  process.stdout.write(`${cells.map((cell, index) => (index === 0 ? cell.padEnd(24) : cell.padStart(14))).join('')}\n`);
};

try {
  const all = await bundle('all', `export * from ${JSON.stringify(index)};`);
  const exported: object = await import(pathToFileURL(all).href);
  const count = Object.keys(exported).filter((name) => name.startsWith('is')).length;
  const one = await bundle('one', `export { isBadge } from ${JSON.stringify(index)};`);
  // Use the minimum, because other load on the machine only adds time.
  const measured = (file: string) => ({
    bytes: statSync(file).size,
    milliseconds: Math.min(...Array.from({ length: rounds }, () => loadTime(file))),
  });
  const [ofAll, ofOne] = [measured(all), measured(one)];
  const per100 = { bytes: (ofAll.bytes * 100) / count, milliseconds: (ofAll.milliseconds * 100) / count };
  row('', 'bytes', 'load time, ms');
  row(`${count} schemas`, String(ofAll.bytes), ofAll.milliseconds.toFixed(1));
  row('100 schemas (average)', per100.bytes.toFixed(0), per100.milliseconds.toFixed(1));
  row('one schema (isBadge)', String(ofOne.bytes), ofOne.milliseconds.toFixed(1));
  const isMet = per100.bytes <= most.bytes && per100.milliseconds <= most.milliseconds;
  process.stdout.write(
    `limit for 100 schemas, ${most.bytes} bytes and ${most.milliseconds} ms: ${isMet ? 'met' : 'missed'}\n`,
  );
  if (!isMet) process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true });
}
