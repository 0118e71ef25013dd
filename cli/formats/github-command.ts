import { printable } from '@forgespec/description/diagnostics';

/** Returns a workflow command of GitHub Actions: a message that GitHub shows beside a line of a file. */
export function githubCommand(
  level: 'error' | 'notice' | 'warning',
  properties: Readonly<Record<string, number | string>>,
  message: string,
): string {
  const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${level} ${list.join(',')}::${escapeData(message)}\n`;
}

// The runner of GitHub Actions ends a command at a line break. So these functions escape line breaks and separators, and the runner decodes
// the escape sequences.

const escapeData = (text: string): string =>
  printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
