import { relative, resolve } from 'node:path';
import type { Diagnostics } from '@forgespec/generator/diagnostics';
import { unknownRules } from './unknown-rules.ts';
import { checkValue, pathName, type ConfigFault } from './check-value.ts';
import { configSchema } from './config-schema.ts';
import { configuredCommands, settingPath } from './configured-commands.ts';
import { settingAt, type LoadedConfig } from './loaded-config.ts';

/**
 * Reports every fault of a config with its source location.
 *
 * @param checksRules true to also report severities of rules that do not exist. The check then loads the rules.
 */
export async function checkConfig(config: LoadedConfig, diagnostics: Diagnostics, checksRules = true): Promise<void> {
  const faults = findFaults(config);
  const all = faults.length === 0 && checksRules ? await unknownRules(config) : faults;
  for (const { code, message, fix, path, on = 'value' } of all) {
    const place = await config.locate(path, on);
    diagnostics.error(code, message, fix, place);
  }
}

function findFaults({ file, value, folder }: LoadedConfig): readonly ConfigFault[] {
  const schema = configSchema();
  // A JSON file may name its schema, for editors.
  const schemaKey = file?.endsWith('.json') ? { $schema: { type: 'string' } as const } : {};
  const properties = { ...schema.properties, ...schemaKey };
  const sectionsWith = (key: string): string[] =>
    Object.entries(schema.properties ?? {}).flatMap(([section, { properties, anyOf = [] }]) =>
      Object.hasOwn(properties ?? anyOf[0]?.properties ?? {}, key) ? [section] : [],
    );
  const faults = checkValue(value, { ...schema, properties }, sectionsWith);
  return faults.length > 0 ? faults : [...settingFaults(value, folder), ...repeatedItems(value, folder)];
}

function settingFaults(root: unknown, folder: string): ConfigFault[] {
  const found = new Map<string, ConfigFault>();
  for (const { section, options } of configuredCommands) {
    for (const [key, { setting }] of Object.entries(options)) {
      if (setting?.faults === undefined) continue;
      const base = settingPath(setting, section === undefined ? [] : [section.key], key);
      const value = settingAt(root, base);
      for (const fault of value === undefined ? [] : setting.faults(value, folder)) {
        const path = [...base, ...fault.path];
        found.set(pathName(path), { code: 'config-invalid', ...fault, path });
      }
    }
  }
  return [...found.values()];
}

/** Returns a fault for each item of a list whose identifying key has the value of an earlier item: two outputs with the same `out`. */
function repeatedItems(root: unknown, folder: string): ConfigFault[] {
  return configuredCommands.flatMap(({ section, options }) => {
    const items = section && settingAt(root, [section.key]);
    if (section?.listedBy === undefined || !Array.isArray(items)) return [];
    const { key, listedBy } = section;
    const option = options[listedBy];
    const seen = new Set<string>();
    return items.flatMap((item, index): ConfigFault[] => {
      const own = settingAt(item, [listedBy]);
      const name = resolve(String(own === undefined ? option?.initial(folder) : option?.setting?.read(own, folder)));
      if (seen.size < seen.add(name).size) return [];
      const message = `Two items of \`${key}\` have the folder ${relative(process.cwd(), name) || '.'}.`;
      const path = [key, index, ...(own === undefined ? [] : [listedBy])];
      return [{ code: 'config-invalid', path, message, fix: `Give each item its own \`${listedBy}\`.` }];
    });
  });
}
