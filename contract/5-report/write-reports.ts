import { dirname } from 'node:path';
import { createFolder, replaceFiles, type Replacement } from '@forgespec/description/files';
import { styleFor } from '@forgespec/description/diagnostics';
import { renderBaseline } from './baseline.ts';
import { failureOf } from './failure.ts';
import { renderHar } from './har.ts';
import { renderHtml } from './html.ts';
import { renderJunit } from './junit.ts';
import { newFailures, type Summary } from './summary.ts';
import { renderTerminal } from './terminal.ts';

/** The paths of the report files, by format. */
export type ReportFiles = Readonly<Partial<Record<'baseline' | 'har' | 'html' | 'junit' | 'ndjson', string>>>;

/**
 * Writes the report files of a run, and prints the report for the terminal.
 *
 * @param origin the origin of the server, without a slash at the end. The `curl` commands of the reports contain it.
 */
export function writeReports(summary: Summary, origin: string, files: ReportFiles): void {
  const { redact } = summary;
  const failures = newFailures(summary).map((result) => failureOf(result, origin, summary.sourceLocation, redact));
  const exchanges = summary.results.flatMap((result) => result.exchanges);
  const replacements: Replacement[] = [];
  const write = (file: string | undefined, text: () => string): void => {
    if (file === undefined) return;
    createFolder(dirname(file));
    replacements.push({ path: file, content: text() });
  };
  write(files.junit, () => renderJunit(summary, failures));
  write(files.baseline, () => renderBaseline(failures, [...summary.known.values(), ...summary.untried]));
  write(files.html, () => renderHtml(summary, failures));
  write(files.har, () => renderHar(exchanges, origin, redact));
  replaceFiles(replacements);
  process.stdout.write(`${renderTerminal(summary, failures, styleFor(process.stdout))}\n`);
}
