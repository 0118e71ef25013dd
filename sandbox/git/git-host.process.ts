import { spawn } from 'node:child_process';
import type { GitReply, GitResult, GitRequest } from './git-host.ts';

// Signals to all processes of a terminal or container also reach this process. It ignores them, because its parent may
// still need it, and ends with its parent.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (question: GitRequest) => {
  run(question).then(
    (end) => tell({ ...end, id: question.id }),
    (error: unknown) => tell({ id: question.id, failure: String(error) }),
  );
});

function tell(answer: GitReply): void {
  if (process.connected) process.send?.(answer);
}

async function run({ args, input, environment }: GitRequest): Promise<GitResult> {
  const child = spawn('git', args, { env: { ...process.env, ...environment }, windowsHide: true });
  const output: Buffer[] = [];
  const errorOutput: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk));
  // A command may end before it has read all of its input. Its exit code shows the result.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { exitCode, output: Buffer.concat(output), errorOutput: Buffer.concat(errorOutput) };
}
