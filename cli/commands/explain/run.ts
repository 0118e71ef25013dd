import { changeIds } from '@forgespec/diff/catalogue';
import { changeExplanationText, explainedChange } from '@forgespec/diff/explained-change';
import {
  catalogue,
  explainedCode,
  explanationText,
  isCatalogueCode,
} from '@forgespec/description/diagnostics/catalogue';
import { builtInRuleNames, printable, ruleAddress, suggestion } from '@forgespec/description/diagnostics';
import type { ExplainCommandOptions } from './declaration.ts';
import { jsonText } from '../../formats/json-text.ts';
import { CommandError } from '../command-error.ts';

/**
 * Runs `forgespec explain`: explains the code of a diagnostic, or the id of a change that `forgespec diff` reports. Without an argument,
 * lists all codes and ids. Returns the exit code.
 */
export function explainCommand({ code, json }: ExplainCommandOptions): number {
  const codes = [...Object.keys(catalogue), ...builtInRuleNames];
  if (code === undefined) {
    const all = codes.map(explainedCode);
    const changes = changeIds().flatMap((id) => explainedChange(id) ?? []);
    const lines = [
      ...all.map(({ code, meaning, address }) => `${code}\n  ${address ?? meaning}\n`),
      ...changes.map(({ id, meaning }) => `${id}\n  ${meaning}\n`),
    ];
    process.stdout.write(json ? jsonText([...all, ...changes]) : lines.join(''));
    return 0;
  }
  const change = explainedChange(code);
  if (change !== undefined) {
    process.stdout.write(json ? jsonText(change) : `${changeExplanationText(change)}\n`);
    return 0;
  }
  if (!isCatalogueCode(code) && ruleAddress(code) === undefined && !code.includes('/')) {
    const near = suggestion(code, [...codes, ...changeIds()]);
    const fix = near === undefined ? '' : ` Did you mean \`${near}\`?`;
    throw new CommandError(`There is no code "${printable(code)}".${fix} \`forgespec explain\` lists all codes.`, 2);
  }
  const explained = explainedCode(code);
  process.stdout.write(json ? jsonText(explained) : `${printable(explanationText(explained))}\n`);
  return 0;
}
