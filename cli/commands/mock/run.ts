import { printable } from '@forgespec/description/diagnostics';
import type { SourceReader } from '@forgespec/description/load';
import type { FollowedDescription } from '@forgespec/generator/watch';
import type { OpenApiDocument } from '@forgespec/mock/openapi-document';
import type { FollowingMock } from '@forgespec/mock/prism';
import type { ReloadRuns } from '../../config/configured-runs.ts';
import type { GenerateCommandOptions } from '../generate/declaration.ts';
import type { MockCommandOptions } from './declaration.ts';
import { CommandError } from '../command-error.ts';
import { openInput, type OpenedInput } from '../open-input.ts';
import { withProgress } from '../progress.ts';
import { handleSignals, type StopSignals } from '../stop-signals.ts';

/**
 * Runs `forgespec mock`: serves the examples of the description until a signal to stop. Returns the exit code.
 *
 * @param loadOutputs loads the options of `generate` from the config.
 */
export async function mockCommand(
  options: MockCommandOptions,
  loadOutputs: ReloadRuns<GenerateCommandOptions>,
): Promise<number> {
  const { engine, host, port, stopWithParent } = options;
  const { runUntilStopped } = handleSignals({ stopWithParent });
  const print = printerTo(process.stdout);
  const serve = { prism: servePrism, stubs: serveStubs }[engine];
  try {
    return await serve(options, { host, port, print, runUntilStopped, loadOutputs });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new CommandError(`Port ${port} of ${host} is in use. Use --port to set another port.`, 2);
    }
    throw error;
  }
}

/**
 * Returns a function that prints lines. All lines of one iteration of the event loop are written together, because
 * writing each line alone takes longer than responding to a request.
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
  readonly loadOutputs: ReloadRuns<GenerateCommandOptions>;
}

// The functions `servePrism` and `serveStubs` load only the modules of their own engine.

async function servePrism(options: MockCommandOptions, serving: Serving): Promise<number> {
  const { delay, dynamic, seed } = options;
  const input = await openInput(options, { command: 'mock' });
  const { loadShownDescription } = await import('./load-shown-description.ts');
  const { runMockCommand } = await import('@forgespec/mock/command');
  const { isOpenApiDocument } = await import('@forgespec/mock/openapi-document');
  const load = async (reader: SourceReader | undefined = input.reader): Promise<LoadedDocument> => {
    const description = await loadShownDescription({ ...input, reader });
    return { document: description?.document, files: description?.files ?? [] };
  };
  let mock: FollowingMock | undefined;
  const followed = options.watch
    ? await followForMock(input, load, serving.print, (document) => mock?.follow(document))
    : undefined;
  try {
    const { document } = await withProgress('reading the description', () => followed?.start() ?? load());
    input.finish();
    if (document === undefined || !isOpenApiDocument(document)) return 1;
    const started = (running: FollowingMock): void => void (mock = running);
    await runMockCommand({
      document,
      delay,
      dynamic,
      seed: seed?.toString(),
      pagination: options.pagination,
      ...serving,
      started,
    });
    return 0;
  } finally {
    await followed?.close();
  }
}

/** A loaded description: its files, and its document. The document is undefined if the description has errors. */
interface LoadedDocument {
  readonly document: object | undefined;
  readonly files: readonly string[];
}

/** Reads the description again after each change, and passes each version without errors to the mock. */
async function followForMock(
  { reader }: OpenedInput,
  load: (reader: SourceReader) => Promise<LoadedDocument>,
  print: (line: string) => void,
  follow: (document: OpenApiDocument) => Promise<void> | undefined,
): Promise<FollowedDescription<LoadedDocument>> {
  const { followDescription } = await import('@forgespec/generator/watch');
  const { isOpenApiDocument } = await import('@forgespec/mock/openapi-document');
  const changed = async ({ document }: LoadedDocument, milliseconds: number): Promise<void> => {
    if (document !== undefined && isOpenApiDocument(document)) await follow(document);
    print(`The description was read again, in ${Math.round(milliseconds)} ms`);
  };
  const failed = (error: unknown): void => void process.stderr.write(`${printable(String(error))}\n`);
  return followDescription({ reader, load, changed, failed });
}

async function serveStubs(
  { generated, delay, dynamic, seed, watch, spec, pagination }: MockCommandOptions,
  { loadOutputs, ...serving }: Serving,
): Promise<number> {
  if (dynamic || seed !== undefined) {
    throw new CommandError(
      '--dynamic and --seed are options of the engine prism; the engine stubs serves only examples.',
      2,
    );
  }
  const { runStubMockCommand } = await import('@forgespec/mock/stubs/command');
  const { GeneratedServerMissingError } = await import('@forgespec/mock/generated-server-missing-error');
  const { followServer } = await import('../follow-server.ts');
  const { print } = serving;
  const followed = watch ? await followServer({ engine: 'stubs', generated, spec, loadOutputs, print }) : undefined;
  try {
    if (followed?.isGenerated === false)
      print(
        `watching ${printable(generated)}. In the config, no output has this folder and this description. To update the folder, run \`forgespec generate\`.`,
      );
    await runStubMockCommand({
      generated,
      delay,
      pagination,
      ...serving,
      ...(followed && { started: followed.started }),
    });
    return 0;
  } catch (error) {
    if (error instanceof GeneratedServerMissingError) throw new CommandError(error.message, 2);
    throw error;
  } finally {
    await followed?.close();
  }
}
