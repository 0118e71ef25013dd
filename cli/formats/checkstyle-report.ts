import { xmlAttribute } from '@forgespec/description/text';
import { diagnosticsByFile, messageWithFix, reportedLocation, type LintReport } from './lint-report.ts';

/**
 * Returns a report in the XML format of Checkstyle. The diagnostics are grouped by file.
 *
 * @see https://checkstyle.org/apidocs/com/puppycrawl/tools/checkstyle/XMLLogger.html
 */
export function renderCheckstyleReport(report: LintReport): string {
  const files = [...diagnosticsByFile(report)].map(([file, diagnostics]) => {
    const errors = diagnostics.map((diagnostic) => {
      const { severity } = diagnostic;
      const start = reportedLocation(diagnostic, report.folder)?.start;
      const attributes = [
        ...(start === undefined ? [] : [`line="${start.line}"`, `column="${start.column}"`]),
        `severity="${severity === 'note' ? 'info' : severity}"`,
        `message=${xmlAttribute(messageWithFix(diagnostic))}`,
        `source=${xmlAttribute(`forgespec.${diagnostic.code}`)}`,
      ];
      return `    <error ${attributes.join(' ')}/>\n`;
    });
    return `  <file name=${xmlAttribute(file)}>\n${errors.join('')}  </file>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<checkstyle version="4.3">\n${files.join('')}</checkstyle>\n`;
}
