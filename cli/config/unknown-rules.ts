import { catalogue, isCatalogueCode } from '@forgespec/description/diagnostics/catalogue';
import { suggestion } from '@forgespec/description/diagnostics';
import { rules, severities } from '../options/shared-options.ts';
import type { ConfigFault } from './check-value.ts';
import { settingAt, type LoadedConfig } from './loaded-config.ts';

/**
 * Checks the keys of `rules.severities` in a config. Returns a fault for each key that is neither a code of the catalogue nor the name of a
 * rule.
 */
export async function unknownRules({ value, folder }: LoadedConfig): Promise<readonly ConfigFault[]> {
  const path = severities.setting?.path ?? [];
  const configured = settingAt(value, path);
  if (typeof configured !== 'object' || configured === null) return [];
  const names = Object.keys(configured).filter((name) => !isCatalogueCode(name));
  if (names.length === 0) return [];
  const file = settingAt(value, rules.setting?.path ?? []);
  const { ruleNames } = await import('@forgespec/description/lint');
  // If the rules cannot be loaded, nothing is reported here, because `lint` reports the reason.
  const known = await ruleNames(file === undefined ? rules.initial(folder) : rules.setting?.read(file, folder)).catch(
    () => undefined,
  );
  if (known === undefined) return [];
  const unknown = names.filter((name) => !known.includes(name));
  return unknown.map((name) => {
    const near = suggestion(name, [...known, ...Object.keys(catalogue)]);
    const fix =
      near === undefined
        ? 'Write the name of a rule, or a code that `forgespec explain` lists.'
        : `Did you mean \`${near}\`?`;
    const message = `There is no rule or code \`${name}\`.`;
    return { code: 'config-unknown-key', path: [...path, name], on: 'key', message, fix };
  });
}
