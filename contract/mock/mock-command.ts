import { once } from 'node:events';
import { basePath } from './server-paths.ts';
import { startMock } from './start-mock.ts';
import type { MockOptions } from './start-mock.ts';

export interface MockCommandOptions extends Omit<MockOptions, 'log'> {
  /** Gets each line of output, without its end. */
  readonly print: (line: string) => void;
  /** The command runs until this is aborted, as by Ctrl+C. */
  readonly until: AbortSignal;
}

/**
 * `forgespec mock`: serves a document until told to stop, and prints a line per request.
 *
 * @throws {Error} as `startMock` does.
 */
export async function mockCommand({ print, until, ...options }: MockCommandOptions): Promise<void> {
  const mock = await startMock({ ...options, log: print });
  const { info, servers } = options.document;
  print(`${info?.title ?? 'The API'} is mocked on ${mock.url}${basePath(servers)}. Stop it with Ctrl+C.`);
  if (!until.aborted) await once(until, 'abort');
  await mock.close();
}
