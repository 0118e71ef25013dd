import { isAbsolute, relative, sep } from 'node:path';
import type { Diagnostic } from '@forgespec/generator/diagnostics';

/** The diagnostics of a run, and the facts about the run that the formats contain. */
export interface LintReport {
  /** The diagnostics to print, sorted by source location. */
  readonly diagnostics: readonly Diagnostic[];
  /** The number of all errors. */
  readonly errors: number;
  /** The number of all warnings, including those that `diagnostics` omits because of `--quiet`. */
  readonly warnings: number;
  /** The path of the root file of the description, as the command line names it. */
  readonly spec: string;
  /** The absolute path of the folder that file names are relative to. */
  readonly folder: string;
}

/** A position in a source file: line and column, counted from 1. The column counts UTF-16 units. */
export interface ReportedPosition {
  readonly line: number;
  readonly column: number;
}

/** A source location with the form that all formats share. */
export interface ReportedLocation {
  /** The path relative to the folder of the report, with forward slashes; absolute if there is no relative path (Windows drives). */
  readonly file: string;
  readonly start: ReportedPosition;
  /** The position after the last character. */
  readonly end: ReportedPosition;
}

/** Returns the location of a diagnostic; undefined if the problem is not in a file. */
export function reportedLocation({ place }: Diagnostic, folder: string): ReportedLocation | undefined {
  if (place === undefined) return undefined;
  const { source, line, column, length } = place;
  return {
    file: withSlashes(relative(folder, source.path)),
    start: { line, column },
    end: { line, column: column + length },
  };
}

/** Returns true if a reported file is below the folder of the report. */
export const isBelowFolder = (file: string): boolean => !isAbsolute(file) && file.split('/', 1)[0] !== '..';

/** Returns the message of a diagnostic with its fix, for formats that have only one text. */
export const messageWithFix = ({ message, fix }: Diagnostic): string =>
  fix === undefined ? message : `${message} Fix: ${fix}`;

/** Returns the diagnostics by file. Those that are not in a file belong to the root file of the description. */
export const diagnosticsByFile = ({ diagnostics, folder, spec }: LintReport): Map<string, Diagnostic[]> =>
  Map.groupBy(diagnostics, (diagnostic) => reportedLocation(diagnostic, folder)?.file ?? withSlashes(spec));

const withSlashes = (path: string): string => path.split(sep).join('/');
