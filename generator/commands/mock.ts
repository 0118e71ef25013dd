import { mockCommand as serveMock } from '../../contract/mock/mock-command.ts';
import { isOpenApiDocument } from '../../contract/mock/openapi-document.ts';
import type { Remote } from '../1-load/resources/remotes.ts';
import { CommandError } from './command-error.ts';
import { loadForPeople } from './load-for-people.ts';

export interface MockCommandOptions {
  readonly spec: string;
  readonly host: string;
  readonly port: number;
  readonly remotes?: readonly Remote[];
}

/** `forgespec mock`: serves the examples of the description until interrupted. Returns the exit code. */
export async function mockCommand({ spec, host, port, remotes }: MockCommandOptions): Promise<number> {
  const description = await loadForPeople(spec, remotes);
  if (description === undefined || !isOpenApiDocument(description.document)) return 1;
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  const print = (line: string): void => void process.stdout.write(`${line}\n`);
  try {
    await serveMock({ document: description.document, host, port, print, until: stop.signal });
    return 0;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} of ${host} is in use. Name another one with --port.`, 2);
    }
    throw error;
  }
}
