import { resolve } from 'node:path';
import type { CommandOption, GivenValue } from '../options/command-option.ts';
import type { CommandDeclaration, GivenOptions } from '../options/declare-command.ts';
import type { SettingFallback, SettingPath } from '../options/setting.ts';
import { settingPath } from './configured-commands.ts';
import { settingAt, type LoadedConfig } from './loaded-config.ts';

/** The value of an option, and the origin of the value. */
export interface ResolvedOption {
  readonly value: unknown;
  readonly source: ValueSource;
}

/**
 * The possible origins of a value. They are sorted by precedence, the highest first. A value from an environment variable has the origin
 * `flag`.
 */
export type ValueSource =
  | { readonly kind: 'flag'; readonly flag: string }
  | { readonly kind: 'config'; readonly path: SettingPath }
  | { readonly kind: 'default' };

/** The options of one run of a command. */
export interface ResolvedRun {
  /** The path of the section that configures the run, or of one item of the section: `['outputs', 1]`. */
  readonly base: SettingPath;
  readonly options: ReadonlyMap<string, ResolvedOption>;
}

/**
 * Returns the options for each run of a command. If the section of the command is a list, the command runs once for each item.
 * A flag has precedence over the config, and the config has precedence over the default.
 *
 * @param config the config, which must be valid.
 */
export function resolveRuns(
  declaration: CommandDeclaration,
  given: GivenOptions['values'],
  config: LoadedConfig,
): readonly ResolvedRun[] {
  const bases = basesOf(declaration, config);
  const runs = bases.map((base) => resolveRun(declaration, given, config, base));
  const { section } = declaration;
  const chosen = section?.listedBy === undefined ? undefined : given.get(section.listedBy);
  if (section?.listedBy === undefined || chosen === undefined) return runs;
  // The flag selects items: `--out src` selects the outputs whose `out` is `src`. If no output has this `out`, there are two cases. If the
  // list has only one item, the flag replaces the `out` of this item. If the list has several items, the command runs once, and ignores the
  // values of all items.
  const name = section.listedBy;
  const others = new Map([...given].filter(([key]) => key !== name));
  const selected = bases.filter((base) => {
    const configured = resolveRun(declaration, others, config, base).options.get(name)?.value;
    return resolve(String(configured)) === resolve(String(chosen.value));
  });
  if (selected.length > 0) return runs.filter(({ base }) => selected.includes(base));
  return runs.length === 1 ? runs : [resolveRun(declaration, given, config, [])];
}

/** Returns the path of each item if the section of a command is a list. Otherwise returns the path of the section. */
function basesOf({ section }: CommandDeclaration, { value }: LoadedConfig): readonly SettingPath[] {
  if (section === undefined) return [[]];
  const items = settingAt(value, [section.key]);
  return Array.isArray(items) ? items.map((_, index) => [section.key, index]) : [[section.key]];
}

function resolveRun(
  { options, alternatives = [] }: CommandDeclaration,
  given: ReadonlyMap<string, GivenValue<unknown>>,
  config: LoadedConfig,
  base: SettingPath,
): ResolvedRun {
  const replaced = new Set(alternatives.filter((group) => group.some((key) => given.has(key))).flat());
  const resolved = Object.entries(options).map(([key, option]) => {
    const flag = given.get(key);
    if (flag !== undefined) return [key, { value: flag.value, source: { kind: 'flag', flag: flag.from } }] as const;
    return [
      key,
      (replaced.has(key) ? undefined : fromConfig(option, config, base, key)) ?? initial(option, config),
    ] as const;
  });
  return { base, options: new Map(resolved) };
}

const initial = (option: CommandOption<unknown>, { folder }: LoadedConfig): ResolvedOption => ({
  value: option.initial(folder),
  source: { kind: 'default' },
});

function fromConfig(
  { setting }: CommandOption<unknown>,
  { value: root, folder }: LoadedConfig,
  base: SettingPath,
  key: string,
): ResolvedOption | undefined {
  if (setting === undefined || (base.length === 0 && setting.path === undefined)) return undefined;
  const { fallback } = setting;
  const sources = [{ path: settingPath(setting, base, key), read: setting.read }];
  if (fallback !== undefined) sources.push({ path: firstItem(fallback.path, root), read: fallback.read });
  for (const { path, read } of sources) {
    const value = settingAt(root, path);
    if (value !== undefined) return { value: read(value, folder), source: { kind: 'config', path } };
  }
  return undefined;
}

/** Returns the path of a key. If the key is in a section that is a list, returns the path of the key in the first item. */
const firstItem = ([section, key]: SettingFallback<unknown>['path'], root: unknown): SettingPath => {
  if (key === undefined) return [section];
  return Array.isArray(settingAt(root, [section])) ? [section, 0, key] : [section, key];
};
