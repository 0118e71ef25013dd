import type { AdapterName } from '../adapter-names.ts';
import type { PackageFile } from './package-file.ts';

/** Packages that only projects for Node depend on. */
const packagesOfNode = ['node', '@types/node', 'express', 'fastify'];

/**
 * Returns the adapters that a project can use. `fetch` is for every platform, `serve` and `node` are for projects that support
 * Node, and the adapter of a framework is for projects that depend on that framework.
 *
 * @param project the nearest package.json; undefined if there is none.
 */
export function adaptersFor(project: PackageFile | undefined): AdapterName[] {
  if (project === undefined) return ['fetch'];
  const { dependencies, supportsNode } = project;
  const isForNode = supportsNode || packagesOfNode.some((name) => dependencies.has(name));
  const frameworks = (['express', 'fastify'] as const).filter((name) => dependencies.has(name));
  return isForNode ? ['fetch', 'serve', 'node', ...frameworks] : ['fetch'];
}
