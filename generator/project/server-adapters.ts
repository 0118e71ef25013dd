import { adapterNames, type AdapterName } from '../adapter-names.ts';
import type { PackageFile } from './package-file.ts';

/**
 * The projects that can use each adapter: all projects, the projects for Node, or the projects for Node that depend on the framework with
 * the name of the adapter.
 */
const users: Readonly<Record<AdapterName, 'all' | 'framework' | 'node'>> = {
  fetch: 'all',
  serve: 'node',
  node: 'node',
  express: 'framework',
  fastify: 'framework',
};

/** Packages that only projects for Node depend on. */
const packagesOfNode = ['node', '@types/node', ...adapterNames.filter((name) => users[name] === 'framework')];

/**
 * Returns the adapters that a project can use. Every project can use `fetch`. A project that supports Node can also use `serve` and `node`.
 * If such a project depends on a framework, it can also use the adapter of this framework.
 *
 * @param project the nearest package.json. Undefined if there is none.
 */
export function adaptersFor(project: PackageFile | undefined): AdapterName[] {
  const isForNode =
    project !== undefined && (project.supportsNode || packagesOfNode.some((name) => project.dependencies.has(name)));
  return adapterNames.filter((name) => {
    switch (users[name]) {
      case 'all':
        return true;
      case 'framework':
        return isForNode && project.dependencies.has(name);
      case 'node':
        return isForNode;
    }
  });
}
