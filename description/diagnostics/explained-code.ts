import { catalogue, isCatalogueCode } from './catalogue.ts';
import type { CodeExample, ExampleContext } from './examples/code-example.ts';
import { codeExamples } from './examples/code-examples.ts';
import { ruleAddress } from './rule-address.ts';

/** The explanation of a code. */
export interface ExplainedCode {
  readonly code: string;
  readonly meaning: string;
  /** The example. Undefined for a rule. */
  readonly example?: CodeExample | undefined;
  /** The URL of the documentation. Undefined for the codes of the catalogue and for the rules of plugins. */
  readonly address?: string | undefined;
}

/** Returns the explanation of `code`, which is a code of the catalogue or the name of a rule. */
export function explainedCode(code: string): ExplainedCode {
  if (isCatalogueCode(code)) return { code, meaning: catalogue[code], example: codeExamples[code] };
  const address = ruleAddress(code);
  const owner = address === undefined ? 'a plugin of Redocly' : 'Redocly';
  const meaning = `${code} is a rule of ${owner}. Its severity is set in the file of rules (redocly.yaml), or in \`rules.severities\` of the config.`;
  return { code, meaning, address };
}

/** Returns an explanation as plain text: the meaning, the URL of the documentation, and the wrong and the right example. */
export function explanationText({ meaning, example, address }: ExplainedCode): string {
  const lines = [meaning];
  if (address !== undefined) lines.push('', `Documentation: ${address}`);
  if (example !== undefined) {
    const context = contextWords[example.in];
    lines.push('', `Wrong${context}:`, indented(example.wrong), '', `Right${context}:`, indented(example.right));
  }
  return lines.join('\n');
}

const contextWords: Readonly<Record<ExampleContext, string>> = {
  file: '',
  description: ', at the top level',
  operation: ', in an operation',
  schema: ', in a schema',
  text: '',
};

const indented = (text: string): string => text.replaceAll(/^/gmu, '  ');
