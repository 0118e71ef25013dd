import type { ConfiguredRuns, ReloadRuns } from '../config/configured-runs.ts';
import type { GenerateCommandOptions } from '../declarations/generate.ts';
import { repeatGenerate } from './repeat-generate.ts';
import { handleSignals } from './stop-signals.ts';

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
