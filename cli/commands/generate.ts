import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { styleFor } from '@forgespec/generator/diagnostics/style';
import { printable } from '@forgespec/generator/diagnostics/printable';
import type { Diagnostic } from '@forgespec/generator/diagnostics';
import { generate, type GenerateOptions, type GenerateResult } from '@forgespec/generator/generate';
import type { Difference } from '@forgespec/generator/output/compare';
import type { GenerateCommandOptions } from '../declarations/generate.ts';
import { countOf, printDiagnostics } from './print-diagnostics.ts';
import { choiceNotes, packageNotes } from './project-notes.ts';
import { withProgress } from './progress.ts';

/**
 * Runs `forgespec generate`. Returns the exit code: 1 if the description has errors or the output is not up to date.
 *
 * @param printProblems prints the diagnostics of the description.
 */
export async function generateCommand(
  options: GenerateCommandOptions,
  printProblems: (diagnostics: readonly Diagnostic[]) => void = printErrors,
): Promise<number> {
  const {
    spec,
    out,
    format = 'text',
    only,
    importExtensions,
    adapters,
    assertFormats,
    places,
    report,
    remotes,
    lint,
    rules,
    severities,
    check,
    force,
  } = options;
  const generateOptions: Required<GenerateOptions> = {
    spec,
    out,
    only,
    importExtensions,
    adapters,
    assertFormats,
    places,
    report: report !== undefined,
    check,
    force,
    remotes,
    rules: lint ? rules : undefined,
    severities,
  };
  const result = await withProgress('generating', () => generate(generateOptions));
  printProblems(result.diagnostics);
  const hasErrors = result.diagnostics.some(({ severity }) => severity === 'error');
  if (result.differences === undefined) return 1;
  if (typeof report === 'string') writeFileSync(report, result.report ?? '');
  else process.stdout.write(result.report ?? '');
  const folder = relative(process.cwd(), out) || '.';
  // If stdout has the report or the problems, the summary is on stderr.
  const stdoutIsFree = report !== true && format === 'text' && result.upToDate;
  const stream = stdoutIsFree ? process.stdout : process.stderr;
  if (result.upToDate) {
    const written = result.differences.filter(({ kind }) => kind !== 'surplus' && kind !== 'foreign').length;
    const deleted = result.differences.filter(({ kind }) => kind === 'surplus').length;
    stream.write(
      `${folder}: ${countOf(result.fileCount, 'file')}, ${written} written, ${deleted} deleted, the others unchanged\n`,
    );
  } else if (check) printDifferences(folder, result.differences);
  for (const note of notesOn(result, check)) stream.write(`${note}\n`);
  return result.upToDate && !hasErrors ? 0 : 1;
}

/** Prints the errors, and the number of the warnings. */
function printErrors(diagnostics: readonly Diagnostic[]): void {
  printDiagnostics(diagnostics, { quiet: true });
  if (diagnostics.some(({ severity }) => severity === 'warning'))
    process.stderr.write('`forgespec lint` prints the warnings.\n');
}

/**
 * Returns lines about the project: the settings that `generate` derived, and the packages that package.json does not list. The
 * settings are omitted after `--check` without differences. If there is no package.json, only the first run lists the packages.
 */
function notesOn({ project, differences = [], fileCount, upToDate }: GenerateResult, check: boolean): string[] {
  if (project === undefined) return [];
  const isFirstRun = differences.filter(({ kind }) => kind === 'missing').length === fileCount;
  const choices = check && upToDate ? [] : choiceNotes(project);
  return [...choices, ...(isFirstRun || project.packageFile !== undefined ? packageNotes(project) : [])];
}

const meanings: Readonly<Record<Difference['kind'], string>> = {
  edited: 'was edited by hand',
  foreign: 'is not generated',
  missing: 'is missing',
  stale: 'is not up to date',
  surplus: 'is no longer generated',
};

function printDifferences(folder: string, differences: readonly Difference[]): void {
  const style = styleFor(process.stderr);
  for (const { path, kind, line, found, expected } of differences) {
    const place = line === undefined ? '' : `:${line}`;
    process.stderr.write(`${style.bold(printable(`${folder}/${path}`))}${place} ${meanings[kind]}\n`);
    if (line === undefined) continue;
    process.stderr.write(`  ${style.red(`- ${printable(found ?? 'end of file')}`)}\n`);
    process.stderr.write(`  ${style.green(`+ ${printable(expected ?? 'end of file')}`)}\n`);
  }
  const fix =
    'Run `forgespec generate`. If a file was edited by hand, make the change in the description or in a template instead.';
  process.stderr.write(
    `\n${countOf(differences.length, 'file')} ${differences.length === 1 ? 'differs' : 'differ'} from the generated code\n${style.green('fix:')} ${fix}\n`,
  );
}
