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
  const found = new Map<string, EffectiveValue>();
  for (const declaration of commands) {
    for (const { base, options } of resolveRuns(declaration, given, config)) {
      const section = declaration.section?.key;
      for (const [key, { value, source }] of options) {
        const setting = declaration.options[key]?.setting;
        if (setting === undefined) continue;
        const from = base.length === 0 && section !== undefined ? [section] : base;
        const name = pathName(settingPath(setting, from, key));
        if (!found.has(name)) found.set(name, { key: name, value, source: await located(source, config) });
      }
    }
  }
  // The keys at the root of the config come first.
  return [...found.values()].toSorted((a, b) => Number(/[.[]/u.test(a.key)) - Number(/[.[]/u.test(b.key)));
}

async function located(source: ValueSource, config: LoadedConfig): Promise<EffectiveSource> {
  switch (source.kind) {
    case 'flag':
      return { source: 'flag', flag: source.flag };
    case 'default':
      return { source: 'default' };
    case 'config': {
      const place = await config.locate(source.path, 'key');
      if (place === undefined) return { source: 'config' };
      return { source: 'config', file: place.source.path, line: place.line, column: place.column };
    }
  }
}
