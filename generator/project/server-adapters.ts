import type { AdapterName } from '../adapter-names.ts';
import type { PackageFile } from './package-file.ts';

/** Packages that only projects for Node depend on. */
const packagesOfNode = ['node', '@types/node', 'express', 'fastify'];

/**
 * Returns the adapters that a project can use. Every project can use `fetch`. A project that supports Node can also use `serve` and `node`.
 * If such a project depends on a framework, it can also use the adapter of this framework.
 *
 * @param project the nearest package.json. Undefined if there is none.
 */
export function adaptersFor(project: PackageFile | undefined): AdapterName[] {
  if (project === undefined) return ['fetch'];
  const { dependencies, supportsNode } = project;
  const isForNode = supportsNode || packagesOfNode.some((name) => dependencies.has(name));
  const frameworks = (['express', 'fastify'] as const).filter((name) => dependencies.has(name));
  return isForNode ? ['fetch', 'serve', 'node', ...frameworks] : ['fetch'];
}
