import { dirname } from 'node:path';
import { createFolder, replaceFiles, type Replacement } from '@forgespec/description/files';
import { styleFor } from '@forgespec/description/diagnostics';
import { renderBaseline } from './baseline.ts';
import { failureOf, type Failure } from './failure.ts';
import { renderHar } from './har.ts';
import { renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import { newFailures, type Summary } from './summary.ts';
import { renderTerminal } from './terminal.ts';

/** A kind of report files. */
export type ReportKind = 'baseline' | 'har' | 'html' | 'junit' | 'ndjson';

/** The paths of the report files, by kind. */
export type ReportFiles = Readonly<Partial<Record<ReportKind, string>>>;

/** A run that is done. */
interface ReportedRun {
  readonly summary: Summary;
  readonly failures: readonly Failure[];
  /** The origin of the server, without a slash at the end. */
  readonly origin: string;
}

/** For each kind of report files that are written after a run, the function that returns the text. */
const renderers: Readonly<Record<Exclude<ReportKind, 'ndjson'>, (run: ReportedRun) => string>> = {
  junit: ({ summary, failures }) => renderJunit(summary, failures),
  baseline: ({ summary, failures }) => renderBaseline(failures, [...summary.known.values(), ...summary.untried]),
  html: ({ summary, failures }) => renderHtml(summary, failures),
  har: ({ summary, origin }) =>
    renderHar(
      summary.results.flatMap((result) => result.exchanges),
      origin,
      summary.redact,
    ),
};

/** The journal (`ndjson`) is not in the list, because it is written during the run. */
const writtenKinds = Object.keys(renderers) as (keyof typeof renderers)[];

/**
 * Writes the report files of a run, and prints the report for the terminal.
 *
 * @param origin the origin of the server, without a slash at the end. The `curl` commands of the reports contain it.
 */
export function writeReports(summary: Summary, origin: string, files: ReportFiles): void {
  const { redact } = summary;
  const failures = newFailures(summary).map((result) => failureOf(result, origin, summary.sourceLocation, redact));
  const replacements = writtenKinds.flatMap((kind): Replacement[] => {
    const file = files[kind];
    if (file === undefined) return [];
    createFolder(dirname(file));
    return [{ path: file, content: renderers[kind]({ summary, failures, origin }) }];
  });
  replaceFiles(replacements);
  process.stdout.write(`${renderTerminal(summary, failures, styleFor(process.stdout))}\n`);
}
