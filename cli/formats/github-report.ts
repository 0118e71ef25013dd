import { githubCommand } from './github-command.ts';
import { messageWithFix, reportedLocation, type LintReport } from './lint-report.ts';

/**
 * Returns a report as workflow commands of GitHub Actions. In a pull request, GitHub shows each diagnostic beside its line.
 *
 * @see https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions#setting-an-error-message
 */
export function renderGithubReport({ diagnostics, folder }: LintReport): string {
  return diagnostics
    .map((diagnostic) => {
      const { severity } = diagnostic;
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
      return githubCommand(severity === 'note' ? 'notice' : severity, properties, messageWithFix(diagnostic));
    })
    .join('');
}
