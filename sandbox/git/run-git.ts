import { runOnHost, type GitCommand } from './git-host.ts';

/** The error for a failed git command. */
export class GitError extends Error {
  override readonly name = 'GitError';
  readonly exitCode: number | null;

  constructor(command: string, exitCode: number | null, errorOutput: string) {
    super(`git ${command} failed: ${errorOutput.trim()}`);
    this.exitCode = exitCode;
  }
}

/** The error if a git command could not write, because the disk or the quota of the user is full. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';
}

/**
 * The messages of the operating system for a full disk and a full quota, and the message of `git fast-import` if it cannot write. Git prints
 * them with the locale `C`.
 */
const fullDiskMessage = /No space left on device|Disk quota exceeded|Out of diskspace/u;

/** The options of a git command. */
export interface GitOptions extends Pick<GitCommand, 'environment' | 'input'> {
  /** The exit codes that do not count as failures. Default: only 0. */
  readonly acceptedExitCodes?: readonly number[];
}

/** The output of a git command. */
export interface GitOutput {
  readonly exitCode: number;
  readonly output: Buffer;
}

/**
 * Runs git in a repository, without a shell. If an argument comes from a request, an argument such as `--` must precede
 * it. Otherwise git could interpret the argument from the request as an option.
 *
 * @throws {DiskFullError} if the disk is full.
 * @throws {GitError} if the command fails.
 */
export async function runGit(
  repository: string,
  args: readonly string[],
  { input, environment, acceptedExitCodes = [0] }: GitOptions = {},
): Promise<GitOutput> {
  const command = { args: ['--git-dir', repository, ...args], input, environment };
  const { exitCode, output, errorOutput } = await runOnHost(command);
  const message = exitCode === 0 ? '' : Buffer.from(errorOutput).toString();
  // Git has no exit code of its own for a full disk. This check is first, because callers accept the same exit codes for other reasons.
  if (fullDiskMessage.test(message)) throw new DiskFullError(`git ${args[0] ?? ''} failed: the disk is full`);
  if (exitCode === null || !acceptedExitCodes.includes(exitCode)) {
    throw new GitError(args[0] ?? '', exitCode, message);
  }
  return { exitCode, output: Buffer.from(output.buffer, output.byteOffset, output.byteLength) };
}

/** Runs git, and returns its output as text, without the last line break. */
export async function gitText(repository: string, args: readonly string[], options?: GitOptions): Promise<string> {
  const { output } = await runGit(repository, args, options);
  return output.toString().replace(/\n$/u, '');
}
