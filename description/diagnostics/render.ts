import { codeFrame } from './code-frame.ts';
import type { Diagnostic } from './diagnostic.ts';
import { printable } from './printable.ts';
import { sourceName } from './source-file.ts';
import type { Style } from './style.ts';

const colours = { error: 'red', warning: 'yellow', note: 'cyan' } as const;

/** Formats a diagnostic for a terminal: the source location, the message, the code frame and the fix. */
export function renderDiagnostic(diagnostic: Diagnostic, style: Style): string {
  const { severity, code, message, fix, location } = diagnostic;
  const lines = [`${style[colours[severity]](severity)} ${style.dim(code)}  ${printable(shortened(message))}`];
  if (location !== undefined) {
    lines.unshift(style.bold(printable(locationName(location))));
    lines.push('', codeFrame(location), '');
  }
  if (fix !== undefined) lines.push(`${style.green('fix:')} ${printable(shortened(fix))}`);
  return lines.join('\n');
}

// The maximum length of a message, in characters. A message may contain a name from the description, and such a name may have any length.
const longest = 400;

const shortened = (text: string): string => (text.length <= longest ? text : `${text.slice(0, longest)}…`);

/** Formats a source location as `file:line:column`, relative to the working directory. Editors and terminals turn this text into a link. */
function locationName(location: { source: { path: string }; line: number; column: number }): string {
  return `${sourceName(location.source.path)}:${location.line}:${location.column}`;
}
