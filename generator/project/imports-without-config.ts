import { nearestFile, searchedPaths } from './nearest-file.ts';
import type { ProjectImports } from './project-imports.ts';

/**
 * Returns the imports of a project without a tsconfig.json: their extension is `ts`, because Node, Deno and Bun run such modules. Returns
 * undefined if the folder or one of its parents has a tsconfig.json. The function does not need the compiler.
 */
export function importsWithoutConfig(folder: string): ProjectImports | undefined {
  if (nearestFile(folder, 'tsconfig.json') !== undefined) return undefined;
  return { extension: 'ts', readsExports: true, config: undefined, inputs: searchedPaths(folder, 'tsconfig.json') };
}
