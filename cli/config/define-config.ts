import type { Config } from './config.ts';

export type * from './config.ts';

/** Returns the config unchanged. With it, an editor completes and checks the keys of `forgespec.config.ts`. */
export const defineConfig = (config: Config): Config => config;
