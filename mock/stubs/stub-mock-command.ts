import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { serverBasePath } from '../server-paths.ts';
import { startStubMock, type StubMock, type StubMockOptions } from './start-stub-mock.ts';

export interface RunStubMockOptions extends Omit<StubMockOptions, 'log'> {
  /** Prints a line of output. The line has no line break at its end. */
  readonly print: (line: string) => void;
  /** Waits for a signal to stop, such as Ctrl+C, and then closes the mock. */
  readonly runUntilStopped: (mock: Closable) => Promise<void>;
  /** Receives the mock after its start. */
  readonly started?: (mock: StubMock) => void;
}

/**
 * Runs `forgespec mock --engine stubs`: serves examples until the command is stopped, and prints one line per request.
 *
 * @throws {Error} as `startStubMock` does.
 */
export async function runStubMockCommand({
  print,
  runUntilStopped,
  started,
  ...options
}: RunStubMockOptions): Promise<void> {
  const mock = await startStubMock({ ...options, log: print });
  const { info, servers } = mock.document;
  print(`${info?.title ?? 'The API'} is mocked on ${mock.url}${serverBasePath(servers)}. Stop it with Ctrl+C.`);
  started?.(mock);
  await runUntilStopped(mock);
}
