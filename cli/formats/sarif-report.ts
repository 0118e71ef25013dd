import { explainedCode, explanationText } from '@forgespec/description/diagnostics/catalogue';
import { messageWithFix, reportedLocation, type LintReport } from './lint-report.ts';
import { sarifLog, type SarifResult } from './sarif-log.ts';

/** Returns a report as SARIF 2.1.0. */
export function renderSarifReport({ diagnostics, folder }: LintReport): string {
  const results = diagnostics.map((diagnostic): SarifResult => {
    const location = reportedLocation(diagnostic, folder);
    const result = { rule: diagnostic.code, level: diagnostic.severity, text: messageWithFix(diagnostic) };
    return location === undefined ? result : { ...result, location };
  });
  return sarifLog(results, folder, reportingDescriptor);
}

/**
 * Returns the description of a diagnostic code, from the list of all codes. If the code is the name of a rule of Redocly, the description
 * contains the URL of the documentation of this rule.
 */
function reportingDescriptor(code: string): object {
  const explained = explainedCode(code);
  const { meaning, address } = explained;
  return {
    id: code,
    shortDescription: { text: meaning },
    help: { text: explanationText(explained) },
    ...(address !== undefined && { helpUri: address }),
  };
}
