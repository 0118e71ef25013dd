import type { MockCommandOptions } from '../declarations/mock.ts';
import { CommandError } from './command-error.ts';
import { openInput } from './open-input.ts';
import { withProgress } from './progress.ts';
import { handleSignals, type StopSignals } from './stop-signals.ts';

/** Runs `forgespec mock`: serves the examples of the description until a signal to stop. Returns the exit code. */
export async function mockCommand(options: MockCommandOptions): Promise<number> {
  const { engine, host, port, stopWithParent } = options;
  const { runUntilStopped } = handleSignals({ stopWithParent });
  const print = printerTo(process.stdout);
  const serve = { prism: servePrism, stubs: serveStubs }[engine];
  try {
    return await serve(options, { host, port, print, runUntilStopped });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} of ${host} is in use. Name another one with --port.`, 2);
    }
    throw error;
  }
}

/**
 * Returns a function that prints lines. The lines of one iteration of the event loop are written together. Writing each
 * line alone would take longer than responding to its request.
 */
function printerTo(stream: NodeJS.WritableStream): (line: string) => void {
  let lines: string[] = [];
  const flush = (): void => {
    stream.write(`${lines.join('\n')}\n`);
    lines = [];
  };
  return (line) => {
    if (lines.push(line) === 1) setImmediate(flush);
  };
}

interface Serving extends Pick<StopSignals, 'runUntilStopped'> {
  readonly host: string;
  readonly port: number;
  readonly print: (line: string) => void;
}

// Each of these functions loads only the modules of its own engine.

async function servePrism(options: MockCommandOptions, serving: Serving): Promise<number> {
  const { dynamic, seed } = options;
  const input = await openInput(options, { command: 'mock' });
  const { loadForPeople } = await import('./load-for-people.ts');
  const { runMockCommand } = await import('@forgespec/mock/command');
  const { isOpenApiDocument } = await import('@forgespec/mock/openapi-document');
  const description = await withProgress('reading the description', () => loadForPeople(input));
  input.finish();
  if (description === undefined || !isOpenApiDocument(description.document)) return 1;
  await runMockCommand({ document: description.document, dynamic, seed: seed?.toString(), ...serving });
  return 0;
}

async function serveStubs({ generated, dynamic, seed }: MockCommandOptions, serving: Serving): Promise<number> {
  if (dynamic || seed !== undefined) {
    throw new CommandError(
      '--dynamic and --seed are options of the engine prism; the engine stubs serves only examples.',
      2,
    );
  }
  const { runStubMockCommand } = await import('@forgespec/mock/stubs/command');
  const { GeneratedServerMissingError } = await import('@forgespec/mock/generated-server-missing-error');
  try {
    await runStubMockCommand({ generated, ...serving });
    return 0;
  } catch (error) {
    if (error instanceof GeneratedServerMissingError) throw new CommandError(error.message, 2);
    throw error;
  }
}
