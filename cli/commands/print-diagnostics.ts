import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts';
import { renderDiagnostic } from '../../generator/diagnostics/render.ts';
import { styleFor } from '../../generator/diagnostics/style.ts';

/** Prints problems of the description to stderr, with a count of them; nothing where there are none. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const style = styleFor(process.stderr);
  for (const diagnostic of diagnostics) process.stderr.write(`${renderDiagnostic(diagnostic, style)}\n\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  process.stderr.write(`${countOf(errors, 'error')}, ${countOf(diagnostics.length - errors, 'warning')}\n`);
}

/** `1 error`, `2 errors` */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
