import { spawn } from 'node:child_process';
import type { GitReply, GitResult, GitRequest } from './git-host.ts';

// A terminal or a container sends these signals to all of its processes. This process ignores them, because its parent
// process may still need git. This process ends when the parent process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (request: GitRequest) => {
  run(request).then(
    (result) => sendReply({ ...result, id: request.id }),
    (error: unknown) => sendReply({ id: request.id, failure: String(error) }),
  );
});

function sendReply(reply: GitReply): void {
  if (process.connected) process.send?.(reply);
}

async function run({ args, input, environment }: GitRequest): Promise<GitResult> {
  const child = spawn('git', args, { env: { ...process.env, ...environment }, windowsHide: true });
  const output: Buffer[] = [];
  const errorOutput: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => errorOutput.push(chunk));
  // A git command may end before it has read all of its input. The exit code shows if the command failed.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { exitCode, output: Buffer.concat(output), errorOutput: Buffer.concat(errorOutput) };
}
