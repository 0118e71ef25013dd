import type { DiagnosticCode } from '@forgespec/description/diagnostics/catalogue';
import { isFault, type Diagnostic } from '@forgespec/description/diagnostics';
import { schemaProblems } from './schema-problems.ts';

const structure: readonly DiagnosticCode[] = [
  'structure-invalid',
  'status-invalid',
  'keyword-invalid',
  'keyword-unknown',
  'keyword-unsupported',
  'key-ignored',
];
/** The codes of problems with examples, and the codes of schema problems that make examples invalid. */
const schema: readonly DiagnosticCode[] = ['example-invalid', 'default-invalid', ...schemaProblems];

/** Maps each rule of Redocly to the codes of forgespec that report the same problems, or the causes of these problems. */
const codesOfRules: ReadonlyMap<string, readonly DiagnosticCode[]> = new Map<string, readonly DiagnosticCode[]>(
  Object.entries({
    'info-license': structure,
    'info-license-strict': structure,
    'no-ambiguous-paths': ['path-ambiguous'],
    'no-duplicated-enum-values': ['entry-duplicate'],
    'no-duplicated-tag-names': ['entry-duplicate'],
    'no-enum-type-mismatch': ['enum-mismatched', 'keyword-invalid', 'schema-contradictory'],
    'no-example-value-and-externalValue': structure,
    'no-identical-paths': ['path-ambiguous'],
    'no-illogical-composition-keywords': ['discriminator-invalid', 'schema-contradictory'],
    'no-invalid-media-type-examples': schema,
    'no-invalid-parameter-examples': schema,
    'no-invalid-schema-examples': schema,
    'no-mixed-number-range-constraints': ['schema-contradictory'],
    'no-required-schema-properties-undefined': ['keyword-unknown', 'property-undeclared', 'schema-contradictory'],
    'no-schema-type-mismatch': ['keyword-ineffective', 'schema-contradictory'],
    'no-server-variables-empty-enum': ['default-invalid', 'structure-invalid'],
    'no-undefined-server-variable': ['server-variable-undeclared', 'server-variable-unused'],
    'no-unused-components': ['name-invalid', 'structure-invalid'],
    'nullable-type-sibling': ['keyword-ineffective'],
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
 * A map from rules of Redocly to codes of forgespec. If a rule has a finding, and a problem with one of these codes is on the same line,
 * the problem is the cause of the finding.
 */
const codesOnLine: ReadonlyMap<string, readonly DiagnosticCode[]> = new Map([
  ['operation-2xx-response', structure],
  ['operation-4xx-response', structure],
]);

/**
 * Removes a finding of a rule if forgespec itself reports the same problem. If forgespec reports an error or makes an assumption, removes
 * all findings. Rules expect a valid description, so most of these findings would be consequences. If forgespec reports only warnings, a
 * finding with the severity `error` in the user's configuration is removed only if the same problem is on the same line. Other findings are
 * also removed if the same problem is on another line.
 */
export function withoutRepeated(findings: readonly Diagnostic[], own: readonly Diagnostic[]): Diagnostic[] {
  if (own.some(isFault)) return [];
  return findings.filter((finding) => {
    // This message means that the schema of the example has a fault. forgespec itself reports such a fault.
    if (own.length > 0 && finding.message.startsWith('Example validation errored')) return false;
    const repeats = own.filter((diagnostic) => reportsTheSame(diagnostic, finding));
    return finding.severity === 'error'
      ? !repeats.some((diagnostic) => isOnLine(diagnostic, finding))
      : repeats.length === 0 && !own.some((diagnostic) => causesOnLine(diagnostic, finding));
  });
}

/**
 * Returns the diagnostics of forgespec itself. A diagnostic becomes an error if a rule reports the same problem on the same line, and the
 * finding of the rule is an error.
 */
export function withSeveritiesOfRules(own: readonly Diagnostic[], findings: readonly Diagnostic[]): Diagnostic[] {
  const errors = findings.filter(({ severity }) => severity === 'error');
  return own.map((diagnostic) =>
    errors.some((finding) => reportsTheSame(diagnostic, finding) && isOnLine(diagnostic, finding))
      ? { ...diagnostic, severity: 'error' }
      : diagnostic,
  );
}

const reportsTheSame = ({ code }: Diagnostic, finding: Diagnostic): boolean =>
  (codesOfRules.get(finding.code) ?? []).some((known) => known === code);

const causesOnLine = (diagnostic: Diagnostic, finding: Diagnostic): boolean =>
  isOnLine(diagnostic, finding) && (codesOnLine.get(finding.code) ?? []).some((code) => code === diagnostic.code);

const isOnLine = ({ location }: Diagnostic, { location: other }: Diagnostic): boolean =>
  location?.source.path === other?.source.path && location?.line === other?.line;
