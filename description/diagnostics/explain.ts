export { type DiagnosticCode, catalogue, isCatalogueCode } from './catalogue.ts';
export { type ExplainedCode, explainedCode, explanationText } from './explained-code.ts';
