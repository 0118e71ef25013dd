import type { DiagnosticCode } from '../catalogue.ts';
import type { CodeExample } from './code-example.ts';
import { fetchExamples } from './fetch-examples.ts';
import { fileExamples } from './file-examples.ts';
import { operationExamples } from './operation-examples.ts';
import { projectExamples } from './project-examples.ts';
import { schemaExamples } from './schema-examples.ts';

/** A map from each code of the catalogue to its example. If a code has no example, this module does not compile. */
export const codeExamples: Readonly<Record<DiagnosticCode, CodeExample>> = {
  ...fileExamples,
  ...operationExamples,
  ...schemaExamples,
  ...projectExamples,
  ...fetchExamples,
};
