import { renderCheckstyleReport } from './checkstyle-report.ts';
import { renderGithubReport } from './github-report.ts';
import { renderJsonReport } from './json-report.ts';
import { renderJunitReport } from './junit-report.ts';
import type { LintReport } from './lint-report.ts';
import type { ReportFormat } from './report-format-names.ts';
import { renderSarifReport } from './sarif-report.ts';

/**
 * A map from the name of each format to the function that writes a report in this format. The format `text` is missing, because another
 * module prints it.
 */
export const reportFormats: Readonly<Record<Exclude<ReportFormat, 'text'>, (report: LintReport) => string>> = {
  json: renderJsonReport,
  sarif: renderSarifReport,
  github: renderGithubReport,
  junit: renderJunitReport,
  checkstyle: renderCheckstyleReport,
};
