import { relative, resolve } from 'node:path';
import type { Diagnostics } from '@forgespec/description/diagnostics';
import { unknownRules } from './unknown-rules.ts';
import { checkValue, mostFaults, pathName, type ConfigFault } from './check-value.ts';
import { configSchema } from './config-schema.ts';
import { configuredCommands, settingPath } from './configured-commands.ts';
import type { SettingPath } from '../options/setting.ts';
import type { ConfigSection } from '../options/declare-command.ts';
import { settingAt, type LoadedConfig } from './loaded-config.ts';

/**
 * Reports every fault of a config with its source location, in the order of the locations.
 *
 * @param checksRules true to report also the names of rules that do not exist. For this check, the function loads the rules.
 */
export async function checkConfig(config: LoadedConfig, diagnostics: Diagnostics, checksRules = true): Promise<void> {
  const mistyped = typeFaults(config);
  const isSound = ({ path, on }: ConfigFault): boolean =>
    !mistyped.some((fault) => isBelow(on === 'key' ? path.slice(0, -1) : path, fault));
  const { value, folder } = config;
  // These checks expect values of the right type. If a value has a wrong type, the faults that these checks find in this value are omitted.
  const others = [
    ...settingFaults(value, folder),
    ...repeatedItems(value, folder),
    ...(checksRules ? await unknownRules(config) : []),
  ].filter(isSound);
  const located = await Promise.all(
    [...mistyped, ...others]
      .slice(0, mostFaults)
      .map(async (fault) => ({ ...fault, location: await config.locate(fault.path, fault.on ?? 'value') })),
  );
  located.sort(
    ({ location: a }, { location: b }) => (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0),
  );
  for (const { code, message, fix, location } of located) diagnostics.error(code, message, fix, location);
}

/** Returns true if a path leads to the faulty value, or to a value inside the faulty value. Returns false if the fault is in a key. */
const isBelow = (path: SettingPath, fault: ConfigFault): boolean =>
  fault.on !== 'key' && fault.path.every((key, index) => path[index] === key);

function typeFaults({ file, value }: LoadedConfig): readonly ConfigFault[] {
  const schema = configSchema();
  // A JSON file may contain the key `$schema`, which editors read.
  const schemaKey = file?.endsWith('.json') ? { $schema: { type: 'string' } as const } : {};
  const properties = { ...schema.properties, ...schemaKey };
  const sectionsWith = (key: string): string[] =>
    Object.entries(schema.properties ?? {}).flatMap(([section, { properties, anyOf = [] }]) =>
      Object.hasOwn(properties ?? anyOf[0]?.properties ?? {}, key) ? [section] : [],
    );
  return checkValue(value, { ...schema, properties }, sectionsWith);
}

/** Returns the faults that the settings themselves find in their values. Two commands may have the same setting. */
function settingFaults(root: unknown, folder: string): ConfigFault[] {
  const faults = configuredCommands.flatMap(({ section, options }) =>
    Object.entries(options).flatMap(([key, { setting }]) => {
      if (setting?.faults === undefined) return [];
      const { faults: faultsOf } = setting;
      return sectionPaths(section, root).flatMap((base) => {
        const path = settingPath(setting, base, key);
        const value = settingAt(root, path);
        const found = value === undefined ? [] : faultsOf(value, folder);
        return found.map((fault): ConfigFault => ({
          code: 'config-invalid',
          ...fault,
          path: [...path, ...fault.path],
        }));
      });
    }),
  );
  return [...new Map(faults.map((fault) => [pathName(fault.path), fault])).values()];
}

/** Returns the path of a section. If the section is a list, returns the path of each item. */
function sectionPaths(section: ConfigSection | undefined, root: unknown): readonly SettingPath[] {
  if (section === undefined) return [[]];
  const items = settingAt(root, [section.key]);
  return Array.isArray(items) ? items.map((_, index) => [section.key, index]) : [[section.key]];
}

/**
 * Returns a fault for each item of a list that has the same identifying value as an earlier item. For example, two outputs must not have
 * the same `out`.
 */
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
      return [{ code: 'config-invalid', path, message, fix: `Write a different \`${listedBy}\` in each item.` }];
    });
  });
}
