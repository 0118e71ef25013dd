import { fork, type ChildProcess } from 'node:child_process';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A git command. */
export interface GitCommand {
  readonly args: readonly string[];
  readonly input?: Uint8Array | string | undefined;
  /** Environment variables that only this command gets. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** The result of a git command. */
export interface GitResult {
  /** The exit code. Null if a signal killed the command. */
  readonly exitCode: number | null;
  readonly output: Uint8Array;
  readonly errorOutput: Uint8Array;
}

/** The messages to and from the process that runs git. */
export type GitRequest = GitCommand & { readonly id: number };
export type GitReply = (GitResult & { readonly id: number }) | { readonly id: number; readonly failure: string };

// Git gets only these variables. The Git configuration of the computer and of the user therefore has no effect.
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
 * A small process that runs git. To start a program, a process first copies itself. If the process uses much memory,
 * copying takes longer. A small process needs 2 ms. The process with the database would need 20 ms.
 */
class GitHost {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<GitResult>>();
  #lastId = 0;

  /** @param gone is called when the process that runs git has ended. */
  constructor(gone: () => void) {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    this.#process = fork(fileURLToPath(new URL(`git-host.process.${extension}`, import.meta.url)), {
      env: environment,
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    this.#process.unref();
    this.#process.channel?.unref();
    this.#process.on('message', (reply: GitReply) => this.#settle(reply));
    const fail = (error: Error): void => {
      gone();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#process.on('error', fail);
    this.#process.once('exit', () => fail(new Error('The process that runs git has ended')));
  }

  async run(command: GitCommand): Promise<GitResult> {
    this.#lastId += 1;
    const result = Promise.withResolvers<GitResult>();
    this.#waiting.set(this.#lastId, result);
    this.#process.channel?.ref();
    this.#process.send({ ...command, id: this.#lastId } satisfies GitRequest);
    return result.promise;
  }

  #settle(reply: GitReply): void {
    const result = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    // While no git command runs, the connection must not prevent the process of the sandbox from ending.
    if (this.#waiting.size === 0) this.#process.channel?.unref();
    if ('failure' in reply) result?.reject(new Error(reply.failure));
    else result?.resolve(reply);
  }
}

let host: GitHost | undefined;

function openHost(): GitHost {
  const opened = new GitHost(() => {
    // A later call may already have started another process.
    if (host === opened) host = undefined;
  });
  host = opened;
  return opened;
}

/**
 * Runs git in the small process, without a shell.
 *
 * @throws {Error} if git is not installed.
 */
export async function runOnHost(command: GitCommand): Promise<GitResult> {
  return (host ?? openHost()).run(command);
}
