import { fork, type ChildProcess } from 'node:child_process';
import { devNull } from 'node:os';
import { fileURLToPath } from 'node:url';

/** A git command to be run. */
export interface GitCommand {
  readonly args: readonly string[];
  readonly input?: Uint8Array | string | undefined;
  /** More variables of the environment. */
  readonly environment?: Readonly<Record<string, string>> | undefined;
}

/** What became of a command. */
export interface GitEnd {
  /** Null when it was killed. */
  readonly exitCode: number | null;
  readonly output: Uint8Array;
  readonly complaint: Uint8Array;
}

/** What the process that runs git is asked, and what it answers. */
export type Question = GitCommand & { readonly id: number };
export type Answer = (GitEnd & { readonly id: number }) | { readonly id: number; readonly failure: string };

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
 * A small process that runs git. To start a program, a process is copied, which takes the longer the more memory it has: 2 ms here, and
 * 20 ms where the database is.
 */
class GitHost {
  readonly #process: ChildProcess;
  readonly #waiting = new Map<number, PromiseWithResolvers<GitEnd>>();
  #asked = 0;

  /** @param gone is told when the process has ended, and another one is needed. */
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
    this.#process.on('message', (answer: Answer) => this.#take(answer));
    const fail = (error: Error): void => {
      gone();
      for (const { reject } of this.#waiting.values()) reject(error);
      this.#waiting.clear();
    };
    this.#process.on('error', fail);
    this.#process.once('exit', () => fail(new Error('The process that runs git was ended')));
  }

  async run(command: GitCommand): Promise<GitEnd> {
    this.#asked += 1;
    const end = Promise.withResolvers<GitEnd>();
    this.#waiting.set(this.#asked, end);
    this.#process.channel?.ref();
    this.#process.send({ ...command, id: this.#asked } satisfies Question);
    return end.promise;
  }

  #take(answer: Answer): void {
    const end = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    // Only whoever waits for git is kept from ending.
    if (this.#waiting.size === 0) this.#process.channel?.unref();
    if ('failure' in answer) end?.reject(new Error(answer.failure));
    else end?.resolve(answer);
  }
}

let host: GitHost | undefined;

function openHost(): GitHost {
  const opened = new GitHost(() => {
    // By now there may be another one.
    if (host === opened) host = undefined;
  });
  host = opened;
  return opened;
}

/** Runs git. There is no shell. @throws {Error} when there is no git. */
export async function askHost(command: GitCommand): Promise<GitEnd> {
  const asked = host ?? openHost();
  return asked.run(command);
}
