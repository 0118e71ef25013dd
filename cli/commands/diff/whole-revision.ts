import { relative, resolve, sep } from 'node:path';
import { gitOutput } from '@forgespec/diff/description/git-reader';
import { isFetched } from '@forgespec/description/diagnostics';
import { configExtensions } from '../../config/find-config.ts';

/**
 * Returns the revision of a base without a path: `main` for `main:`. Such a base is the description of the config in this revision. Returns
 * undefined for any other base.
 */
export const wholeRevision = (base: string): string | undefined => /^([^:\s-][^:\s]*):$/u.exec(base)?.[1];

/**
 * Returns true if a git revision contains neither a description nor a config of forgespec in the current folder. Then the project did not use
 * forgespec in this revision. If only the description is missing, it was moved. Then the function returns false, because the caller must name
 * the earlier path. Also returns false if the revision does not exist.
 *
 * @param spec the path of the description in the working tree.
 */
export async function isNewSince(revision: string, spec: string): Promise<boolean> {
  if (isFetched(spec)) return false;
  const configs = Object.keys(configExtensions).map((extension) => `forgespec.config${extension}`);
  const document = relative(process.cwd(), resolve(spec)).split(sep).join('/');
  const found = await gitOutput(['ls-tree', '--name-only', revision, document, ...configs], process.cwd());
  return found?.length === 0;
}
