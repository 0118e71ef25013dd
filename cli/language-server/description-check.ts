import { DiagnosticSeverity, type Diagnostic as EditorDiagnostic } from 'vscode-languageserver';
import { openRuns } from '@forgespec/description/results';
import type { Diagnostic } from '@forgespec/description/diagnostics';
import { checkDescription, type CheckOptions } from '@forgespec/model/check';
import { positionAt } from './text-positions.ts';

/** Checks of one description, one after the other. A check uses the results of the check before again, if their files have not changed. */
export class EditedCheck {
  readonly #runs = openRuns();
  #running: Promise<unknown> = Promise.resolve();
  #last: Promise<readonly Diagnostic[]> | undefined;

  /** Returns the problems of the last check. Runs the first check if there was none. */
  diagnostics(options: CheckOptions): Promise<readonly Diagnostic[]> {
    return this.#last ?? this.run(options);
  }

  /** Checks the description, after the current check. */
  run(options: CheckOptions): Promise<readonly Diagnostic[]> {
    const check = async (): Promise<readonly Diagnostic[]> =>
      (await this.#runs.run(() => checkDescription(options))).diagnostics;
    const result = this.#running.then(check);
    this.#running = result.catch(() => undefined);
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

/** Returns the range of an edit of a text. */
export const rangeOfEdit = (text: string, { start, end }: { readonly start: number; readonly end: number }) => ({
  start: positionAt(text, start),
  end: positionAt(text, end),
});
