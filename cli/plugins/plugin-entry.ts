import type { Plugin } from './plugin.ts';

/** An output of somebody else, as the config names it. */
export type PluginEntry = PluginModule | { readonly kind: 'plugin'; readonly plugin: Plugin };

/** A module whose default export is an output, or a function that returns an output for options. */
export interface PluginModule {
  readonly kind: 'module';
  /** A path that begins with `./`, `../` or `/`, or the name of a package. */
  readonly use: string;
  readonly options: object | undefined;
  /** The folder of the config. */
  readonly folder: string;
}
