import { fileExports, moduleEntries } from './entries.ts';
import { project, type Manifest, type Room } from './room.ts';

/**
 * Returns the `package.json` of a published package. In the workspace, `exports` refers to TypeScript files. In the
 * published package, it refers to the built files. The addresses of the project come from the `package.json` of the root folder.
 */
export function publishedManifest({ folder, manifest }: Room, dependencies: Manifest['dependencies']): object {
  const { name, version, description, keywords, license, sideEffects, engines, publishConfig, bin } = manifest;
  const { peerDependencies, peerDependenciesMeta } = manifest;
  const modules = moduleEntries({ folder, manifest }).map(
    ({ key, name: file }) => [key, { types: `./lib/${file}.d.ts`, default: `./lib/${file}.js` }] as const,
  );
  const files = [...fileExports({ folder, manifest }), './package.json'].map((key) => [key, key] as const);
  return {
    name,
    version,
    description,
    keywords,
    license,
    homepage: project.homepage,
    bugs: project.bugs,
    repository: { ...project.repository, directory: folder },
    type: 'module',
    sideEffects,
    engines,
    publishConfig,
    ...(bin && { bin: Object.fromEntries(Object.keys(bin).map((command) => [command, './lib/main.js'])) }),
    exports: Object.fromEntries([...modules, ...files]),
    dependencies,
    peerDependencies,
    peerDependenciesMeta,
  };
}
