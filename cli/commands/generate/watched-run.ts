import { relative } from 'node:path';
import { countOf, countSeverities, isFault, printable, type Diagnostic } from '@forgespec/description/diagnostics';
import type { GenerateResult, OutputOptions } from '@forgespec/generator/generate';
import type { GenerateSession, SessionResult } from '@forgespec/generator/generate-session';
import type { FileWatcher } from '@forgespec/generator/watch';
import type { GenerateCommandOptions } from './declaration.ts';
import type { OpenedInput } from '../open-input.ts';
import { printFaults } from '../print-faults.ts';
import { printOutput } from '../print-output.ts';
import { withProgress } from '../progress.ts';

/** The opened description, and the options of each output. */
export interface WatchedInput extends OpenedInput {
  readonly runs: readonly GenerateCommandOptions[];
  /** The options of the generator for each run. */
  readonly requested: readonly OutputOptions[];
}

/** The reasons for a run, and the results of the previous run. */
interface RunContext {
  /** The files whose changes started the run. Empty for the first run. */
  readonly changed: readonly string[];
  /** The config file, and the modules of outputs of other people, which are also watched. */
  readonly code: readonly string[];
  /** The problems that the previous run has found. The warnings among these problems are not printed again. */
  readonly before: readonly Diagnostic[];
  /** Called when the output is written, before the rules of Redocly run. Not called if the description cannot be loaded. */
  readonly written: () => void;
}

/**
 * Generates all outputs once, and prints the result. For the first run, prints the same output as `generate`. For each later run, prints
 * the errors, the new warnings, and one line with the result. The watcher then watches the files on which the result depends.
 *
 * @returns the problems that this run has found.
 */
export async function runWatched(
  session: GenerateSession,
  watcher: FileWatcher,
  { runs, requested, finish, ...input }: WatchedInput,
  { changed, code, before, written }: RunContext,
): Promise<readonly Diagnostic[]> {
  const started = performance.now();
  const isFirst = changed.length === 0;
  const [rules] = runs.filter(({ lint }) => lint).map((run) => run.rules);
  const { severities = {}, strict = false } = runs[0] ?? {};
  const printed: (readonly Diagnostic[])[] = [];
  const print = (result: GenerateResult): void => {
    const faults = faultsOf(result);
    printed.push(faults);
    // If a file has changed during the run, an error may come from a half-written file. Then nothing is printed, because the next run reads
    // the whole file.
    const isHalfWritten = !isFirst && faults.some(isError) && watcher.hasChanged();
    if (isHalfWritten) return;
    if (isFirst) {
      printFaults(diagnosticsOf(result));
      printAll(result, runs);
      return;
    }
    printFaults([...faults.filter(isError), ...withoutKnown(faults.filter(isWarning), before, warningKey)]);
    process.stdout.write(`${lineOf(result, changed, performance.now() - started)}\n`);
  };
  const work = (): Promise<SessionResult> =>
    session.run({ ...input, rules, severities, strict }, requested, {
      onRead: (path) => watcher.add([path]),
      onWritten: (result) => {
        print(result);
        written();
      },
    });
  const result = await (isFirst ? withProgress('generating', work) : work());
  finish();
  watcher.watch([...result.files, ...code]);
  const [known] = printed;
  if (known === undefined) print(result);
  // The result without the findings of the rules is already printed. Print only the problems that this first result did not contain.
  else printFaults(withoutKnown(faultsOf(result), known, diagnosticKey));
  if (isFirst) process.stdout.write(`watching ${countOf(result.files.length, 'file')}; Ctrl+C stops\n`);
  return faultsOf(result);
}

const diagnosticsOf = ({ diagnostics, outputs }: GenerateResult): Diagnostic[] => [
  ...diagnostics,
  ...outputs.flatMap((output) => output.diagnostics),
];

const faultsOf = (result: GenerateResult): Diagnostic[] => diagnosticsOf(result).filter(isFault);

const isError = ({ severity }: Diagnostic): boolean => severity === 'error';
const isWarning = (diagnostic: Diagnostic): boolean => !isError(diagnostic);

/** Returns a key for a warning. The key contains no line number, so it stays the same when other lines are edited. */
const warningKey = ({ code, message, location }: Diagnostic): string =>
  JSON.stringify([code, message, location?.source.path]);

const diagnosticKey = (diagnostic: Diagnostic): string =>
  JSON.stringify([warningKey(diagnostic), diagnostic.location?.line, diagnostic.location?.column]);

/**
 * Returns the diagnostics that have no equal diagnostic in `list`. Their keys are compared, because equal diagnostics may be different
 * objects.
 */
function withoutKnown(
  diagnostics: readonly Diagnostic[],
  list: readonly Diagnostic[],
  keyOf: (diagnostic: Diagnostic) => string,
): Diagnostic[] {
  const known = new Set(list.map(keyOf));
  return diagnostics.filter((diagnostic) => !known.has(keyOf(diagnostic)));
}

function printAll({ outputs }: GenerateResult, runs: readonly GenerateCommandOptions[]): void {
  for (const [index, output] of outputs.entries()) {
    const run = runs[index];
    if (run !== undefined) printOutput(output, { out: run.out, report: run.report, check: false, stdoutIsFree: true });
  }
}

/** Returns the line about a run: the changed files, the result, and the time. */
function lineOf(result: GenerateResult, changed: readonly string[], milliseconds: number): string {
  const diagnostics = diagnosticsOf(result);
  const { error, warning, note } = countSeverities(diagnostics);
  const differences = result.outputs.flatMap((output) => (output.upToDate ? (output.differences ?? []) : []));
  const deleted = differences.filter(({ kind }) => kind === 'surplus').length;
  const written = differences.filter(({ kind }) => kind !== 'surplus' && kind !== 'foreign').length;
  const parts = [
    ...(error > 0 ? [countOf(error, 'error')] : []),
    ...(warning > 0 ? [countOf(warning, 'warning')] : []),
    ...(note > 0 ? [countOf(note, 'note')] : []),
    written + deleted === 0 ? 'no output changed' : `${countOf(written, 'file')} written`,
    ...(deleted > 0 ? [`${deleted} deleted`] : []),
  ];
  return `${namesOf(changed)}: ${parts.join(', ')} in ${Math.round(milliseconds)} ms`;
}

/** Returns the names of files, relative to the working directory. A long list is shortened. */
export function namesOf(files: readonly string[]): string {
  const [first = '', second] = files.map((file) => printable(relative(process.cwd(), file)));
  if (second === undefined) return first;
  return files.length === 2 ? `${first} and ${second}` : `${first} and ${files.length - 1} more files`;
}
