import type { SourceLocation } from '@forgespec/description/diagnostics';
import type { SettingPath } from '../options/setting.ts';

/** The content of a config, before its keys are checked. */
export interface LoadedConfig {
  /** The absolute path of the config. Undefined if there is no config. */
  readonly file: string | undefined;
  /** The folder to which relative paths refer. It is the folder of the config, or the working directory if there is no config. */
  readonly folder: string;
  /** The root value. If there is no config, it is an empty object. */
  readonly value: unknown;
  /**
   * Returns the source location of a key, or of the value of a key. If a function call or another module creates the value, returns the
   * location of the nearest enclosing value.
   */
  readonly locate: (path: SettingPath, on: 'key' | 'value') => Promise<SourceLocation | undefined>;
}

/** The content that is used if a project does not have a config. */
export const noConfig: LoadedConfig = {
  file: undefined,
  get folder() {
    return process.cwd();
  },
  value: {},
  locate: async () => undefined,
};

/** Returns the value at a path of keys. Returns undefined if a key is missing. Ignores inherited properties. */
export function settingAt(root: unknown, path: SettingPath): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
