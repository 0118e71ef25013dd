import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Remote } from '@forgespec/generator/remotes';
import { styleFor } from '@forgespec/generator/diagnostics/style';
import { printable } from '@forgespec/generator/diagnostics/printable';
import { emitterNames, type EmitterName } from '@forgespec/generator/emitter-names';
import { generate } from '@forgespec/generator/generate';
import type { Difference } from '@forgespec/generator/output/compare';
import { CommandError } from './command-error.ts';
import { countOf, printDiagnostics } from './print-diagnostics.ts';
import { withProgress } from './progress.ts';

export interface GenerateCommandOptions {
  readonly spec: string;
  readonly out: string;
  /** Names of emitters; all of them when absent. */
  readonly only?: readonly string[];
  readonly assertFormats?: boolean;
  readonly places?: boolean;
  /** Where to write the report; `true` for stdout. */
  readonly report?: string | true;
  readonly remotes?: readonly Remote[];
  readonly check?: boolean;
  readonly force?: boolean;
}

/** `forgespec generate`. Returns the exit code: 1 for a bad description, or for output that is not up to date. */
export async function generateCommand(options: GenerateCommandOptions): Promise<number> {
  const { out, check = false, force = false } = options;
  const only = checkNames(options.only);
  const isReported = options.report !== undefined;
  const result = await withProgress('generating', () =>
    generate({ ...options, only, check, force, report: isReported }),
  );
  printDiagnostics(result.diagnostics);
  if (result.differences === undefined) return 1;
  if (typeof options.report === 'string') writeFileSync(options.report, result.report ?? '');
  else process.stdout.write(result.report ?? '');
  const folder = relative(process.cwd(), out) || '.';
  if (result.upToDate) {
    const written = result.differences.filter(({ kind }) => kind !== 'surplus' && kind !== 'foreign').length;
    const deleted = result.differences.filter(({ kind }) => kind === 'surplus').length;
    // A report is alone on stdout.
    const stream = options.report === true ? process.stderr : process.stdout;
    stream.write(
      `${folder}: ${countOf(result.fileCount, 'file')}, ${written} written, ${deleted} deleted, the others unchanged\n`,
    );
    return 0;
  }
  if (check) printDifferences(folder, result.differences);
  return 1;
}

function checkNames(only: readonly string[] | undefined): readonly EmitterName[] | undefined {
  return only?.map((wanted) => {
    const name = emitterNames.find((known) => known === wanted);
    if (name === undefined) throw new CommandError(`--only knows ${emitterNames.join(', ')}, and not "${wanted}".`, 2);
    return name;
  });
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
