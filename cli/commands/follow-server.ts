import { resolve } from 'node:path';
import { printable } from '@forgespec/description/diagnostics';
import type { ConfiguredRuns, ReloadRuns } from '../config/configured-runs.ts';
import type { GenerateCommandOptions } from './generate/declaration.ts';
import type { EngineName } from '../engines/engine-names.ts';
import type { ReloadableServer } from '../engines/reloadable-server.ts';

export interface FollowServerOptions {
  readonly engine: EngineName;
  /** The path of the folder with the generated code. Used only by the engine `stubs`. */
  readonly generated: string;
  /** The path of the description. If it is undefined, the description that the config names is used. */
  readonly spec?: string;
  /** Loads the options of `generate` from the config. */
  readonly loadOutputs: ReloadRuns<GenerateCommandOptions>;
  readonly print: (line: string) => void;
}

/** A server whose code this process watches. */
export interface FollowedServer {
  /** True if this process also generates the code. */
  readonly isGenerated: boolean;
  /** After the server has started, the caller must pass the server to this function. */
  readonly started: (server: ReloadableServer) => void;
  /** Stops watching the code. */
  close(): Promise<void>;
}

/**
 * Loads the generated code of a server again after each change of this code. If the config has an output for this code, this process also
 * generates all outputs of the config: once before the returned promise resolves, and again after each change of the description. Call this
 * function before the server is imported.
 *
 * @returns undefined if the code of the server cannot change while the server runs.
 */
export async function followServer(options: FollowServerOptions): Promise<FollowedServer | undefined> {
  const { engine, print, loadOutputs } = options;
  const source = await sourceOf(engine, options.generated);
  if (source === undefined) return undefined;
  const { generated, ...modules } = source;
  const { followModules } = await import('@forgespec/generator/watch');
  const stop = new AbortController();
  const server = Promise.withResolvers<ReloadableServer | undefined>();
  const outputs = await loadOutputs();
  const isGenerated = outputs !== undefined && containsServer(outputs, generated, options.spec);
  const generating = isGenerated ? await startGenerating(outputs, loadOutputs, stop.signal) : undefined;
  const followed = followModules({
    ...modules,
    load: async () => (await server.promise)?.reload(),
    loaded: (milliseconds) => print(`loaded the server again in ${Math.round(milliseconds)} ms`),
    failed: (error) => void process.stderr.write(`${failureText(error)}\n`),
  });
  return {
    isGenerated,
    started: server.resolve,
    async close() {
      stop.abort();
      server.resolve(undefined);
      await Promise.all([followed.close(), generating?.ended]);
    },
  };
}

/** The files of a server. */
interface ServerSource {
  readonly generated: string;
  readonly entries: readonly string[];
  readonly files?: readonly string[];
}

// Loads only the packages of the given engine.
async function sourceOf(engine: EngineName, generated: string): Promise<ServerSource | undefined> {
  if (engine === 'prism') return undefined;
  if (engine === 'sandbox') return (await import('@forgespec/sandbox/server-source')).findServerSource();
  const { stubSourceIn } = await import('@forgespec/mock/stubs');
  return { generated, ...stubSourceIn(generated) };
}

/**
 * Returns true if the config has an output that is generated from the description `spec` into `folder`. If `spec` is undefined, the output
 * may be generated from any description. If there is no config, returns false: the user has not requested an output, so the default output
 * must not be written.
 */
function containsServer(
  { runs, config }: ConfiguredRuns<GenerateCommandOptions>,
  folder: string,
  spec: string | undefined,
): boolean {
  if (config === undefined) return false;
  return runs.some(
    (run) => resolve(run.out) === resolve(folder) && (spec === undefined || resolve(run.spec) === resolve(spec)),
  );
}

/**
 * Generates all outputs, and generates them again after each change, until `stop` aborts. Resolves when the files of the first run are
 * written.
 *
 * @returns `ended`, a promise that resolves when the last run has ended.
 */
async function startGenerating(
  outputs: ConfiguredRuns<GenerateCommandOptions>,
  loadOutputs: ReloadRuns<GenerateCommandOptions>,
  stop: AbortSignal,
): Promise<{ readonly ended: Promise<void> }> {
  const { repeatGenerate } = await import('./generate/repeat-generate.ts');
  const first = Promise.withResolvers<void>();
  const ended = repeatGenerate(outputs, loadOutputs, { stop, written: first.resolve });
  await Promise.race([first.promise, ended]);
  return { ended };
}

function failureText(error: unknown): string {
  const cause = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return `error The changed server cannot be loaded, so the previous server stays in use: ${printable(cause)}`;
}
