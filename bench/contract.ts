// Measures a full run of the contract tests against the sandbox: its time, and its processor time. The run tests all operations at the
// level `full`, and writes all report files. With arguments, such as `--hostile --time-limit 60`, the run has these options too.
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
const usage = join(folder, 'usage');
// The process writes its processor time at its end, because Node does not return that of child processes.
const program = `import { writeFileSync } from 'node:fs';
process.on('exit', () => { const { user, system } = process.cpuUsage(); writeFileSync(${JSON.stringify(usage)}, String(user + system)); });`;
const measuring = ['--import', `data:text/javascript,${encodeURIComponent(program)}`];
const started = performance.now();
const run = spawn(process.execPath, [...measuring, command, ...words, ...process.argv.slice(2)], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
run.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
const [code] = await once(run, 'close');
const seconds = (performance.now() - started) / 1000;
await sandbox.stop();

const processorSeconds = Number(readFileSync(usage, 'utf8')) / 1e6;
const cases = readFileSync(join(folder, 'ndjson'), 'utf8').match(/^\{"kind":"case"/gmu)?.length ?? 0;
rmSync(folder, { recursive: true });
process.stdout.write(`${output.trim().split('\n').slice(-3).join('\n')}\n\n`);
process.stdout.write(
  `time of the full run ${seconds.toFixed(1)} s (at most 60), processor time ${processorSeconds.toFixed(1)} s (at most 20), exit code ${String(code)}, ${cases} cases\n`,
);
const isFine = code === 0 && seconds <= 60 && processorSeconds <= 20;
process.exitCode = isFine || process.argv.length > 2 ? 0 : 1;
