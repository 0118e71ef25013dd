import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { styleFor } from '@forgespec/generator/diagnostics/style';
import { printable } from '@forgespec/generator/diagnostics/printable';
import { generate, type GenerateOptions } from '@forgespec/generator/generate';
import type { Difference } from '@forgespec/generator/output/compare';
import type { GenerateCommandOptions } from '../declarations/generate.ts';
import { countOf, printDiagnostics } from './print-diagnostics.ts';
import { withProgress } from './progress.ts';

/** `forgespec generate`. Returns the exit code: 1 for a bad description, or for output that is not up to date. */
export async function generateCommand(options: GenerateCommandOptions): Promise<number> {
  const { spec, out, only, assertFormats, places, report, remotes, check, force } = options;
  const generateOptions: Required<GenerateOptions> = {
    spec,
    out,
    only,
    assertFormats,
    places,
    report: report !== undefined,
    check,
    force,
    remotes,
  };
  const result = await withProgress('generating', () => generate(generateOptions));
  printDiagnostics(result.diagnostics);
  if (result.differences === undefined) return 1;
  if (typeof report === 'string') writeFileSync(report, result.report ?? '');
  else process.stdout.write(result.report ?? '');
  const folder = relative(process.cwd(), out) || '.';
  if (result.upToDate) {
    const written = result.differences.filter(({ kind }) => kind !== 'surplus' && kind !== 'foreign').length;
    const deleted = result.differences.filter(({ kind }) => kind === 'surplus').length;
    // A report is alone on stdout.
    const stream = report === true ? process.stderr : process.stdout;
    stream.write(
      `${folder}: ${countOf(result.fileCount, 'file')}, ${written} written, ${deleted} deleted, the others unchanged\n`,
    );
    return 0;
  }
  if (check) printDifferences(folder, result.differences);
  return 1;
}

const meanings: Readonly<Record<Difference['kind'], string>> = {
  edited: 'was edited by hand',
  foreign: 'is not generated',
  missing: 'is missing',
  stale: 'is not up to date',
  surplus: 'is not generated any more',
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
  const fix = 'Run `forgespec generate`. What was edited by hand belongs into the description or a template.';
  process.stderr.write(`\n${countOf(differences.length, 'file')} not as generated\n${style.green('fix:')} ${fix}\n`);
}
