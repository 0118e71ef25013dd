import type { DiagnosticCode } from '../diagnostics/catalogue.ts';

/** Codes of schema problems that can make the examples and defaults of the schema invalid. */
export const schemaProblems: readonly DiagnosticCode[] = [
  'discriminator-invalid',
  'enum-mismatched',
  'keyword-invalid',
  'keyword-unknown',
  'property-undeclared',
  'schema-contradictory',
];
