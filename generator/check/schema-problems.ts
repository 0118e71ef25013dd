import type { DiagnosticCode } from '../diagnostics/catalogue.ts';

/** Codes of problems in a schema that make its examples and defaults invalid. */
export const schemaProblems: readonly DiagnosticCode[] = [
  'discriminator-invalid',
  'enum-mismatched',
  'keyword-invalid',
  'keyword-unknown',
  'property-undeclared',
  'schema-contradictory',
];
