import { resolve } from 'node:path';
import { isFetched, printable, sourceName, type Diagnostic } from '@forgespec/description/diagnostics';
import { checkDescription } from '@forgespec/model/check';
import { readSource } from '@forgespec/description/files';
import { reservedNames } from '@forgespec/generator/reserved-names';
import type { LintCommandOptions } from './declaration.ts';
import { CommandError } from '../command-error.ts';
import { openInput } from '../open-input.ts';
import { hasTooManyWarnings } from '../max-warnings.ts';
import { printDiagnostics, rulesNotRun, type PrintOptions } from '../print-diagnostics.ts';
import { printReport } from '../print-report.ts';
import { withProgress } from '../progress.ts';

/** Runs `forgespec lint`. Returns the exit code: 1 if there is an error, or if there are more warnings than allowed. */
export async function lintCommand(options: LintCommandOptions): Promise<number> {
  const { rules, severities, format = 'text', all, quiet, strict, maxWarnings } = options;
  if (rules !== undefined) {
    const failure = await readSource(resolve(rules));
    if ('code' in failure) throw new CommandError(`${failure.message}\nfix: ${failure.fix}`, 2);
  }
  const { finish, ...opened } = await openInput(options, { command: 'lint', readsStdin: true });
  const { spec } = opened;
  const input = { ...opened, rules, severities, strict, reservedNames };
  const check = await withProgress('linting', () => checkDescription(input));
  finish();
  const { diagnostics } = check;
  if (format === 'text') printText(spec, diagnostics, { all, warnings: !quiet });
  else printReport(format, { spec, diagnostics, quiet });
  if (check.rules === 'refused') process.stderr.write(rulesNotRun);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  return errors > 0 || hasTooManyWarnings(diagnostics, maxWarnings) ? 1 : 0;
}

function printText(spec: string, diagnostics: readonly Diagnostic[], options: PrintOptions): void {
  printDiagnostics(diagnostics, { ...options, stream: process.stdout });
  if (diagnostics.length === 0)
    process.stdout.write(`${printable(sourceName(isFetched(spec) ? spec : resolve(spec)))}: 0 errors, 0 warnings\n`);
}
