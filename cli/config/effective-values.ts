import type { GivenOptions, CommandDeclaration } from '../options/declare-command.ts';
import { pathName } from './check-value.ts';
import { settingPath } from './configured-commands.ts';
import type { LoadedConfig } from './loaded-config.ts';
import { resolveRuns, type ValueSource } from './resolve-options.ts';

/** The effective value of an option that the config can set. */
export interface EffectiveValue {
  /** The path of the option in the config: `mock.port`, `outputs[1].out`. */
  readonly key: string;
  /** The value that the command gets. Undefined if the option is not set. */
  readonly value: unknown;
  readonly source: EffectiveSource;
}

/** The origin of a value. If the config sets the value, the origin contains the source location of the value in the config. */
export type EffectiveSource =
  | { readonly source: 'default' }
  | { readonly source: 'flag'; readonly flag: string }
  | { readonly source: 'config'; readonly file?: string; readonly line?: number; readonly column?: number };

/**
 * Returns the effective values of all options that the given commands have, in the order of the commands. An option that several commands
 * have occurs only once.
 */
export async function effectiveValues(
  commands: readonly CommandDeclaration[],
  given: GivenOptions['values'],
  config: LoadedConfig,
): Promise<readonly EffectiveValue[]> {
  const settings = commands.flatMap((declaration) => settingsOf(declaration, given, config));
  const found = new Map<string, EffectiveValue>();
  for (const { key, value, source } of settings) {
    if (!found.has(key)) found.set(key, { key, value, source: await located(source, config) });
  }
  // The keys at the root of the config come first.
  return [...found.values()].toSorted((a, b) => Number(/[.[]/u.test(a.key)) - Number(/[.[]/u.test(b.key)));
}

/** Returns the options of a command that the config can set, for each run of the command. */
const settingsOf = (
  declaration: CommandDeclaration,
  given: GivenOptions['values'],
  config: LoadedConfig,
): { readonly key: string; readonly value: unknown; readonly source: ValueSource }[] =>
  resolveRuns(declaration, given, config).flatMap(({ base, options }) => {
    const section = declaration.section?.key;
    const from = base.length === 0 && section !== undefined ? [section] : base;
    return [...options].flatMap(([key, { value, source }]) => {
      const setting = declaration.options[key]?.setting;
      return setting === undefined ? [] : [{ key: pathName(settingPath(setting, from, key)), value, source }];
    });
  });

async function located(source: ValueSource, config: LoadedConfig): Promise<EffectiveSource> {
  switch (source.kind) {
    case 'flag':
      return { source: 'flag', flag: source.flag };
    case 'default':
      return { source: 'default' };
    case 'config': {
      const location = await config.locate(source.path, 'key');
      if (location === undefined) return { source: 'config' };
      return { source: 'config', file: location.source.path, line: location.line, column: location.column };
    }
  }
}
