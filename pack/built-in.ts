import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageOf, root, roomsInside, type Manifest, type Room } from './room.ts';

/**
 * Packages of the npm registry whose code is copied into our bundles, so that commands start faster or users install fewer packages. A
 * bundle contains only the modules of these packages that our code imports.
 */
const builtIn = [
  // Each run of `generate` or `lint` loads the next two packages. Node.js loads a few bundled files faster than hundreds of modules.
  '@redocly/openapi-core',
  // Only a description in Swagger 2.0 needs the next two packages. The bundle contains a few of their modules.
  '@scalar/helpers',
  '@scalar/openapi-upgrader',
  'commander',
  // Only `--watch` and `serve` load this small package.
  'chokidar',
  '@jridgewell/sourcemap-codec',
  'js-yaml',
  'jsonpath-rfc9535',
  'yaml',
  // Without the bundle, the sandbox would load hundreds of modules of this package.
  'drizzle-orm',
  // The next four packages are the Markdown parser. If they were dependencies, users would install 35 packages for them.
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'mdast-util-to-markdown',
  'micromark-extension-gfm-table',
];

/**
 * Packages of the npm registry whose code is copied into our bundles, but not the code of the packages that they import. Users install those
 * packages. As dependencies, the packages of Prism would also install {@link reporting}.
 */
const builtInWithoutDependencies = ['@stoplight/prism-core', '@stoplight/prism-http'];

/** A package that reports each installation to its maintainers, and that no other package imports. */
const reporting = '@scarf/scarf';

const isIn = (specifier: string, names: readonly string[]): boolean =>
  names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/**
 * Returns a function for the import specifiers in the code of a workspace. The function returns true if users install the imported package,
 * and false if the imported code is copied into the bundle.
 */
export function isOutside(room: Room): (specifier: string) => boolean {
  const peers = Object.keys(room.manifest.peerDependencies ?? {});
  const dependencies = Object.keys(registryDependencies(room));
  return (specifier) => isIn(specifier, peers) || (isIn(specifier, dependencies) && !isIn(specifier, builtIn));
}

/**
 * Returns the npm packages on which a workspace depends, directly or through other workspaces. The result is a map from the names of these
 * packages to their versions.
 */
export function registryDependencies(room: Room): Readonly<Record<string, string>> {
  const inside = roomsInside(room);
  const names = new Set(inside.map(({ manifest }) => manifest.name));
  const all = inside.flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}));
  return withoutBuiltIn(Object.fromEntries(all.filter(([name]) => !names.has(name))));
}

/** Replaces each package of {@link builtInWithoutDependencies} by its dependencies. */
function withoutBuiltIn(dependencies: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const entries = Object.entries(dependencies).flatMap(([name, version]) =>
    builtInWithoutDependencies.includes(name)
      ? Object.entries(installedManifest(name).dependencies ?? {})
      : [[name, version] as const],
  );
  return Object.fromEntries(
    entries.filter(([name]) => name !== reporting && !builtInWithoutDependencies.includes(name)),
  );
}

const installedManifest = (name: string): Manifest =>
  JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));

/**
 * Returns the field `dependencies` of a published package. It contains the npm packages that the code imports, and the npm packages whose
 * names the code passes to `require`, `resolve` or `findPackageJSON`.
 *
 * @param imports the import specifiers of the code.
 *
 * @throws {Error} if the code imports a package that no workspace lists in its dependencies.
 */
export function dependenciesOf(room: Room, imports: Iterable<string>, code: string): Manifest['dependencies'] {
  const known = registryDependencies(room);
  // rolldown renames `require` in the code of packages to `__require`.
  const calls = /\b(?:__require|resolve|findPackageJSON)\(["'`]([^"'`]+)/gu;
  const resolved = Array.from(code.matchAll(calls), ([, specifier = '']) => packageOf(specifier)).filter(
    (name) => known[name] !== undefined,
  );
  const imported = Array.from(imports, packageOf).filter(
    (name) => room.manifest.peerDependencies?.[name] === undefined,
  );
  const names = [...new Set([...imported, ...resolved])].toSorted();
  return Object.fromEntries(
    names.map((name) => {
      const version = known[name];
      if (version === undefined) throw new Error(`${room.manifest.name} imports ${name}, which no package.json names`);
      return [name, version];
    }),
  );
}
