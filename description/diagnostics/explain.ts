/** The codes of diagnostics, and the explanation of each code. */

export { catalogue, isCatalogueCode, type DiagnosticCode } from './catalogue.ts';
export { explainedCode, explanationText, type ExplainedCode } from './explained-code.ts';
