import type { Diagnostic } from '@forgespec/description/diagnostics';
import { xmlAttribute, xmlText } from '@forgespec/description/text';
import { diagnosticsByFile, messageWithFix, reportedLocation, type LintReport } from './lint-report.ts';

/**
 * Returns a report as JUnit XML. Each file is a test suite, and each diagnostic is a test case. An error is a failed test case. A warning
 * or a note is a skipped test case, because it does not fail the run. If there are no diagnostics, the report contains one passed test
 * case.
 */
export function renderJunitReport(report: LintReport): string {
  const byFile = diagnosticsByFile(report);
  if (byFile.size === 0) byFile.set(report.spec, []);
  const suites = [...byFile].map(([file, diagnostics]) => {
    const cases = diagnostics.map((diagnostic) => testCase(file, diagnostic, report.folder));
    if (cases.length === 0) cases.push(`    <testcase classname=${xmlAttribute(file)} name="no problems" time="0"/>`);
    const failures = diagnostics.filter(({ severity }) => severity === 'error').length;
    const counts = `tests="${cases.length}" failures="${failures}" errors="0" skipped="${diagnostics.length - failures}"`;
    const text = `  <testsuite name=${xmlAttribute(file)} ${counts} time="0">\n${cases.join('\n')}\n  </testsuite>`;
    return { text, tests: cases.length, failures };
  });
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  const tests = sum(suites.map((suite) => suite.tests));
  const failures = sum(suites.map((suite) => suite.failures));
  return `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="forgespec lint" tests="${tests}" failures="${failures}" errors="0" time="0">
${suites.map(({ text }) => text).join('\n')}
</testsuites>
`;
}

function testCase(file: string, diagnostic: Diagnostic, folder: string): string {
  const { code, severity, message } = diagnostic;
  const start = reportedLocation(diagnostic, folder)?.start;
  const position = start === undefined ? '' : `:${start.line}:${start.column}`;
  const result = severity === 'error' ? 'failure' : 'skipped';
  const text = xmlText(`${file}${position}\n${messageWithFix(diagnostic)}`);
  return `    <testcase classname=${xmlAttribute(file)} name=${xmlAttribute(`${code}${position}`)} time="0">
      <${result} type=${xmlAttribute(code)} message=${xmlAttribute(message)}>${text}</${result}>
    </testcase>`;
}
