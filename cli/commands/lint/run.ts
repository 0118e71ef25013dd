import { resolve } from 'node:path';
import { countOf, isFetched, printable, sourceName, type Diagnostic } from '@forgespec/description/diagnostics';
import { checkDescription, type CheckOptions } from '@forgespec/model/check';
import { readSource } from '@forgespec/description/files';
import type { LintCommandOptions } from './declaration.ts';
import { CommandError } from '../command-error.ts';
import { openInput } from '../open-input.ts';
import { hasTooManyWarnings } from '../max-warnings.ts';
import { printDiagnostics, rulesNotRun, type PrintOptions } from '../print-diagnostics.ts';
import { printReport } from '../print-report.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { withProgress } from '../progress.ts';

/** Runs `forgespec lint`. Returns the exit code: 1 if there is an error, or if there are more warnings than allowed. */
export async function lintCommand(options: LintCommandOptions, outputs: ConfiguredOutputs): Promise<number> {
  const { rules, severities, format = 'text', all, quiet, strict, maxWarnings, fix } = options;
  if (rules !== undefined) {
    const failure = await readSource(resolve(rules));
    if ('code' in failure) throw new CommandError(`${failure.message}\nfix: ${failure.fix}`, 2);
  }
  const { finish, ...opened } = await openInput(options, { command: 'lint', readsStdin: true });
  const { spec } = opened;
  const input = { ...opened, rules, severities, strict, reservedNames: await reservedNamesOf(outputs) };
  if (fix) await fixFiles(options.spec, input);
  const check = await withProgress('linting', () => checkDescription(input));
  finish();
  const { diagnostics } = check;
  if (format === 'text') printText(spec, diagnostics, { all, warnings: !quiet });
  else printReport(format, { spec, diagnostics, quiet });
  if (check.rules === 'refused') process.stderr.write(rulesNotRun);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return errors > 0 || hasTooManyWarnings(diagnostics, maxWarnings) ? 1 : 0;
}

/**
 * Corrects the files of the description, and prints the number of corrected problems to stderr.
 *
 * @throws {CommandError} if the description is not in files of this computer, or if a file cannot be written.
 */
async function fixFiles(spec: string, options: CheckOptions): Promise<void> {
  if (spec === '-' || isFetched(spec))
    throw new CommandError('--fix can only change files.\nfix: Write the description to a file, or omit --fix.', 2);
  const { fixDescription } = await import('../../fixes/fix-description.ts');
  const { writeFixedFiles } = await import('../../fixes/write-fixed-files.ts');
  const { files, fixed } = await withProgress('fixing', () => fixDescription(options));
  writeFixedFiles(files);
  const names = [...files.keys()].map((path) => printable(sourceName(path)));
  const where = names.length === 0 ? '' : ` in ${names.join(', ')}`;
  process.stderr.write(`fixed ${countOf(fixed.length, 'problem')}${where}\n`);
}

function printText(spec: string, diagnostics: readonly Diagnostic[], options: PrintOptions): void {
  printDiagnostics(diagnostics, { ...options, stream: process.stdout });
  if (diagnostics.length === 0)
    process.stdout.write(`${printable(sourceName(isFetched(spec) ? spec : resolve(spec)))}: 0 errors, 0 warnings\n`);
}
