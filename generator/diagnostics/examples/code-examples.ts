import type { DiagnosticCode } from '../catalogue.ts';
import type { CodeExample } from './code-example.ts';
import { fetchExamples } from './fetch-examples.ts';
import { fileExamples } from './file-examples.ts';
import { operationExamples } from './operation-examples.ts';
import { projectExamples } from './project-examples.ts';
import { schemaExamples } from './schema-examples.ts';

/** The example of each code of the catalogue. A code without an example does not compile. */
export const codeExamples: Readonly<Record<DiagnosticCode, CodeExample>> = {
  ...fileExamples,
  ...operationExamples,
  ...schemaExamples,
  ...projectExamples,
  ...fetchExamples,
};
