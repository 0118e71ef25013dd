import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';

/** Returns a problem in one line: `severity code at underlined text: message | fix`. */
export function completeText({ severity, code, message, fix, place }: Diagnostic): string {
  const line = place?.source.text.split('\n')[place.line - 1] ?? '';
  const marked = place === undefined ? 'no place' : line.slice(place.column - 1, place.column - 1 + place.length);
  return `${severity} ${code} at ${marked}: ${message} | ${fix}`;
}
