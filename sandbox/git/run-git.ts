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
 * @throws {GitError} if the command fails.
 */
export async function runGit(
  repository: string,
  args: readonly string[],
  { input, environment, acceptedExitCodes = [0] }: GitOptions = {},
): Promise<GitOutput> {
  const command = { args: ['--git-dir', repository, ...args], input, environment };
  const { exitCode, output, errorOutput } = await runOnHost(command);
  if (exitCode === null || !acceptedExitCodes.includes(exitCode)) {
    throw new GitError(args[0] ?? '', exitCode, Buffer.from(errorOutput).toString());
  }
  return { exitCode, output: Buffer.from(output.buffer, output.byteOffset, output.byteLength) };
}

/** Runs git, and returns its output as text, without the last line break. */
export async function gitText(repository: string, args: readonly string[], options?: GitOptions): Promise<string> {
  const { output } = await runGit(repository, args, options);
  return output.toString().replace(/\n$/u, '');
}
