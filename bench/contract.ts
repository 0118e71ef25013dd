// Measures a full run of the contract tests against the sandbox. The run tests all operations at the level `full`, and
// writes all report files.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startSandbox } from './start-sandbox.ts';

const root = join(import.meta.dirname, '..');
const command = join(root, 'cli/main.ts');
const folder = mkdtempSync(join(tmpdir(), 'forgespec-bench-'));

const sandbox = await startSandbox(command);
const reports = ['junit', 'html', 'ndjson', 'har'].map((kind) => `${kind}=${join(folder, kind)}`).join(',');
const fixtures = join(root, 'examples/contract/sandbox.yaml');
const words = ['contract', '--target', sandbox.url, '--fixtures', fixtures, '--level', 'full', '--report', reports];
const started = performance.now();
const run = spawn(process.execPath, [command, ...words], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
let output = '';
run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
const [code] = await once(run, 'close');
const seconds = (performance.now() - started) / 1000;
await sandbox.stop();

const cases = readFileSync(join(folder, 'ndjson'), 'utf8').match(/^\{"kind":"case"/gmu)?.length ?? 0;
rmSync(folder, { recursive: true });
process.stdout.write(`${output.trim().split('\n').slice(-3).join('\n')}\n\n`);
process.stdout.write(
  `time of the full run ${seconds.toFixed(1)} s (at most 60), exit code ${String(code)}, ${cases} cases\n`,
);
process.exitCode = code === 0 && seconds <= 60 ? 0 : 1;
