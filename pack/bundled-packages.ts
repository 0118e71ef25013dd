import type { OutputAsset, OutputChunk } from 'rolldown';

/**
 * Returns the folders of the npm packages whose code is in a bundle, sorted.
 *
 * @param output the files of the bundle.
 * @param copied the paths of the files that are copied unchanged from npm packages.
 */
export function bundledPackages(
  output: readonly (OutputAsset | OutputChunk)[],
  copied: ReadonlySet<string>,
): readonly string[] {
  const modules = output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
  const folders = [...modules, ...copied].flatMap((id) => /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/u.exec(id)?.[0] ?? []);
  return [...new Set(folders)].toSorted();
}
