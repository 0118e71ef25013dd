import { renderCheckstyleReport } from './checkstyle-report.ts';
import { renderGithubReport } from './github-report.ts';
import { renderJsonReport } from './json-report.ts';
import { renderJunitReport } from './junit-report.ts';
import type { LintReport } from './lint-report.ts';
import type { ReportFormat } from './report-format-names.ts';
import { renderSarifReport } from './sarif-report.ts';

/** The functions that render a report, by the name of the format. `text` is not included, because another module prints it. */
export const reportFormats: Readonly<Record<Exclude<ReportFormat, 'text'>, (report: LintReport) => string>> = {
  json: renderJsonReport,
  sarif: renderSarifReport,
  github: renderGithubReport,
  junit: renderJunitReport,
  checkstyle: renderCheckstyleReport,
};
