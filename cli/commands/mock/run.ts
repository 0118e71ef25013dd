import { printable } from '@forgespec/description/diagnostics';
import { isSuccess } from '@forgespec/templates/shared/statuses';
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
  if (isSending(options)) return send(options);
  const { engine, host, port, stopWithParent } = options;
  const { runUntilStopped } = handleSignals({ stopWithParent });
  const print = printerTo(process.stdout);
  const serve = isRecording(options) ? serveRecording : { prism: servePrism, stubs: serveStubs }[engine];
  try {
    return await serve(options, { host, port, print, runUntilStopped, loadOutputs });
  } catch (error) {
    if (error instanceof Error && error.name === 'ScenarioError') throw new CommandError(error.message, 2);
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

/**
 * Returns true if the command records the responses of a server.
 *
 * @throws {CommandError} if `--proxy` or `--record` is missing, or if there are options without an effect.
 */
function isRecording({ proxy, record, ...others }: MockCommandOptions): boolean {
  if (proxy === undefined && record === undefined) return false;
  if (proxy === undefined || record === undefined) throw new CommandError('--proxy and --record belong together.', 2);
  const { callbacks, delay, dynamic, scenario, seed, watch } = others;
  const given = Object.entries({ callbacks, delay, dynamic, scenario, seed, watch });
  const [useless] = given.find(([, value]) => value !== undefined && value !== false) ?? [];
  if (useless !== undefined) throw new CommandError(`--${useless} has no effect with --proxy.`, 2);
  return true;
}

/**
 * Returns true if the command sends a webhook or a callback.
 *
 * @throws {CommandError} if `--send` or `--to` is missing.
 */
function isSending({ send: name, to, example }: MockCommandOptions): boolean {
  if ((name === undefined) !== (to === undefined)) throw new CommandError('--send and --to belong together.', 2);
  if (name === undefined && example !== undefined) throw new CommandError('--example has no effect without --send.', 2);
  return name !== undefined;
}

/**
 * Returns the origins of receivers.
 *
 * @throws {CommandError} if a text is not the origin of a server.
 */
const receiversOf = (callbacks: readonly string[] | undefined): readonly string[] =>
  (callbacks ?? []).map((text) => originOf(text, '--callbacks').origin);

// The functions below load only the modules that they need.

async function send({ send: name = '', to = '', example, ...options }: MockCommandOptions): Promise<number> {
  if (!URL.canParse(to) || !/^https?:$/u.test(new URL(to).protocol))
    throw new CommandError(`--to ${printable(to)} is not a URL such as http://localhost:3000/hooks.`, 2);
  const input = await openInput(options, { command: 'mock' });
  const { loadShownDescription } = await import('./load-shown-description.ts');
  const { isOpenApiDocument } = await import('@forgespec/mock/openapi-document');
  const { OutgoingRequestError, reasonOf, sendDescribed } = await import('@forgespec/mock/send');
  const description = await withProgress('reading the description', () => loadShownDescription(input));
  input.finish();
  const document = description?.document;
  if (document === undefined || !isOpenApiDocument(document)) return 1;
  try {
    const sent = await sendDescribed({ document, name, to: new URL(to), example });
    process.stdout.write(`${printable(`${sent.method} ${to} ${sent.status}`)}\n`);
    return isSuccess(sent.status) ? 0 : 1;
  } catch (error) {
    if (error instanceof OutgoingRequestError) throw new CommandError(error.message, 2);
    throw new CommandError(`${printable(to)} cannot be reached: ${printable(reasonOf(error))}.`, 1);
  }
}

async function serveRecording(options: MockCommandOptions, serving: Serving): Promise<number> {
  const { host, port, print, runUntilStopped } = serving;
  const upstream = originOf(options.proxy ?? '', '--proxy');
  const input = await openInput(options, { command: 'mock' });
  const { loadShownDescription } = await import('./load-shown-description.ts');
  const { isOpenApiDocument } = await import('@forgespec/mock/openapi-document');
  const { runRecordCommand } = await import('@forgespec/mock/record/command');
  const description = await withProgress('reading the description', () => loadShownDescription(input));
  input.finish();
  const document = description?.document;
  if (document === undefined || !isOpenApiDocument(document)) return 1;
  await runRecordCommand({ document, upstream, file: options.record ?? '', host, port, print, runUntilStopped });
  return 0;
}

/** @throws {CommandError} if a text is not the origin of a server. */
function originOf(text: string, flag: string): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/u.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url;
  throw new CommandError(
    `${flag} ${printable(text)} is not the origin of a server.\nfix: Write it without a path: https://api.example.com.`,
    2,
  );
}

async function servePrism(options: MockCommandOptions, serving: Serving): Promise<number> {
  const { delay, dynamic, scenario, seed } = options;
  const callbacks = receiversOf(options.callbacks);
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
      scenario,
      callbacks,
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
  { generated, callbacks, delay, dynamic, scenario, seed, watch, spec, pagination }: MockCommandOptions,
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
      scenario,
      callbacks: receiversOf(callbacks),
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
