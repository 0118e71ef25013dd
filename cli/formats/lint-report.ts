import { isAbsolute, sep } from 'node:path';
import { isFetched, sourceName, type Diagnostic } from '@forgespec/description/diagnostics';

/** The diagnostics of a run of `forgespec lint` or `forgespec generate`. All formats are written from this data. */
export interface LintReport {
  /** The diagnostics to print, sorted by source location. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of diagnostics of each severity. Also counts the diagnostics that `diagnostics` omits because of `--quiet`. */
  readonly counts: Readonly<Record<Diagnostic['severity'], number>>;
  /** The path of the root file of the description, as in the command line. */
  readonly spec: string;
  /** The absolute path of the folder to which the paths in the report are relative. */
  readonly folder: string;
}

/** A position in a source file: line and column, counted from 1. The column counts UTF-16 units. */
export interface ReportedPosition {
  readonly line: number;
  readonly column: number;
}

/** A source location, with the properties that all formats need. */
export interface ReportedLocation {
  /**
   * The path relative to the folder of the report, with forward slashes. If the file is on another Windows drive, the path is absolute. If
   * the file was fetched, this is its URL.
   */
  readonly file: string;
  readonly start: ReportedPosition;
  /** The position after the last character of the problem. */
  readonly end: ReportedPosition;
}

/** Returns the location of a diagnostic for a report. Returns undefined if the problem is not in a file. */
export function reportedLocation({ location }: Diagnostic, folder: string): ReportedLocation | undefined {
  if (location === undefined) return undefined;
  const { source, line, column, length } = location;
  return {
    file: sourceName(source.path, folder),
    start: { line, column },
    end: { line, column: column + length },
  };
}

/** Returns true if the path of a file in a report is inside the folder of the report. */
export const isBelowFolder = (file: string): boolean =>
  !isFetched(file) && !isAbsolute(file) && file.split('/', 1)[0] !== '..';

/** Returns one text with the message and the fix of a diagnostic, for formats that have no separate field for the fix. */
export const messageWithFix = ({ message, fix }: Diagnostic): string =>
  fix === undefined ? message : `${message} Fix: ${fix}`;

/**
 * Returns a map from the path of each file to the diagnostics in this file. A diagnostic without a file is listed under the root file of
 * the description.
 */
export const diagnosticsByFile = ({ diagnostics, folder, spec }: LintReport): Map<string, Diagnostic[]> =>
  Map.groupBy(diagnostics, (diagnostic) => reportedLocation(diagnostic, folder)?.file ?? withSlashes(spec));

const withSlashes = (path: string): string => path.split(sep).join('/');
