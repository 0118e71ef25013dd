// Checks for each OpenAPI description of a folder that its generated server does not send undescribed properties. Generates the server,
// and calls each operation with JSON over the loopback interface. Each handler returns an object with all described properties. This object, and
// the objects inside of it, also have an undescribed property `password_hash`. Prints the secrets that arrive, a line for each description,
// and the number of descriptions whose server sends no secret. Ends with exit code 1 if a secret arrives.
//
//   node bench/server-secrets.ts FOLDER [NAME…]

import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { argv, execPath, stdout } from 'node:process';
import { promisify } from 'node:util';
import { descriptionsIn } from './agreement/descriptions.ts';
import type { Outcome } from './server-secrets/call-server.ts';
import { plantedCalls } from './server-secrets/planted-calls.ts';

const root = join(import.meta.dirname, '..');
const run = promisify(execFile);

const [, , folder, ...parts] = argv;
if (folder === undefined) throw new Error('The first argument must be a folder with OpenAPI descriptions.');
const paths = descriptionsIn(folder).filter((path) => parts.length === 0 || parts.some((part) => path.includes(part)));

const counts = { good: 0, bad: 0, open: 0 };
for (const path of paths) {
  const outcome = await outcomeOf(join(folder, path)).catch((error: unknown) => String(error).slice(0, 1000));
  const isGood = typeof outcome === 'object' && outcome.leaks.length === 0 && outcome.calls > 0;
  if (isGood && outcome.top === 0) counts.open++;
  else counts[isGood ? 'good' : 'bad']++;
  if (typeof outcome === 'string') {
    stdout.write(`${path}: ${outcome}\n`);
    continue;
  }
  const { calls, top, nested, logged, leaks } = outcome;
  stdout.write(`${path}: ${calls} calls, ${top} with a secret, ${nested} also with one inside, ${logged} logged\n`);
  for (const leak of leaks) stdout.write(`  ${leak}\n`);
}
stdout.write(
  `${counts.good} of ${counts.good + counts.bad} servers send no secret, ${counts.open} descriptions allow any properties\n`,
);
process.exitCode = counts.bad === 0 ? 0 : 1;

async function outcomeOf(description: string): Promise<Outcome> {
  const work = mkdtempSync(join(tmpdir(), 'forgespec-secrets-'));
  try {
    const command = ['generate', description, '--out', 'api', '--only', 'types,server,validators', '--no-lint'];
    writeFileSync(join(work, 'package.json'), '{ "type": "module" }');
    writeFileSync(join(work, 'forgespec.config.json'), '{ "outputs": { "adapters": ["node"] } }');
    await run(execPath, [join(root, 'cli/main.ts'), ...command], { cwd: work, maxBuffer: 1e8 });
    const calls = join(work, 'calls.json');
    writeFileSync(calls, JSON.stringify(await plantedCalls(description)));
    const program = join(import.meta.dirname, 'server-secrets/call-server.ts');
    const { stdout: text } = await run(execPath, [program, join(work, 'api'), calls], { maxBuffer: 1e8 });
    return JSON.parse(text) as Outcome;
  } finally {
    rmSync(work, { recursive: true });
  }
}
