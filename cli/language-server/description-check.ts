import { resolve } from 'node:path';
import { DiagnosticSeverity, type Diagnostic as EditorDiagnostic } from 'vscode-languageserver';
import { openRuns } from '@forgespec/description/results';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import { checkDescription, type CheckOptions } from '@forgespec/model/check';

/** The problems of a description, as an editor shows them: for each file with problems, its path and its problems. */
export type PublishedProblems = readonly (readonly [path: string, problems: EditorDiagnostic[]])[];

/** Checks of one description, one after the other. A check uses the results of the check before again, if their files have not changed. */
export class EditedCheck {
  readonly #runs = openRuns();
  readonly options: CheckOptions;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<readonly Diagnostic[]> | undefined;
  #last: Promise<readonly Diagnostic[]> | undefined;

  constructor(options: CheckOptions) {
    this.options = options;
  }

  /** Returns the problems of the last check. Runs the first check if there was none. */
  diagnostics(): Promise<readonly Diagnostic[]> {
    return this.#last ?? this.#run();
  }

  /** Checks the description, after the current check, and returns the problems of each file. */
  async problems(): Promise<PublishedProblems> {
    const root = resolve(this.options.spec);
    const byPath = Map.groupBy(await this.#run(), ({ location }) => location?.source.path ?? root);
    return Array.from(byPath, ([path, found]) => [path, found.map(editorDiagnostic)] as const);
  }

  /** Runs a check after the current one. A check that has not started yet is used again, because it will read the newest texts. */
  #run(): Promise<readonly Diagnostic[]> {
    if (this.#next !== undefined) return this.#next;
    const check = async (): Promise<readonly Diagnostic[]> => {
      this.#next = undefined;
      return (await this.#runs.run(() => checkDescription(this.options))).diagnostics;
    };
    const result = this.#running.then(check);
    this.#running = result.catch(() => undefined);
    this.#next = result;
    this.#last = result;
    return result;
  }
}

const severities = {
  error: DiagnosticSeverity.Error,
  warning: DiagnosticSeverity.Warning,
  note: DiagnosticSeverity.Information,
} as const;

/** Returns a problem as an editor shows it: the message, and the fix in the next line. */
export function editorDiagnostic({ code, severity, message, fix, location }: Diagnostic): EditorDiagnostic {
  const { line = 1, column = 1, length = 1 } = location ?? {};
  const start = { line: line - 1, character: column - 1 };
  return {
    range: { start, end: { line: start.line, character: start.character + length } },
    severity: severities[severity],
    code,
    source: 'forgespec',
    message: fix === undefined ? message : `${message}\nfix: ${fix}`,
  };
}
