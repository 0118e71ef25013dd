import { spawn } from 'node:child_process';
import type { Answer, GitEnd, Question } from './git-host.ts';

// Who ends all processes of a terminal or a container reaches this one as well. It ends with the one that asks it, which may have
// something to ask still.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());
process.on('message', (question: Question) => {
  run(question).then(
    (end) => tell({ ...end, id: question.id }),
    (error: unknown) => tell({ id: question.id, failure: String(error) }),
  );
});

function tell(answer: Answer): void {
  if (process.connected) process.send?.(answer);
}

async function run({ args, input, environment }: Question): Promise<GitEnd> {
  const child = spawn('git', args, { env: { ...process.env, ...environment }, windowsHide: true });
  const output: Buffer[] = [];
  const complaint: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => complaint.push(chunk));
  // A command may end before it has read all of its input; its exit code says what became of it.
  child.stdin.on('error', () => {});
  child.stdin.end(input);
  const exitCode = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  return { exitCode, output: Buffer.concat(output), complaint: Buffer.concat(complaint) };
}
