import { join } from 'node:path';

/**
 * The arguments of Node that run TypeScript 7 with one thread. With several threads, each thread checks the declarations that files share,
 * so a compilation needs a third more processor time.
 */
export const typescript7 = [
  join(import.meta.dirname, '../node_modules/typescript-7/bin/tsc'),
  '--singleThreaded',
] as const;
