import { catalogue, isCatalogueCode } from '@forgespec/generator/diagnostics/catalogue';
import { explainedCode, explanationText } from '@forgespec/generator/diagnostics/explained-code';
import { printable } from '@forgespec/generator/diagnostics/printable';
import { ruleAddress, builtInRuleNames } from '@forgespec/generator/diagnostics/rule-address';
import { suggestion } from '@forgespec/generator/diagnostics/suggestion';
import type { ExplainCommandOptions } from '../declarations/explain.ts';
import { jsonText } from '../formats/json-text.ts';
import { CommandError } from './command-error.ts';

/** Runs `forgespec explain`: explains the code of a diagnostic. Without a code, lists all codes. Returns the exit code. */
export function explainCommand({ code, json }: ExplainCommandOptions): number {
  const codes = [...Object.keys(catalogue), ...builtInRuleNames];
  if (code === undefined) {
    const all = codes.map(explainedCode);
    const list = all.map(({ code, meaning, address }) => `${code}\n  ${address ?? meaning}\n`).join('');
    process.stdout.write(json ? jsonText(all) : list);
    return 0;
  }
  if (!isCatalogueCode(code) && ruleAddress(code) === undefined && !code.includes('/')) {
    const near = suggestion(code, codes);
    const fix = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    throw new CommandError(`There is no code "${printable(code)}".${fix} \`forgespec explain\` lists all codes.`, 2);
  }
  const explained = explainedCode(code);
  process.stdout.write(json ? jsonText(explained) : `${printable(explanationText(explained))}\n`);
  return 0;
}
