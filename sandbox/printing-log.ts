import type { DispatcherOptions } from '@forgespec/sdk/server';

/**
 * Returns a log that prints each entry on one line. Control characters in messages and errors are escaped, as in JSON.
 */
export const printingLog = (print: (line: string) => void): NonNullable<DispatcherOptions['log']> => ({
  warn: (details: object, message: string) => print(logLine(message, details)),
  error: (details: object, message: string) => print(logLine(message, details)),
});

function logLine(message: string, details: object): string {
  const fields = Object.entries(details).map(([name, value]) => [name, value instanceof Error ? value.stack : value]);
  return `${message} ${JSON.stringify(Object.fromEntries(fields))}`;
}
