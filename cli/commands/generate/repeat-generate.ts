import type { Diagnostic } from '@forgespec/description/diagnostics';
import { openGenerateSession } from '@forgespec/generator/generate-session';
import { createFileWatcher } from '@forgespec/generator/watch';
import type { ConfiguredRuns, ReloadRuns } from '../../config/configured-runs.ts';
import type { GenerateCommandOptions } from './declaration.ts';
import { limitHeapGrowth, releaseMemory } from './heap-memory.ts';
import { CommandError } from '../command-error.ts';
import { refuseMixedOutput } from './output-runs.ts';
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
  { stop, written = () => undefined }: Repetition,
): Promise<void> {
  let input: WatchedInput | undefined = await openWatched(loaded);
  let { config } = loaded;
  const session = openGenerateSession();
  const pending = new Set<string>();
  let faults: readonly Diagnostic[] = [];
  let wake = Promise.withResolvers<void>();
  const stopWaiting = (): void => {
    session.interrupt();
    wake.resolve();
  };
  stop.addEventListener('abort', stopWaiting);
  const watcher = createFileWatcher((files) => {
    for (const file of files) pending.add(file);
    stopWaiting();
  });

  const reopened = async (): Promise<WatchedInput | undefined> => {
    const found = await reload();
    config = found?.config ?? config;
    return found && openWatched(found);
  };
  try {
    if (config !== undefined) watcher.add([config]);
    for (let changed: readonly string[] = []; !stop.aborted; changed = [...pending], pending.clear()) {
      wake = Promise.withResolvers();
      try {
        if (config !== undefined && changed.includes(config)) input = await reopened();
        if (input === undefined)
          process.stdout.write(`${namesOf(changed)}: the config has errors, so no output was written\n`);
        else faults = await runWatched(session, watcher, input, { changed, config, before: faults, written });
      } catch (error) {
        reportFailure(error);
      }
      written();
      limitHeapGrowth();
      if (pending.size > 0 || stop.aborted) continue;
      const pause = setTimeout(releaseMemory, PAUSE_MILLISECONDS);
      await wake.promise;
      clearTimeout(pause);
    }
  } finally {
    await Promise.all([watcher.close(), session.close()]);
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
  return { ...input, runs };
}
