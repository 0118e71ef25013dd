import { isFault } from '@forgespec/description/diagnostics';
import { generateOutputs } from '@forgespec/generator/generate';
import type { ConfiguredRuns, ReloadRuns } from '../../config/configured-runs.ts';
import type { GenerateCommandOptions } from './declaration.ts';
import { hasTooManyWarnings } from '../max-warnings.ts';
import { openInput } from '../open-input.ts';
import { rulesNotRun } from '../print-diagnostics.ts';
import { printFaults } from '../print-faults.ts';
import { printOutput } from '../print-output.ts';
import { printReport } from '../print-report.ts';
import { withProgress } from '../progress.ts';
import { openOutputs, refuseMixedOutput } from './output-runs.ts';

/**
 * Runs `forgespec generate`: loads the description once, and generates all outputs. If one output fails, the other outputs are still
 * complete.
 *
 * Returns the exit code: 1 if there are errors or too many warnings, or if an output is not up to date.
 *
 * @param loaded the options for each output. The options for loading the description are the same for all outputs.
 * @param reload loads the config again.
 */
export async function generateCommand(
  loaded: ConfiguredRuns<GenerateCommandOptions>,
  reload: ReloadRuns<GenerateCommandOptions>,
): Promise<number> {
  const { runs } = loaded;
  const [first] = runs;
  if (first === undefined) throw new Error('The config has no output.');
  if (first.watch) {
    const { watchGenerateCommand } = await import('./repeat-generate.ts');
    return watchGenerateCommand(loaded, reload);
  }
  const { format = 'text', check } = first;
  refuseMixedOutput(runs);
  const requested = await openOutputs(runs);
  const use = { command: 'generate', readsStdin: true, writesCode: !check, comparesCode: check };
  const { finish, ...input } = await openInput(first, use);
  const { rules, severities, strict, maxWarnings } = first;
  // The rules run if one of the outputs needs them.
  const checks = { severities, strict, rules: runs.some(({ lint }) => lint) ? rules : undefined };
  const { diagnostics, outputs } = await withProgress('generating', () =>
    generateOutputs({ ...input, ...checks, reusesLastRun: format === 'text' }, requested),
  );
  finish();
  const all = [...diagnostics, ...outputs.flatMap((output) => output.diagnostics)];
  // Print one report for all outputs. Several JSON documents in one stream would not be valid JSON.
  if (format === 'text') printFaults(all);
  else printReport(format, { spec: input.spec, diagnostics: all });
  const hasErrors = diagnostics.some(({ severity }) => severity === 'error');
  if (checks.rules !== undefined && !hasErrors && diagnostics.some(isFault)) process.stderr.write(rulesNotRun);
  for (const [index, output] of outputs.entries()) {
    const { out, report } = runs[index] ?? first;
    printOutput(output, { out, report, check, stdoutIsFree: format === 'text' });
  }
  const isDone = outputs.length === runs.length && outputs.every(({ upToDate }) => upToDate);
  const isRefused = all.some(({ severity }) => severity === 'error');
  return isDone && !isRefused && !hasTooManyWarnings(all, maxWarnings) ? 0 : 1;
}
