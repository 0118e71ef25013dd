import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Makes a folder the project of a user: with the packages that generated code imports, and with the strictest compiler settings. */
export function makeStrictProject(folder: string): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const settings = {
    extends: join(root, 'test/types/tsconfig.json'),
    include: ['*/**/*.ts'],
    exclude: ['node_modules'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
}
