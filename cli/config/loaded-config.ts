import type { SourceLocation } from '@forgespec/generator/diagnostics';
import type { SettingPath } from '../options/setting.ts';

/** The content of a config. */
export interface LoadedConfig {
  /** Absolute path; undefined if there is no config. */
  readonly file: string | undefined;
  /** The base of relative paths: the folder of the config; without a config, the working directory. */
  readonly folder: string;
  /** The root value; an empty object without a config. */
  readonly value: unknown;
  /** Returns the source location of a key or its value; if the source does not contain it literally, of the nearest node above. */
  readonly locate: (path: SettingPath, on: 'key' | 'value') => Promise<SourceLocation | undefined>;
}

/** The config of a project without one. */
export const noConfig: LoadedConfig = {
  file: undefined,
  get folder() {
    return process.cwd();
  },
  value: {},
  locate: async () => undefined,
};

/** Returns the value at a path of keys; undefined if a key is missing. Inherited properties do not count. */
export function settingAt(root: unknown, path: SettingPath): unknown {
  let value = root;
  for (const key of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, key)) return undefined;
    value = Reflect.get(value, key);
  }
  return value;
}
