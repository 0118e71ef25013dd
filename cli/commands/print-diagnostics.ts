import type { Diagnostic } from '@forgespec/generator/diagnostics';
import { renderDiagnostic } from '@forgespec/generator/diagnostics/render';
import { styleFor } from '@forgespec/generator/diagnostics/style';

/** Prints the diagnostics and their number to stderr. Prints nothing if there are none. */
export function printDiagnostics(diagnostics: readonly Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const style = styleFor(process.stderr);
  for (const diagnostic of diagnostics) process.stderr.write(`${renderDiagnostic(diagnostic, style)}\n\n`);
  const errors = diagnostics.filter(({ severity }) => severity === 'error').length;
  process.stderr.write(`${countOf(errors, 'error')}, ${countOf(diagnostics.length - errors, 'warning')}\n`);
}

/** Formats a count with its noun: `1 error`, `2 errors`. */
export const countOf = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
