import type { Diagnostic } from '@forgespec/generator/diagnostics';
import { openGenerateSession } from '@forgespec/generator/watch/generate-session';
import { createFileWatcher } from '@forgespec/generator/watch-files';
import type { ConfiguredRuns, ReloadRuns } from '../config/configured-runs.ts';
import type { GenerateCommandOptions } from '../declarations/generate.ts';
import { limitHeapGrowth } from '../limit-heap-growth.ts';
import { CommandError } from './command-error.ts';
import { refuseMixedOutput } from './generate.ts';
import { openInput } from './open-input.ts';
import { reportFailure } from './report-failure.ts';
import { handleSignals } from './stop-signals.ts';
import { namesOf, runWatched, type WatchedInput } from './watched-run.ts';

/**
 * Runs `forgespec generate --watch`: generates all outputs, and again after each change of a file on which the result depends, until a
 * signal to stop. If the description or the config has errors, the outputs keep their last content. The result is the exit code.
 *
 * @param loaded the options for each output.
 * @param reload loads the config again.
 */
export async function watchGenerateCommand(
  loaded: ConfiguredRuns<GenerateCommandOptions>,
  reload: ReloadRuns<GenerateCommandOptions>,
): Promise<number> {
  limitHeapGrowth();
  let input: WatchedInput | undefined = await openWatched(loaded);
  let { config } = loaded;
  const { requested } = handleSignals({ endsItself: true });
  const session = openGenerateSession();
  const pending = new Set<string>();
  let faults: readonly Diagnostic[] = [];
  let wake = Promise.withResolvers<void>();
  const stopWaiting = (): void => {
    session.interrupt();
    wake.resolve();
  };
  requested.addEventListener('abort', stopWaiting);
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
    for (let changed: readonly string[] = []; !requested.aborted; changed = [...pending], pending.clear()) {
      wake = Promise.withResolvers();
      try {
        if (config !== undefined && changed.includes(config)) input = await reopened();
        if (input === undefined)
          process.stdout.write(`${namesOf(changed)}: the config has errors, so no file changed\n`);
        else faults = await runWatched(session, watcher, input, changed, config, faults);
      } catch (error) {
        reportFailure(error);
      }
      if (pending.size === 0 && !requested.aborted) await wake.promise;
    }
  } finally {
    await Promise.all([watcher.close(), session.close()]);
  }
  return 0;
}

/**
 * Opens the description of all outputs.
 *
 * @throws {CommandError} if the options exclude `--watch`.
 */
async function openWatched({ runs }: ConfiguredRuns<GenerateCommandOptions>): Promise<WatchedInput> {
  const [first] = runs;
  if (first === undefined) throw new Error('The config has no output.');
  refuseMixedOutput(runs);
  if (first.check) throw new CommandError('--watch and --check exclude each other: --check writes nothing.', 2);
  if (first.spec === '-') throw new CommandError('--watch needs a file. Standard input is read only once.', 2);
  if (first.format !== undefined && first.format !== 'text') {
    throw new CommandError('--watch prints text. Remove --format, or run `forgespec lint --format` after an edit.', 2);
  }
  const input = await openInput(first, { command: 'generate', writesCode: true });
  return { ...input, runs };
}
