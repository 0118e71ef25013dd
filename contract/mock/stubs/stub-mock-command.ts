import { once } from 'node:events';
import { basePath } from '../server-paths.ts';
import { startStubMock, type StubMockOptions } from './start-stub-mock.ts';

export interface StubMockCommandOptions extends Omit<StubMockOptions, 'log'> {
  /** Gets each line of output, without its end. */
  readonly print: (line: string) => void;
  /** The command runs until this is aborted, as by Ctrl+C. */
  readonly until: AbortSignal;
}

/**
 * `forgespec mock --engine stubs`: serves examples until told to stop, and prints a line per request.
 *
 * @throws {Error} as `startStubMock` does.
 */
export async function stubMockCommand({ print, until, ...options }: StubMockCommandOptions): Promise<void> {
  const mock = await startStubMock({ ...options, log: print });
  const { info, servers } = mock.document;
  print(`${info?.title ?? 'The API'} is mocked on ${mock.url}${basePath(servers)}. Stop it with Ctrl+C.`);
  if (!until.aborted) await once(until, 'abort');
  await mock.close();
}
