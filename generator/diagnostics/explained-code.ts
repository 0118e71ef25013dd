import { ruleAddress } from './rule-address.ts';
import { catalogue, type DiagnosticCode } from './catalogue.ts';

/** The explanation of a code. */
export interface ExplainedCode {
  readonly meaning: string;
  /** The address of the documentation; undefined for the codes of the catalogue and for the rules of plugins. */
  readonly address?: string | undefined;
}

/** Returns true if a code is in the catalogue, and not the name of a rule. */
export const isCatalogueCode = (code: string): code is DiagnosticCode => Object.hasOwn(catalogue, code);

/** Explains the code of a diagnostic. */
export function explainedCode(code: string): ExplainedCode {
  if (isCatalogueCode(code)) return { meaning: catalogue[code] };
  const address = ruleAddress(code);
  return { meaning: `The rule ${code} of ${address === undefined ? 'a plugin of Redocly' : 'Redocly'}.`, address };
}
