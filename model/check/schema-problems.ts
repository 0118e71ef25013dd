import type { DiagnosticCode } from '@forgespec/description/diagnostics/catalogue';

/** Codes of faults in schemas. Correct examples and defaults may not match a schema with such a fault. */
export const schemaProblems: readonly DiagnosticCode[] = [
  'discriminator-invalid',
  'enum-mismatched',
  'keyword-invalid',
  'keyword-unknown',
  'property-undeclared',
  'schema-contradictory',
];
