import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { connectTo, type Load } from './load.ts';

/** A running server that is measured. */
export interface RunningContestant {
  readonly name: string;
  /**
   * Sends requests for a number of milliseconds. Returns the CPU time of the server for one request, in microseconds.
   */
  measure(load: Load, milliseconds: number): Promise<number>;
  stop(): void;
}

/**
 * Starts a server that is measured, in its own process.
 *
 * @param name the name of the server in the output.
 * @param module the path of the module that exports the server as `contestant`, relative to this folder.
 * @param option a text that is passed to this export, such as the path of a folder.
 */
export async function startContestant(name: string, module: string, option = ''): Promise<RunningContestant> {
  const program = join(import.meta.dirname, 'contestant.ts');
  const child = fork(program, [join(import.meta.dirname, module), option], {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  let isStopped = false;
  child.on('exit', (code, signal) => {
    if (!isStopped)
      throw new Error(`${name} ended with ${code === null ? `the signal ${signal}` : `exit code ${code}`}`);
  });
  const ask = async <Answer>(): Promise<Answer> => {
    const [answer] = (await once(child, 'message')) as [Answer];
    return answer;
  };
  const { port } = await ask<{ port: number }>();
  const connections = connectTo(port);
  const used = async (): Promise<number> => {
    child.send('used');
    return (await ask<{ microseconds: number }>()).microseconds;
  };
  return {
    name,
    async measure(load, milliseconds) {
      const before = await used();
      const count = await connections.send(load, milliseconds);
      return ((await used()) - before) / count;
    },
    stop() {
      isStopped = true;
      connections.close();
      child.kill();
    },
  };
}
