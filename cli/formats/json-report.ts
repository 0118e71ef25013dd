import { jsonText } from './json-text.ts';
import { reportedLocation, type LintReport } from './lint-report.ts';

/** The version of the JSON format. It increases with each change that could break a program that reads the format. */
const formVersion = 1;

/** Returns a report as JSON. `lint-report.schema.json` describes the format. */
export const renderJsonReport = ({ diagnostics, counts, folder }: LintReport): string =>
  jsonText({
    version: formVersion,
    errors: counts.error,
    warnings: counts.warning,
    notes: counts.note,
    diagnostics: diagnostics.map((diagnostic) => {
      const { code, severity, message, fix = null } = diagnostic;
      const { file = null, ...range } = reportedLocation(diagnostic, folder) ?? {};
      return { code, severity, message, fix, file, range: file === null ? null : range };
    }),
  });
