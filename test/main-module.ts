import { join } from 'node:path';

/**
 * The module of the command `forgespec` that tests start: in `npm test`, that of the packages as they are published (see
 * `write-command.ts`), and otherwise the source.
 */
export const mainModule: string = process.env['FORGESPEC_TEST_MAIN'] ?? join(import.meta.dirname, '../cli/main.ts');
