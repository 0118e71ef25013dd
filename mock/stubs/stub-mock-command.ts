import type { Closable } from '@forgespec/templates/shared/graceful-close';
import { basePath } from '../server-paths.ts';
import { startStubMock, type StubMockOptions } from './start-stub-mock.ts';

export interface StubMockCommandOptions extends Omit<StubMockOptions, 'log'> {
  /** Gets each line of output, without its end. */
  readonly print: (line: string) => void;
  /** Waits until the command is to stop, as by Ctrl+C, and closes the mock. */
  readonly runUntilStopped: (mock: Closable) => Promise<void>;
}

/**
 * `forgespec mock --engine stubs`: serves examples until told to stop, and prints a line per request.
 *
 * @throws {Error} as `startStubMock` does.
 */
export async function stubMockCommand({ print, runUntilStopped, ...options }: StubMockCommandOptions): Promise<void> {
  const mock = await startStubMock({ ...options, log: print });
  const { info, servers } = mock.document;
  print(`${info?.title ?? 'The API'} is mocked on ${mock.url}${basePath(servers)}. Stop it with Ctrl+C.`);
  await runUntilStopped(mock);
}
