import type { AdapterName } from '../adapter-names.ts';
import type { PackageFile } from './package-file.ts';

/** Packages that only a project for Node depends on. */
const packagesOfNode = ['node', '@types/node', 'express', 'fastify'];

/**
 * Returns the adapters that a project can use: `fetch` is for every platform, `serve` and `node` are for projects that support
 * Node, and those of a framework are for projects that depend on it.
 *
 * @param project the nearest package.json; undefined if it does not exist.
 */
export function adaptersFor(project: PackageFile | undefined): AdapterName[] {
  if (project === undefined) return ['fetch'];
  const { dependencies, supportsNode } = project;
  const isForNode = supportsNode || packagesOfNode.some((name) => dependencies.has(name));
  const frameworks = (['express', 'fastify'] as const).filter((name) => dependencies.has(name));
  return isForNode ? ['fetch', 'serve', 'node', ...frameworks] : ['fetch'];
}
