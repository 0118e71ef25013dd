import type { FailureGroup } from '@forgespec/contract/failure-groups';
import { githubCommand } from './github-command.ts';
import { sarifLog, type SarifResult } from './sarif-log.ts';

/**
 * Returns the causes of the failures of a contract run as SARIF 2.1.0, each with the source location of the violated rule.
 *
 * @param folder the folder to which the paths of files are relative.
 */
export const renderCausesAsSarif = (groups: readonly FailureGroup[], folder: string): string =>
  sarifLog(
    groups.map((group): SarifResult => {
      const position = positionOf(group);
      const location = position && { file: position.file, start: position };
      return {
        rule: `contract/${group.finding.rule}`,
        level: 'error',
        text: textOf(group),
        ...(location && { location }),
      };
    }),
    folder,
    (rule) => ({ id: rule, shortDescription: { text: `The server violates the rule ${rule} of its description.` } }),
  );

/** Returns the causes of the failures of a contract run as workflow commands of GitHub Actions. */
export const renderCausesAsGithub = (groups: readonly FailureGroup[]): string =>
  groups
    .map((group) => {
      const position = positionOf(group);
      const place = position && { file: position.file, line: position.line, col: position.column };
      return githubCommand('error', { ...place, title: `forgespec contract/${group.finding.rule}` }, textOf(group));
    })
    .join('');

function textOf({ finding: { message, expected, got }, first, others, operations }: FailureGroup): string {
  const count = `${others.length + 1} cases of ${operations} operations, such as ${first.id}`;
  const request = [...first.before, first.curl ?? ''].filter((line) => line !== '');
  return [`${message} Expected ${expected}, got ${got}.`, count, ...request].join('\n');
}

/** Returns the file, line and column of the violated rule. Returns undefined if it is not in a file. */
function positionOf({ finding }: FailureGroup): { file: string; line: number; column: number } | undefined {
  const { file, line, column } =
    /^(?<file>.+):(?<line>\d+):(?<column>\d+)$/su.exec(finding.sourceLocation)?.groups ?? {};
  return file === undefined ? undefined : { file, line: Number(line), column: Number(column) };
}
