import { symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copyDistinctModules } from '../distinct-modules.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Prepares a folder with several outputs for a compiler with the strictest settings. The folder gets the packages that generated code
 * imports. The subfolder `distinct` becomes the project to compile. The project has copies of the modules of all outputs. If several
 * outputs have equal modules, the project has only one copy of these modules.
 *
 * @param outputs the names of the outputs in the folder.
 */
export function makeStrictProject(folder: string, outputs: readonly string[]): void {
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const project = join(folder, 'distinct');
  copyDistinctModules(folder, outputs, project);
  const settings = { extends: join(root, 'test/types/tsconfig.json'), include: ['**/*.ts'] };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify(settings));
}
