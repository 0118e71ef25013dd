import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { basePath } from './server-paths.ts';
import { startMock } from './start-mock.ts';
import type { MockOptions } from './start-mock.ts';

export interface MockCommandOptions extends Omit<MockOptions, 'log'> {
  /** Gets each line of output, without its end. */
  readonly print: (line: string) => void;
  /** Waits until the command is to stop, as by Ctrl+C, and closes the mock. */
  readonly runUntilStopped: (mock: Closable) => Promise<void>;
}

/**
 * `forgespec mock`: serves a document until told to stop, and prints a line per request.
 *
 * @throws {Error} as `startMock` does.
 */
export async function mockCommand({ print, runUntilStopped, ...options }: MockCommandOptions): Promise<void> {
  const mock = await startMock({ ...options, log: print });
  const { info, servers } = options.document;
  print(`${info?.title ?? 'The API'} is mocked on ${mock.url}${basePath(servers)}. Stop it with Ctrl+C.`);
  await runUntilStopped(mock);
}
