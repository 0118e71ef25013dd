import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  countOf,
  createDiagnostics,
  isFetched,
  printableLine,
  styleFor,
  suggestion,
} from '@forgespec/description/diagnostics';
import { readAccepted, withoutAccepted, type AcceptedChange } from '@forgespec/diff/accepted-changes';
import { changeIds } from '@forgespec/diff/catalogue';
import { changeLevels, type Change } from '@forgespec/diff/change';
import { parse } from '@forgespec/description/load';
import { readSource } from '@forgespec/description/files';
import type { ReservedNames } from '@forgespec/model/names';
import type { DiffCommandOptions } from './declaration.ts';
import { diffReport, reportJson, type DiffReport } from '../../formats/diff-report.ts';
import { diffFormats } from '../../formats/diff-formats.ts';
import { renderDiffText } from '../../formats/diff-text.ts';
import { CommandError } from '../command-error.ts';
import { compareSides } from '../compare-sides.ts';
import { inLastCommit, inRevision, openDiffSides } from '../open-diff-side.ts';
import { reservedNamesOf, type ConfiguredOutputs } from '../reserved-names-of-outputs.ts';
import { withProgress } from '../progress.ts';
import { readPairs } from './read-pairs.ts';
import { isNewSince, wholeRevision } from './whole-revision.ts';

/** The options of a comparison, with the names that the descriptions must not use. */
type NamedDiffOptions = DiffCommandOptions & { readonly reserved: ReservedNames };

/**
 * Runs `forgespec diff`. Returns the exit code. It is 1 if a change has the level of `--fail-on`, or a stronger level.
 */
export async function diffCommand(given: DiffCommandOptions, outputs: ConfiguredOutputs): Promise<number> {
  const options = { ...given, reserved: await reservedNamesOf(outputs) };
  refuseUnknownIds(options.levels);
  const accepted = options.accepted === undefined ? [] : await readAcceptedFile(options.accepted);
  if (options.pairs !== undefined) return comparePairs(options.pairs, accepted, options);
  refuseMissingRevision(options);
  const { revision = options.spec, format = 'text' } = options;
  const base = await openBase(options);
  const report =
    base === 'none'
      ? diffReport([], options.groupBy)
      : await withProgress('comparing', () => compare(base, revision, accepted, options));
  const text = format === 'text' ? renderDiffText(report, styleFor(process.stdout)) : diffFormats[format](report);
  process.stdout.write(text);
  return failsBy(report, options) ? 1 : 0;
}

/**
 * Returns the name of the old description. Returns `none` if the base is a whole revision, such as `main:`, in which the project did not use
 * forgespec yet.
 */
async function openBase({ base, revision: next, spec }: DiffCommandOptions): Promise<string> {
  if (base === undefined) return inLastCommit(spec);
  const revision = wholeRevision(base);
  if (revision === undefined) return base;
  const document = next ?? spec;
  if (!(await isNewSince(revision, document))) return inRevision(revision, document);
  note(
    `${base} contains neither ${document} nor a config of forgespec, so the description is new. Nothing was compared.`,
  );
  return 'none';
}

/** @throws {CommandError} if the command line names only one description, and `--spec` does not name the second one. */
function refuseMissingRevision({ base, revision, spec }: DiffCommandOptions): void {
  if (base === undefined || revision !== undefined || wholeRevision(base) !== undefined) return;
  if (isFetched(spec) || existsSync(spec)) return;
  const message = `The second description is missing. The default is ${printableLine(spec)}, which does not exist.`;
  throw new CommandError(
    `${message}\nfix: Write it as the second argument: forgespec diff ${printableLine(base)} new.yaml`,
    2,
  );
}

/** @throws {CommandError} if `diff.levels` in the config contains an unknown id of a change. */
function refuseUnknownIds(levels: DiffCommandOptions['levels']): void {
  const known = changeIds();
  const unknown = Object.keys(levels).find((id) => !known.includes(id));
  if (unknown === undefined) return;
  const near = suggestion(unknown, known);
  const fix = near === undefined ? '`forgespec diff --format json` prints the ids.' : `Did you mean ${near}?`;
  throw new CommandError(`diff.levels of the config has the unknown id ${printableLine(unknown)}.\nfix: ${fix}`, 2);
}

