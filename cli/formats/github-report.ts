import { printable } from '@forgespec/generator/diagnostics/printable';
import { messageWithFix, reportedLocation, type LintReport } from './lint-report.ts';

/**
 * Returns a report as workflow commands of GitHub Actions. In a pull request, GitHub shows each diagnostic beside its line.
 *
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export function renderGithubReport({ diagnostics, folder }: LintReport): string {
  return diagnostics
    .map((diagnostic) => {
      const location = reportedLocation(diagnostic, folder);
      const properties: Readonly<Record<string, string | number>> = {
        ...(location && {
          file: location.file,
          line: location.start.line,
          endLine: location.end.line,
          col: location.start.column,
          endColumn: location.end.column,
        }),
        title: `forgespec ${diagnostic.code}`,
      };
      const list = Object.entries(properties).map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
      return `::${diagnostic.severity} ${list.join(',')}::${escapeData(messageWithFix(diagnostic))}\n`;
    })
    .join('');
}

// The runner of GitHub Actions ends a command at a line break. The runner decodes the escapes that these functions write.

const escapeData = (text: string): string =>
  printable(text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A'));

const escapeProperty = (text: string): string => escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
