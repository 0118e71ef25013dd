import type { DiagnosticCode } from '../diagnostics/catalogue.ts';
import type { Diagnostic } from '../diagnostics/diagnostic.ts';

const structure: readonly DiagnosticCode[] = [
  'structure-invalid',
  'status-invalid',
  'keyword-invalid',
  'keyword-unknown',
  'keyword-unsupported',
  'key-ignored',
];
/** Codes of problems in a schema that make its examples invalid. */
const schema: readonly DiagnosticCode[] = [
  'default-invalid',
  'discriminator-invalid',
  'enum-mismatched',
  'keyword-invalid',
  'keyword-unknown',
  'property-undeclared',
  'schema-contradictory',
];

/** The codes of the catalogue that report the problems of a rule of Redocly, or the causes of such problems. */
const codesOfRules: ReadonlyMap<string, readonly DiagnosticCode[]> = new Map<string, readonly DiagnosticCode[]>(
  Object.entries({
    'info-license': structure,
    'info-license-strict': structure,
    'no-ambiguous-paths': ['path-ambiguous'],
    'no-duplicated-enum-values': ['entry-duplicate'],
    'no-duplicated-tag-names': ['entry-duplicate'],
    'no-enum-type-mismatch': ['enum-mismatched', 'keyword-invalid', 'schema-contradictory'],
    'no-identical-paths': ['path-ambiguous'],
    'no-illogical-composition-keywords': ['discriminator-invalid', 'schema-contradictory'],
    'no-invalid-media-type-examples': schema,
    'no-invalid-parameter-examples': schema,
    'no-invalid-schema-examples': schema,
    'no-mixed-number-range-constraints': ['schema-contradictory'],
    'no-required-schema-properties-undefined': ['keyword-unknown', 'property-undeclared'],
    'no-schema-type-mismatch': ['keyword-ineffective', 'schema-contradictory'],
    'no-server-variables-empty-enum': ['default-invalid', 'structure-invalid'],
    'no-undefined-server-variable': ['server-variable-undeclared', 'server-variable-unused'],
    'no-unused-components': ['name-invalid', 'structure-invalid'],
    'operation-operationId': ['operation-id-missing'],
    'operation-operationId-url-safe': ['name-invalid'],
    'path-declaration-must-exist': ['path-invalid'],
    'operation-operationId-unique': ['operation-id-duplicate'],
    'operation-parameters-unique': ['parameter-duplicate'],
    'operation-tag-defined': ['tag-undeclared'],
    'path-not-include-query': ['path-invalid'],
    'path-parameters-defined': ['path-parameter-undeclared', 'path-parameter-unused'],
    'security-scopes-defined': ['scope-undeclared'],
    'spec-components-invalid-map-name': ['name-invalid'],
    'spec-ref-siblings': ['key-ignored'],
    'tag-description': structure,
    struct: structure,
  }),
);

/**
 * Returns the findings of rules without those whose problems the catalogue reports. If the catalogue reports an error, returns none:
 * rules expect a sound description, so most of their findings would be consequences.
 */
export function withoutRepeated(findings: readonly Diagnostic[], own: readonly Diagnostic[]): Diagnostic[] {
  if (own.some(({ severity }) => severity === 'error')) return [];
  const reported: ReadonlySet<string> = new Set(own.map(({ code }) => code));
  return findings.filter(
    ({ code, message }) =>
      // The schema of the example is faulty, which the catalogue reports.
      !(own.length > 0 && message.startsWith('Example validation errored')) &&
      !(codesOfRules.get(code) ?? []).some((known) => reported.has(known)),
  );
}
