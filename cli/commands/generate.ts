import { countSeverities, isFault, type Diagnostic } from '@forgespec/description/diagnostics';
import { generateOutputs, type OutputOptions } from '@forgespec/generator/generate';
import type { ConfiguredRuns, ReloadRuns } from '../config/configured-runs.ts';
import type { GenerateCommandOptions } from '../declarations/generate.ts';
import { CommandError } from './command-error.ts';
import { hasTooManyWarnings } from './max-warnings.ts';
import { openInput } from './open-input.ts';
import { printDiagnostics, rulesNotRun } from './print-diagnostics.ts';
import { printOutput } from './print-output.ts';
import { printReport } from './print-report.ts';
import { withProgress } from './progress.ts';

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
    const { watchGenerateCommand } = await import('./watch-generate.ts');
    return watchGenerateCommand(loaded, reload);
  }
  const { format = 'text', check } = first;
  refuseMixedOutput(runs);
  const use = { command: 'generate', readsStdin: true, writesCode: !check, comparesCode: check };
  const { finish, ...input } = await openInput(first, use);
  const { rules, severities, strict, maxWarnings } = first;
  // The rules run if one of the outputs needs them.
  const checks = { severities, strict, rules: runs.some(({ lint }) => lint) ? rules : undefined };
  const { diagnostics, outputs } = await withProgress('generating', () =>
    generateOutputs({ ...input, ...checks, reusesLastRun: format === 'text' }, runs.map(outputOptions)),
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

/** Rejects options that would write two reports into the same file, or two texts to stdout. */
export function refuseMixedOutput(runs: readonly GenerateCommandOptions[]): void {
  const reports = runs.map(({ report }) => report).filter((report) => report !== undefined);
  const repeated = reports.find((report, index) => reports.indexOf(report) < index);
  if (repeated !== undefined) {
    const place = repeated === true ? 'stdout' : repeated;
    throw new CommandError(`Several outputs write their report to ${place}. Select one of the outputs with --out.`, 2);
  }
  if (runs.some(({ format = 'text', report }) => format !== 'text' && report === true)) {
    throw new CommandError(
      '--report and --format would both print on stdout. Name a file for the report: --report FILE.',
      2,
    );
  }
}

/** Returns the options of the generator for one output. */
export const outputOptions = (options: GenerateCommandOptions): Required<OutputOptions> => ({
  out: options.out,
  only: options.only,
  webhooks: options.webhooks,
  schemas: options.schemas,
  importExtensions: options.importExtensions,
  adapters: options.adapters,
  assertFormats: options.assertFormats,
  dateTimes: options.dateTimes,
  int64: options.int64,
  binary: options.binary,
  enums: options.enums,
  openEnums: options.openEnums,
  places: options.places,
  declarationMaps: options.declarationMaps,
  report: options.report !== undefined,
  check: options.check,
  force: options.force,
});

/** Prints the errors, the warnings with `hasAssumption`, and the number of all warnings and notes. */
export function printFaults(diagnostics: readonly Diagnostic[]): void {
  printDiagnostics(diagnostics, { warnings: 'assumptions' });
  const { warning, note } = countSeverities(diagnostics.filter((diagnostic) => !isFault(diagnostic)));
  const others = [...(warning > 0 ? ['warnings'] : []), ...(note > 0 ? ['notes'] : [])];
  if (others.length > 0) process.stderr.write(`\`forgespec lint\` prints the ${others.join(' and the ')}.\n`);
}
