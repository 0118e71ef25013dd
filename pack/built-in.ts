import { packageOf, roomsInside, type Manifest, type Room } from './room.ts';

/**
 * Packages of the registry that are built in, so that a command starts sooner or a user installs less. A bundle has only the parts
 * of them that it imports.
 */
const builtIn = [
  // Each run of `generate` loads them, and a few files load faster than hundreds.
  '@redocly/openapi-core/lib',
  'commander',
  'js-yaml',
  // The sandbox would load it as hundreds of modules.
  'drizzle-orm',
  // Only its printer of types is used. With its main entry come a second Redocly and a second compiler, of 40 MB together.
  'openapi-typescript',
  // These four and their parts are 35 packages for one reader of Markdown.
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'mdast-util-to-markdown',
  'micromark-extension-gfm-table',
];

const isIn = (specifier: string, names: readonly string[]): boolean =>
  names.some((name) => specifier === name || specifier.startsWith(`${name}/`));

/** Returns true if the package of a room imports a module from outside, and false if the module is built in. */
export function isOutside(room: Room): (specifier: string) => boolean {
  const peers = Object.keys(room.manifest.peerDependencies ?? {});
  const dependencies = Object.keys(registryDependencies(room));
  return (specifier) => isIn(specifier, peers) || (isIn(specifier, dependencies) && !isIn(specifier, builtIn));
}

/** Returns the packages of the registry that the rooms inside a package depend on, with their versions. */
export function registryDependencies(room: Room): Readonly<Record<string, string>> {
  const inside = roomsInside(room);
  const names = new Set(inside.map(({ manifest }) => manifest.name));
  const all = inside.flatMap(({ manifest }) => Object.entries(manifest.dependencies ?? {}));
  return Object.fromEntries(all.filter(([name]) => !names.has(name)));
}

/**
 * Returns the entries of `dependencies` for a published package: a package of the registry that its code imports or resolves.
 *
 * @throws {Error} if no room names a package that the code imports.
 */
export function dependenciesOf(room: Room, imports: Iterable<string>, code: string): Manifest['dependencies'] {
  const known = registryDependencies(room);
  const resolved = Array.from(code.matchAll(/\b(?:resolve|findPackageJSON)\(["'`]([^"'`]+)/gu), ([, specifier = '']) =>
    packageOf(specifier),
  ).filter((name) => known[name] !== undefined);
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
