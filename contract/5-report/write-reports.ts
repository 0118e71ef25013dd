import { dirname } from 'node:path';
import { createFolder, replaceFiles, type Replacement } from '@forgespec/description/files';
import { styleFor } from '@forgespec/description/diagnostics';
import { causeOf } from '../4-judge/cause.ts';
import { renderBaseline, type NewEntry } from './baseline.ts';
import { failureOf, type Failure } from './failure.ts';
import { groupByCause, groupFailures, type FailureGroup } from './failure-groups.ts';
import { renderHar } from './har.ts';
import { renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import { newFailures, type Summary } from './summary.ts';
import { renderTerminal } from './terminal.ts';

/** A kind of report files. */
export type ReportKind = 'baseline' | 'har' | 'html' | 'junit' | 'ndjson' | 'sarif';

/** The paths of the report files, by kind. */
export type ReportFiles = Readonly<Partial<Record<ReportKind, string>>>;

/** The settings of the reports. */
export interface ReportSettings {
  readonly files: ReportFiles;
  /** The reason and the last day of new entries of a baseline. */
  readonly entry: NewEntry;
  /** Returns the causes of the failures as SARIF. */
  readonly sarif: (groups: readonly FailureGroup[]) => string;
  /** Returns the causes of the failures as annotations, which are written to the standard output. Undefined for none. */
  readonly annotations: ((groups: readonly FailureGroup[]) => string) | undefined;
}

/** A run that is done. */
interface ReportedRun {
  readonly summary: Summary;
  readonly failures: readonly Failure[];
  readonly groups: readonly FailureGroup[];
  /** The origin of the server, without a slash at the end. */
  readonly origin: string;
  readonly settings: ReportSettings;
}

/** For each kind of report files that are written after a run, the function that returns the text. */
const renderers: Readonly<Record<Exclude<ReportKind, 'ndjson'>, (run: ReportedRun) => string>> = {
  junit: ({ summary, failures }) => renderJunit(summary, failures),
  baseline: ({ summary, failures, settings }) =>
    renderBaseline(groupByCause(failures), [...summary.occurring, ...summary.untried], settings.entry),
  html: ({ summary, failures }) => renderHtml(summary, failures),
  har: ({ summary, origin }) =>
    renderHar(
      summary.results.flatMap((result) => result.exchanges),
      origin,
      summary.redact,
    ),
  sarif: ({ groups, settings }) => settings.sarif(groups),
};

/** The journal (`ndjson`) is not in the list, because it is written during the run. */
const writtenKinds = Object.keys(renderers) as (keyof typeof renderers)[];

/**
 * Writes the report files of a run, and prints the report for the terminal.
 *
 * @param origin the origin of the server, without a slash at the end. The `curl` commands of the reports contain it.
 */
export function writeReports(summary: Summary, origin: string, settings: ReportSettings): void {
  const failures = reportedFailures(summary, origin);
  const run = { summary, failures, groups: groupFailures(failures), origin, settings };
  const replacements = writtenKinds.flatMap((kind): Replacement[] => {
    const file = settings.files[kind];
    if (file === undefined) return [];
    createFolder(dirname(file));
    return [{ path: file, content: renderers[kind](run) }];
  });
  replaceFiles(replacements);
  process.stdout.write(`${renderTerminal(summary, failures, styleFor(process.stdout))}\n`);
  if (settings.annotations !== undefined) process.stdout.write(settings.annotations(run.groups));
}

/** Returns the failures that are not in the baseline. Of a case with several causes, leaves out the causes that are in the baseline. */
export function reportedFailures(summary: Summary, origin: string): Failure[] {
  const { areas, redact, occurring } = summary;
  const known = new Set(occurring.map(({ cause }) => cause));
  return newFailures(summary).map((result) => {
    const failure = failureOf(result, areas, origin, (pointer) => summary.sourceLocation(pointer), redact);
    return { ...failure, findings: failure.findings.filter((finding) => !known.has(causeOf(finding))) };
  });
}
