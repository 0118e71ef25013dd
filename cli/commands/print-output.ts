import { relative } from 'node:path';
import { countOf, printable, styleFor } from '@forgespec/description/diagnostics';
import { replaceFile } from '@forgespec/description/files';
import type { OutputResult } from '@forgespec/generator/generate';
import type { Difference } from '@forgespec/generator/output';
import { choiceNotes, misfitNotes } from './project-notes.ts';

export interface PrintedOutput {
  /** The path of the output folder. */
  readonly out: string;
  /** The path of the file for the report that `--report` requests. True to print the report on stdout. Undefined for no report. */
  readonly report: string | true | undefined;
  /** True if `--check` only compared the output with the existing files. In this case, no file was written. */
  readonly check: boolean;
  /** False if diagnostics are printed on stdout, in a format for programs. */
  readonly stdoutIsFree: boolean;
}

/**
 * Prints the result for one output, and writes its report. Prints nothing if the output folder could not be read or written.
 */
export function printOutput(result: OutputResult, { out, report, check, stdoutIsFree }: PrintedOutput): void {
  if (result.differences === undefined) return;
  if (typeof report === 'string') replaceFile(report, result.report ?? '');
  else process.stdout.write(result.report ?? '');
  const folder = relative(process.cwd(), out) || '.';
  // The summary is printed on stderr if stdout contains the report or problems.
  const stream = stdoutIsFree && report !== true && result.upToDate ? process.stdout : process.stderr;
  if (result.upToDate) {
    const written = result.differences.filter(({ kind }) => kind !== 'surplus' && kind !== 'foreign').length;
    const deleted = result.differences.filter(({ kind }) => kind === 'surplus').length;
    stream.write(
      `${folder}: ${countOf(result.fileCount, 'file')}, ${written} written, ${deleted} deleted, the others unchanged\n`,
    );
  } else if (check) printDifferences(folder, result.differences);
  for (const note of notesOn(result, check)) stream.write(`${note}\n`);
}

/** Returns lines about an output and its project. Omits the settings that `generate` derived if `--check` finds no difference. */
function notesOn(result: OutputResult, check: boolean): string[] {
  const { project, upToDate } = result;
  if (project === undefined) return [];
  const choices =
    check && upToDate
      ? []
      : [...choiceNotes(project), ...schemaNotes(result), ...webhookNotes(result), ...xmlNotes(result)];
  return [...choices, ...misfitNotes(project)];
}

/** Returns a note if unused schemas are omitted, or if the description has only schemas. Otherwise returns an empty list. */
function schemaNotes({ omittedSchemas = 0, hasOnlySchemas = false }: OutputResult): string[] {
  if (hasOnlySchemas) return ['all schemas are generated, because the description has neither operations nor webhooks'];
  if (omittedSchemas === 0) return [];
  const subject =
    omittedSchemas === 1
      ? '1 schema is omitted, because no operation or webhook uses it'
      : `${omittedSchemas} schemas are omitted, because no operation or webhook uses them`;
  return [`${subject} (to generate all schemas, set \`schemas: 'all'\` for the output in the config)`];
}

/** Returns a note if webhooks or callbacks are omitted. Otherwise returns an empty list. */
const webhookNotes = ({ omitsWebhooks = false }: OutputResult): string[] =>
  omitsWebhooks
    ? [
        'only types are generated for the webhooks and callbacks (to generate code that receives and sends them, add an output with `webhooks: true` to the config)',
      ]
    : [];

/** Returns a note if bodies are XML. Otherwise returns an empty list. */
const xmlNotes = ({ hasXml = false }: OutputResult): string[] =>
  hasXml
    ? ['XML bodies are text, and their schemas are not applied (to list their lines in the description: --report)']
    : [];

const meanings: Readonly<Record<Difference['kind'], string>> = {
  edited: 'was edited by hand',
  foreign: 'is not generated',
  missing: 'is missing',
  stale: 'is not up to date',
  surplus: 'is no longer generated',
};

/**
 * The largest number of differences that are printed. The number is limited, because a change of tsconfig.json can affect all files of an
 * output.
 */
const mostDifferences = 10;

function printDifferences(folder: string, differences: readonly Difference[]): void {
  const style = styleFor(process.stderr);
  for (const { path, kind, line, found, expected } of differences.slice(0, mostDifferences)) {
    const place = line === undefined ? '' : `:${line}`;
    process.stderr.write(`${style.bold(printable(`${folder}/${path}`))}${place} ${meanings[kind]}\n`);
    if (line === undefined) continue;
    process.stderr.write(`  ${style.red(`- ${printable(found ?? 'end of file')}`)}\n`);
    process.stderr.write(`  ${style.green(`+ ${printable(expected ?? 'end of file')}`)}\n`);
  }
  const others = differences.length - mostDifferences;
  if (others > 0) process.stderr.write(`and ${countOf(others, 'more file')}\n`);
  const fix =
    'Run `forgespec generate`. If a file was edited by hand, make the change in the description or in a template instead.';
  process.stderr.write(
    `\n${countOf(differences.length, 'file')} ${differences.length === 1 ? 'differs' : 'differ'} from the generated code\n${style.green('fix:')} ${fix}\n`,
  );
}
