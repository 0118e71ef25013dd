import { spawn } from 'node:child_process';
import { devNull } from 'node:os';

/** A git command that failed. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly exitCode: number | null;

  constructor(command: string, exitCode: number | null, complaint: string) {
    super(`git ${command} failed: ${complaint.trim()}`);
    this.exitCode = exitCode;
  }
}

/** What git may be told besides its arguments. */
export interface GitOptions {
  readonly input?: Uint8Array | string;
  /** More variables of the environment. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Exit codes that are an answer and not a failure. */
  readonly answers?: readonly number[];
}

/** What git said. */
export interface GitOutput {
  readonly exitCode: number;
  readonly output: Buffer;
}

// Only what this program says counts, not what the computer or its user has set up.
const environment = {
  PATH: process.env['PATH'] ?? '',
  LC_ALL: 'C',
  TZ: 'UTC',
  HOME: devNull,
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: devNull,
  GIT_TERMINAL_PROMPT: '0',
  GIT_NO_REPLACE_OBJECTS: '1',
};

/**
 * Runs git in a repository. There is no shell; arguments that come from outside must stand after one that ends the options.
 *
 * @throws {GitError} when it fails.
 */
export async function runGit(
  repository: string,
  args: readonly string[],
  { input, environment: more, answers = [0] }: GitOptions = {},
): Promise<GitOutput> {
  const child = spawn('git', ['--git-dir', repository, ...args], {
    env: { ...environment, ...more },
    windowsHide: true,
  });
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
  if (exitCode === null || !answers.includes(exitCode)) {
    throw new GitError(args[0] ?? '', exitCode, Buffer.concat(complaint).toString());
  }
  return { exitCode, output: Buffer.concat(output) };
}

/** What git says, as text without the end of its last line. */
export async function gitText(repository: string, args: readonly string[], options?: GitOptions): Promise<string> {
  const { output } = await runGit(repository, args, options);
  return output.toString().replace(/\n$/u, '');
}
