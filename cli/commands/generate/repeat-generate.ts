import type { Diagnostic } from '@forgespec/description/diagnostics';
import { openGenerateSession } from '@forgespec/generator/generate-session';
import { createFileWatcher } from '@forgespec/generator/watch';
import type { ConfiguredRuns, ReloadRuns } from '../../config/configured-runs.ts';
import type { GenerateCommandOptions } from './declaration.ts';
import { limitHeapGrowth, releaseMemory } from '../heap-memory.ts';
import { CommandError } from '../command-error.ts';
import { openOutputs, refuseMixedOutput } from './output-runs.ts';
import { openPluginModules, type PluginModules } from '../../plugins/plugin-modules.ts';
import { openInput } from '../open-input.ts';
import { reportFailure } from '../report-failure.ts';
import { handleSignals } from '../stop-signals.ts';
import { namesOf, runWatched, type WatchedInput } from './watched-run.ts';

/** If no file changes for this number of milliseconds, memory is released. The next run is then a little slower. */
const PAUSE_MILLISECONDS = 10_000;

/** The options of {@link repeatGenerate}. */
interface Repetition {
  /** When this signal aborts, no further run starts, and {@link repeatGenerate} ends. */
  readonly stop: AbortSignal;
  /** Called when the files of a run are written. Also called at the end of each run, even if the run has found errors. */
  readonly written?: () => void;
}

/**
 * Runs `forgespec generate --watch`: generates all outputs, and generates them again after each change of a file on which the result
 * depends. Ends at a signal to stop. The result is the exit code.
 *
 * @param loaded the options for each output.
 * @param reload loads the config again.
 */
export async function watchGenerateCommand(
  loaded: ConfiguredRuns<GenerateCommandOptions>,
  reload: ReloadRuns<GenerateCommandOptions>,
): Promise<number> {
  const { requested } = handleSignals({ endsItself: true });
  await repeatGenerate(loaded, reload, { stop: requested });
  return 0;
}

/**
 * Generates all outputs, and generates them again after each change of a file on which the result depends. If the description or the config
 * has errors, the outputs keep their last content.
 *
 * @param loaded the options for each output.
 * @param reload loads the config again.
 * @throws {CommandError} if an option cannot be combined with `--watch`.
 */
export async function repeatGenerate(
  loaded: ConfiguredRuns<GenerateCommandOptions>,
  reload: ReloadRuns<GenerateCommandOptions>,
  repetition: Repetition,
): Promise<void> {
  const runs = new RepeatedRuns(await openWatched(loaded), loaded.config, reload, repetition);
  try {
    await runs.repeat();
  } finally {
    await runs.close();
  }
}

/** The runs of `generate --watch`, and the state that a run leaves for the next one. */
class RepeatedRuns {
  /** Undefined if the config has errors. */
  #input: WatchedInput | undefined;
  /** The path of the config. Undefined if there is none. */
  #config: string | undefined;
  readonly #reload: ReloadRuns<GenerateCommandOptions>;
  readonly #stop: AbortSignal;
  readonly #written: () => void;
  readonly #session = openGenerateSession();
  readonly #watcher = createFileWatcher((files) => this.#receive(files));
  /** The modules of outputs of other people. Undefined if the config names none. */
  #modules: PluginModules | undefined;
  /** The files that have changed since the last run started. */
  readonly #pending = new Set<string>();
  /** The faults that the last run found. */
  #faults: readonly Diagnostic[] = [];
  /** Resolves after a change of a file, and when no further run may start. */
  #wake = Promise.withResolvers<void>();

  constructor(
    input: WatchedInput,
    config: string | undefined,
    reload: ReloadRuns<GenerateCommandOptions>,
    { stop, written = () => undefined }: Repetition,
  ) {
    this.#input = input;
    this.#config = config;
    this.#reload = reload;
    this.#stop = stop;
    this.#written = written;
    stop.addEventListener('abort', () => this.#stopWaiting());
  }

  async repeat(): Promise<void> {
    if (this.#config !== undefined) this.#watcher.add([this.#config]);
    await this.#followModules();
    while (!this.#stop.aborted) {
      const changed = [...this.#pending];
      this.#pending.clear();
      this.#wake = Promise.withResolvers();
      await this.#run(changed);
      this.#written();
      limitHeapGrowth();
      if (this.#pending.size === 0 && !this.#stop.aborted) await this.#waitForChange();
    }
  }

  async close(): Promise<void> {
    this.#modules?.close();
    await Promise.all([this.#watcher.close(), this.#session.close()]);
  }

  /** If the config names outputs of other people, loads it again, so that the changes of their modules are found. */
  async #followModules(): Promise<void> {
    if (
      this.#config === undefined ||
      this.#input?.requested.every(({ extension }) => extension === undefined) !== false
    )
      return;
    this.#modules ??= openPluginModules(
      this.#config,
      this.#input.runs.flatMap(({ plugins }) => plugins),
    );
    await this.#reopen();
  }

  async #run(changed: readonly string[]): Promise<void> {
    try {
      const code = new Set(this.#code());
      if (changed.some((file) => code.has(file))) {
        this.#modules?.renew(changed);
        await this.#reopen();
        if (this.#modules === undefined) await this.#followModules();
      }
      if (this.#input === undefined) {
        process.stdout.write(`${namesOf(changed)}: the config has errors, so no output was written\n`);
        return;
      }
      const previous = { changed, code: this.#code(), before: this.#faults, written: this.#written };
      this.#faults = await runWatched(this.#session, this.#watcher, this.#input, previous);
    } catch (error) {
      reportFailure(error);
    }
  }

  /** Returns the config, and the modules of the outputs that it names. */
  #code(): string[] {
    return [...(this.#config === undefined ? [] : [this.#config]), ...(this.#modules?.files ?? [])];
  }

  /** Loads the changed config, and opens its description. */
  async #reopen(): Promise<void> {
    const found = await this.#reload();
    this.#config = found?.config ?? this.#config;
    this.#input = found && (await openWatched(found));
  }

  async #waitForChange(): Promise<void> {
    const pause = setTimeout(releaseMemory, PAUSE_MILLISECONDS);
    await this.#wake.promise;
    clearTimeout(pause);
  }

  #receive(files: readonly string[]): void {
    for (const file of files) this.#pending.add(file);
    this.#stopWaiting();
  }

  #stopWaiting(): void {
    this.#session.interrupt();
    this.#wake.resolve();
  }
}

/**
 * Opens the OpenAPI description from which all outputs are generated.
 *
 * @throws {CommandError} if an option cannot be combined with `--watch`.
 */
async function openWatched({ runs }: ConfiguredRuns<GenerateCommandOptions>): Promise<WatchedInput> {
  const [first] = runs;
  if (first === undefined) throw new Error('The config has no output.');
  refuseMixedOutput(runs);
  if (first.check)
    throw new CommandError('--watch and --check exclude each other, because --check writes no files.', 2);
  if (first.spec === '-') throw new CommandError('--watch needs a file. Standard input is read only once.', 2);
  if (first.format !== undefined && first.format !== 'text') {
    throw new CommandError('--watch prints text. Remove --format, or run `forgespec lint --format` after an edit.', 2);
  }
  const input = await openInput(first, { command: 'generate', writesCode: true });
  return { ...input, runs, requested: await openOutputs(runs) };
}
