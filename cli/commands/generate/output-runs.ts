import type { OutputOptions } from '@forgespec/generator/generate';
import type { OutputExtension } from '@forgespec/generator/generate';
import { CommandError } from '../command-error.ts';
import { loadConfiguredPlugins } from '../reserved-names-of-outputs.ts';
import type { GenerateCommandOptions } from './declaration.ts';

// The functions that a single run of `forgespec generate` and its runs with `--watch` share.

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

/**
 * Returns the options of the generator for each output, with the outputs of other people.
 *
 * @throws {CommandError} if an output of somebody else cannot be loaded.
 */
export async function openOutputs(runs: readonly GenerateCommandOptions[]): Promise<readonly OutputOptions[]> {
  if (runs.every(({ plugins }) => plugins.length === 0)) return runs.map((run) => outputOptions(run, undefined));
  const { outputExtension } = await import('../../plugins/output-extension.ts');
  return Promise.all(
    runs.map(async (run) => outputOptions(run, outputExtension(await loadConfiguredPlugins(run.plugins)))),
  );
}

/** Returns the options of the generator for one output. */
const outputOptions = (
  options: GenerateCommandOptions,
  extension: OutputExtension | undefined,
): Required<OutputOptions> => ({
  out: options.out,
  only: options.only,
  webhooks: options.webhooks,
  operations: options.operations,
  schemas: options.schemas,
  importExtensions: options.importExtensions,
  adapters: options.adapters,
  assertFormats: options.assertFormats,
  dateTimes: options.dateTimes,
  int64: options.int64,
  binary: options.binary,
  enums: options.enums,
  openEnums: options.openEnums,
  extension,
  places: options.places,
  declarationMaps: options.declarationMaps,
  report: options.report !== undefined,
  check: options.check,
  force: options.force,
});
