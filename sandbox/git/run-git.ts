import { askHost, type GitCommand } from './git-host.ts';

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
export interface GitOptions extends Pick<GitCommand, 'environment' | 'input'> {
  /** Exit codes that are an answer and not a failure. */
  readonly answers?: readonly number[];
}

/** What git said. */
export interface GitOutput {
  readonly exitCode: number;
  readonly output: Buffer;
}

/**
 * Runs git in a repository. There is no shell; arguments that come from outside must stand after one that ends the options.
 *
 * @throws {GitError} when it fails.
 */
export async function runGit(
  repository: string,
  args: readonly string[],
  { input, environment, answers = [0] }: GitOptions = {},
): Promise<GitOutput> {
  const command = { args: ['--git-dir', repository, ...args], input, environment };
  const { exitCode, output, complaint } = await askHost(command);
  if (exitCode === null || !answers.includes(exitCode)) {
    throw new GitError(args[0] ?? '', exitCode, Buffer.from(complaint).toString());
  }
  return { exitCode, output: Buffer.from(output.buffer, output.byteOffset, output.byteLength) };
}

/** What git says, as text without the end of its last line. */
export async function gitText(repository: string, args: readonly string[], options?: GitOptions): Promise<string> {
  const { output } = await runGit(repository, args, options);
  return output.toString().replace(/\n$/u, '');
}
