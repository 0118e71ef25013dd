import type { Config } from './config.ts';

export type * from './config.ts';

/**
 * Returns the config unchanged. Because of its parameter type, an editor completes and checks the keys of
 * `forgespec.config.ts`.
 */
export const defineConfig = (config: Config): Config => config;
