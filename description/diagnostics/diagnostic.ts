import type { DiagnosticCode } from './catalogue.ts';
import type { SourceFile } from './source-file.ts';

/** A location in a source file. */
export interface SourceLocation {
  readonly source: SourceFile;
  /** The line, counted from 1. */
  readonly line: number;
  /** The column, counted from 1, in UTF-16 code units. */
  readonly column: number;
  /** The number of characters that the code frame underlines. At least 1. */
  readonly length: number;
}

/** A problem in the input of forgespec: the cause, the source location, and the fix. */
export interface Diagnostic {
  /** A {@link DiagnosticCode}, or the name of a rule of Redocly or of its plugins. */
  readonly code: string;
  /**
   * An error with a {@link DiagnosticCode} prevents the generation of code, because the description has no meaning without the faulty part.
   * Warnings and all findings of rules do not prevent the generation. A note is about a valid part that forgespec ignores or changes. For
   * example, forgespec adds a number to a name that another part already has.
   */
  readonly severity: 'error' | 'note' | 'warning';
  /** The problem, as one sentence. The sentence may contain text from the description: {@link renderDiagnostic} escapes that text. */
  readonly message: string;
  /** True if code is generated from an assumption about the faulty part. The last sentence of the message states the assumption. */
  readonly hasAssumption?: true;
  /** The change that the user has to make, as one or two sentences. Undefined if the message of a rule already states this change. */
  readonly fix?: string | undefined;
  /** The source location of the problem. Undefined if the problem is not in a file. */
  readonly location?: SourceLocation | undefined;
}

/** A collection of problems, so that one run reports all of them. */
export interface Diagnostics {
  /** The problems, sorted by file, line and column. Problems without a source location come first. */
  readonly all: readonly Diagnostic[];
  /** The number of problems. */
  readonly count: number;
  readonly hasErrors: boolean;
  /** True if an error, or a warning with an assumption, is in the collection. */
  readonly hasFaults: boolean;
  error(code: DiagnosticCode, message: string, fix: string, location?: SourceLocation): void;
  /**
   * Adds a warning about a faulty part of the description. Code is generated from an assumption in place of this part.
   *
   * @param assumption the assumption, as one sentence, such as `It is ignored.`
   */
  fault(code: DiagnosticCode, message: string, assumption: string, fix: string, location?: SourceLocation): void;
  warning(code: DiagnosticCode, message: string, fix: string, location?: SourceLocation): void;
  /** Adds a note about a valid part of the description that forgespec ignores or changes. */
  note(code: DiagnosticCode, message: string, fix: string, location?: SourceLocation): void;
  add(diagnostic: Diagnostic): void;
  addAll(diagnostics: Iterable<Diagnostic>): void;
}

/**
 * Returns true for an error, and for a warning about a part that is replaced by an assumption. Such a problem probably causes other
 * problems in the same object.
 */
export const isFault = ({ severity, hasAssumption }: Diagnostic): boolean =>
  severity === 'error' || hasAssumption === true;

/**
 * Returns problems with their new source locations, after files were edited.
 *
 * @param currentLocation returns the new source location for an old source location, or undefined if the new location is unknown.
 * @returns undefined if one of the new source locations is unknown.
 */
export function withCurrentLocations(
  problems: readonly Diagnostic[],
  currentLocation: (location: SourceLocation) => SourceLocation | undefined,
): readonly Diagnostic[] | undefined {
  const located: Diagnostic[] = [];
  for (const problem of problems) {
    const location = problem.location && currentLocation(problem.location);
    if (location === undefined && problem.location !== undefined) return undefined;
    located.push({ ...problem, location });
  }
  return located;
}

/**
 * Creates an empty collection. Problems with the same code, message and source location are in the collection only once.
 *
 * @param once codes of problems that are in the collection only once for each message, at the first location that is reported.
 */
export function createDiagnostics(once: readonly DiagnosticCode[] = []): Diagnostics {
  const found = new Map<string, Diagnostic>();
  const add = (diagnostic: Diagnostic): void => {
    const { code, message, location } = diagnostic;
    const isOnce = once.some((one) => one === code);
    const key = isOnce ? [code, message] : [code, message, location?.source.path, location?.line, location?.column];
    const text = JSON.stringify(key);
    if (!isOnce || !found.has(text)) found.set(text, diagnostic);
  };
  return {
    get all() {
      return [...found.values()].toSorted(byPlace);
    },
    get count() {
      return found.size;
    },
    get hasErrors() {
      return [...found.values()].some(({ severity }) => severity === 'error');
    },
    get hasFaults() {
      return [...found.values()].some(isFault);
    },
    error: (code, message, fix, location) => add({ code, severity: 'error', message, fix, location }),
    fault: (code, message, assumption, fix, location) =>
      add({ code, severity: 'warning', message: `${message} ${assumption}`, hasAssumption: true, fix, location }),
    warning: (code, message, fix, location) => add({ code, severity: 'warning', message, fix, location }),
    note: (code, message, fix, location) => add({ code, severity: 'note', message, fix, location }),
    add,
    addAll(diagnostics) {
      for (const diagnostic of diagnostics) add(diagnostic);
    },
  };
}

function byPlace({ location: a }: Diagnostic, { location: b }: Diagnostic): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  if (a.source.path !== b.source.path) return a.source.path < b.source.path ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
