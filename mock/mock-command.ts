import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { serverBasePath } from './server-paths.ts';
import { startPrismMock } from './start-prism-mock.ts';
import type { FollowingMock, MockOptions } from './start-prism-mock.ts';

export interface RunMockOptions extends Omit<MockOptions, 'log'> {
  /** Prints a line of output. The line has no line break at its end. */
  readonly print: (line: string) => void;
  /** Waits for a signal to stop, such as Ctrl+C, and then closes the mock. */
  readonly runUntilStopped: (mock: Closable) => Promise<void>;
  /** Receives the mock after its start. */
  readonly started?: (mock: FollowingMock) => void;
}

/**
 * Runs `forgespec mock`: serves a document until the command is stopped, and prints one line per request.
 *
 * @throws {Error} as `startPrismMock` does.
 */
export async function runMockCommand({ print, runUntilStopped, started, ...options }: RunMockOptions): Promise<void> {
  const mock = await startPrismMock({ ...options, log: print });
  const { info, servers } = options.document;
  print(`${info?.title ?? 'The API'} is mocked on ${mock.url}${serverBasePath(servers)}. Stop it with Ctrl+C.`);
  started?.(mock);
  await runUntilStopped(mock);
}
