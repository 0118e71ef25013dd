import type { Diagnostic } from '../../description/diagnostics/diagnostic.ts';

/** Returns a problem in one line: `severity code at underlined text: message | fix`. */
export function completeText({ severity, code, message, fix, location }: Diagnostic): string {
  const line = location?.source.text.split('\n')[location.line - 1] ?? '';
  const marked =
    location === undefined ? 'no place' : line.slice(location.column - 1, location.column - 1 + location.length);
  return `${severity} ${code} at ${marked}: ${message} | ${fix}`;
}