async function compare(
  base: string,
  revision: string,
  accepted: readonly AcceptedChange[],
  options: NamedDiffOptions,
): Promise<DiffReport> {
  const [old, revised] = await openDiffSides(base, revision, options, 'diff');
  // With `--pairs`, only the API is compared by default, because the comparison of the generated code would take a
  // second for each pair.
  const subjects = options.subjects ?? (options.pairs === undefined ? undefined : ['api']);
  const found = await compareSides(old, revised, subjects, options.reserved);
  const changes = withLevels(found.changes, options.levels);
  const { changes: kept, omitted, expired, unused } = withoutAccepted(changes, accepted, new Date());
  if (options.pairs === undefined) {
    if (found.note !== undefined) note(found.note);
    if (omitted > 0) note(`${countOf(omitted, 'accepted change')} not shown`);
    for (const { id, expires } of expired)
      note(`The accepted change ${id} has expired (${expires ?? ''}), so it is shown.`);
    for (const { id } of unused)
      note(`The accepted change ${id} matches no change. Remove it from the file of accepted changes.`);
  }
  return diffReport(kept, options.groupBy, found.note);
}

const note = (text: string): void => void process.stderr.write(`${printableLine(text)}\n`);

/**
 * Returns the changes, with the levels that the config sets for them. The changes with the strongest level come first.
 */
function withLevels(changes: readonly Change[], levels: DiffCommandOptions['levels']): readonly Change[] {
  const rank = ({ level }: Change): number => changeLevels.indexOf(level);
  return changes
    .map((change) => ({ ...change, level: levels[change.id] ?? change.level }))
    .toSorted((a, b) => rank(a) - rank(b));
}

function failsBy({ summary }: DiffReport, { failOn }: DiffCommandOptions): boolean {
  if (failOn === undefined) return false;
  return summary.breaking > 0 || (failOn === 'warning' && summary.warning > 0);
}

/** Compares each pair of descriptions that a file lists. Returns the exit code, which is 2 if a pair could not be compared. */
async function comparePairs(
  file: string,
  accepted: readonly AcceptedChange[],
  options: NamedDiffOptions,
): Promise<number> {
  if (options.base !== undefined) {
    const fix = 'Remove the argument, or add a line with the base and the revision to the file.';
    throw new CommandError(
      `With --pairs, only the pairs in ${file} are compared, so the argument ${options.base} has no effect.\nfix: ${fix}`,
      2,
    );
  }
  if (options.format !== undefined && options.format !== 'json') {
    const message = `With --pairs, the output has one JSON document for each pair, so --format ${options.format} has no effect.`;
    throw new CommandError(`${message}\nfix: Remove --format.`, 2);
  }
  let code = 0;
  const lines = await readPairs(file);
  if (lines.length === 0) note(`${file} has no pairs.`);
  for (const { place, pair, text } of lines) {
    try {
      if (pair === undefined) {
        const fix = 'Write the base, one tab and the revision.';
        throw new CommandError(`The line is not a pair: ${text.slice(0, 80)}\nfix: ${fix}`, 2);
      }
      const report = await compare(...pair, accepted, options);
      printLine(reportJson(report));
      if (failsBy(report, options)) code = Math.max(code, 1);
    } catch (error) {
      printLine({ error: `${place}: ${error instanceof Error ? error.message : String(error)}` });
      code = 2;
    }
  }
  return code;
}

/** Prints a JSON document in one line. JSON escapes line breaks and other control characters. */
const printLine = (value: unknown): void => void process.stdout.write(`${JSON.stringify(value)}\n`);

async function readAcceptedFile(file: string): Promise<readonly AcceptedChange[]> {
  const source = await readSource(resolve(file));
  if ('code' in source) throw new CommandError(`${source.message}\nfix: ${source.fix}`, 2);
  const diagnostics = createDiagnostics();
  const parsed = parse(source, diagnostics);
  const [problem] = diagnostics.all;
  if (parsed === undefined) {
    throw new CommandError(
      `${file} cannot be read. ${problem?.message ?? ''}\nfix: ${problem?.fix ?? 'Correct it.'}`,
      2,
    );
  }
  const { accepted, problems } = readAccepted(parsed);
  if (problems.length === 0) return accepted;
  throw new CommandError(`${file}: ${problems.join(' ')}\nfix: Correct the file.`, 2);
}
