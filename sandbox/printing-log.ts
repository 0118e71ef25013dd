import type { DispatcherOptions } from '@forgespec/sdk/server';

/**
 * Returns a log that prints each entry on one line. The details of the entry are printed as JSON, so that line breaks
 * in errors are escaped.
 */
export const printingLog = (print: (line: string) => void): NonNullable<DispatcherOptions['log']> => ({
  warn: (details: object, message: string) => print(logLine(message, details)),
  error: (details: object, message: string) => print(logLine(message, details)),
});

function logLine(message: string, details: object): string {
  const fields = Object.entries(details).map(([name, value]) => [name, value instanceof Error ? value.stack : value]);
  return `${message} ${JSON.stringify(Object.fromEntries(fields))}`.replaceAll(unprintable, escapeOf);
}

/** Control characters and invisible characters. JSON does not escape all of them. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

const escapeOf = (character: string): string =>
  character
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
