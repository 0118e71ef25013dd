import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the extension of the modules in an output folder: `.js` for an output with declaration maps, otherwise `.ts`. */
export const writtenExtension = (output: string): '.js' | '.ts' =>
  ['client', 'server'].some((folder) => existsSync(join(output, folder, 'index.js'))) ? '.js' : '.ts';
