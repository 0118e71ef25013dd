import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

/** The codes of the catalogue that report the same problems as a rule of Redocly. */
const codesOfRules: ReadonlyMap<string, readonly DiagnosticCode[]> = new Map<string, readonly DiagnosticCode[]>(
  Object.entries({
    'no-ambiguous-paths': ['path-ambiguous'],
    'no-identical-paths': ['path-ambiguous'],
    'no-unresolved-refs': [
      'reference-dangling',
      'reference-remote',
      'reference-circular',
      'file-missing',
      'file-unreadable',
      'yaml-syntax',
      'value-not-json',
    ],
    'no-duplicated-enum-values': ['entry-duplicate'],
    'no-duplicated-tag-names': ['entry-duplicate'],
    'no-enum-type-mismatch': ['enum-mismatched', 'keyword-invalid', 'schema-contradictory'],
    'no-illogical-composition-keywords': ['schema-contradictory'],
    'no-mixed-number-range-constraints': ['schema-contradictory'],
    'no-required-schema-properties-undefined': ['property-undeclared', 'schema-contradictory'],
    'no-schema-type-mismatch': ['keyword-ineffective'],
    'no-server-variables-empty-enum': ['default-invalid', 'structure-invalid'],
    'no-undefined-server-variable': ['server-variable-undeclared', 'server-variable-unused'],
    'operation-operationId': ['operation-id-missing'],
    'operation-operationId-url-safe': ['name-invalid'],
    'path-declaration-must-exist': ['path-invalid'],
    'path-not-include-query': ['path-invalid'],
    'security-scopes-defined': ['scope-undeclared'],
    'operation-operationId-unique': ['operation-id-duplicate'],
    'operation-parameters-unique': ['parameter-duplicate'],
    'path-parameters-defined': ['path-parameter-undeclared', 'path-parameter-unused'],
    'security-defined': ['security-scheme-undeclared'],
    'spec-components-invalid-map-name': ['name-invalid'],
    'spec-ref-siblings': ['key-ignored'],
    struct: [
      'structure-invalid',
      'status-invalid',
      'keyword-invalid',
      'keyword-unknown',
      'keyword-unsupported',
      'key-ignored',
    ],
  }),
);

/** Rules whose problems the checks of the catalogue find completely. One problem may be reported at two locations. */
const coveredRules: ReadonlySet<string> = new Set([
  'no-server-variables-empty-enum',
  'no-undefined-server-variable',
  'no-unresolved-refs',
  'operation-operationId-unique',
  'security-scopes-defined',
  'struct',
]);

/** Returns the findings of rules without those that the catalogue already reports. */
export function withoutRepeated(findings: readonly Diagnostic[], own: readonly Diagnostic[]): Diagnostic[] {
  return findings.filter((finding) => {
    // The schema of the example is faulty, which the catalogue reports.
    if (own.length > 0 && finding.message.startsWith('Example validation errored')) return false;
    const codes: readonly string[] = codesOfRules.get(finding.code) ?? [];
    return !own.some(({ code, place }) => {
      if (!codes.includes(code)) return false;
      if (coveredRules.has(finding.code)) return true;
      return place?.source.path === finding.place?.source.path && place?.line === finding.place?.line;
    });
  });
}
