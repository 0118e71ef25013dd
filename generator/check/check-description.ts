import { loadDescription } from '../1-load/load.ts';
import { reportSecondOpinion } from '../1-load/report-structure.ts';
import { createDiagnostics, type Diagnostic } from '../diagnostics/diagnostic.ts';
import { runRules, type RuleOptions } from '../lint/run-rules.ts';
import { combinedFindings } from './combined-findings.ts';
import { inspectDescription } from './inspect-description.ts';

/**
 * Checks a description: its syntax and references, its structure by the OpenAPI specification, everything that the generator needs,
 * and the rules of Redocly and of its plugins.
 *
 * @returns all problems, sorted by source location. A problem that is probably a consequence of another one is omitted.
 */
export async function checkDescription(options: RuleOptions): Promise<readonly Diagnostic[]> {
  const loading = createDiagnostics();
  const description = await loadDescription(options.spec, loading, { remotes: options.remotes ?? [] });
  if (description === undefined) return loading.all;
  const findings = runRules(options);
  const { diagnostics } = inspectDescription(description, loading.all);
  await reportSecondOpinion(description, diagnostics);
  return combinedFindings(description, diagnostics.all, await findings, options.severities);
}
