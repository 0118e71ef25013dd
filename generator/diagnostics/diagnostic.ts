import type { DiagnosticCode } from './catalogue.ts';
import type { SourceFile } from './source-file.ts';

/** A position in a source file. */
export interface Place {
  readonly source: SourceFile;
  /** Counted from 1. */
  readonly line: number;
  /** Counted from 1, in UTF-16 units. */
  readonly column: number;
  /** How many characters the code frame underlines; at least 1. */
  readonly length: number;
}

/** One problem of the input: what is wrong, where, and what to do about it. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  /** An error stops generation; a warning does not. */
  readonly severity: 'error' | 'warning';
  /** What is wrong, as one sentence about the input. May hold text of the input: {@link renderDiagnostic} escapes it. */
  readonly message: string;
  /** What to write instead. */
  readonly fix: string;
  /** Where; absent only when there is no file to point into. */
  readonly place?: Place | undefined;
}

/** Collects problems, so that one run reports every one of them. */
export interface Diagnostics {
  /** By file, line and column, whatever the order in which they were found; first those without a place. */
  readonly all: readonly Diagnostic[];
  readonly hasErrors: boolean;
  error(code: DiagnosticCode, message: string, fix: string, place?: Place): void;
  warning(code: DiagnosticCode, message: string, fix: string, place?: Place): void;
}

/** An empty collection. The same problem at the same place is kept once. */
export function createDiagnostics(): Diagnostics {
  const found = new Map<string, Diagnostic>();
  const add = (diagnostic: Diagnostic): void => {
    const { code, message, place } = diagnostic;
    found.set(JSON.stringify([code, message, place?.source.path, place?.line, place?.column]), diagnostic);
  };
  return {
    get all() {
      return [...found.values()].toSorted(byPlace);
    },
    get hasErrors() {
      return [...found.values()].some(({ severity }) => severity === 'error');
    },
    error: (code, message, fix, place) => add({ code, severity: 'error', message, fix, place }),
    warning: (code, message, fix, place) => add({ code, severity: 'warning', message, fix, place }),
  };
}

function byPlace({ place: a }: Diagnostic, { place: b }: Diagnostic): number {
  if (a === undefined || b === undefined) return Number(a !== undefined) - Number(b !== undefined);
  if (a.source.path !== b.source.path) return a.source.path < b.source.path ? -1 : 1;
  return a.line - b.line || a.column - b.column;
}
