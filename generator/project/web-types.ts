import { installedVersion, type Version } from './installed-package.ts';
import type { CompilerSettings } from './compiler-settings.ts';

/** The first version of `@types/node` that declares all global types of the generated code. */
const oldestNodeTypes = 20;

/** Packages that declare no types such as `Request`. All other packages in `types` may declare these types. */
const withoutWebTypes: ReadonlySet<string> = new Set(['chai', 'jasmine', 'jest', 'mocha', '@testing-library/jest-dom']);

/** The source of the global types of Node: `found` if the compiler loads them, `unused` if they are only installed. */
export type NodeTypes = 'found' | 'missing' | 'old' | 'unused';

/** Returns true if the compiler loads the types of the packages in `node_modules/@types` without being told. */
export const loadsAllTypes = ({ types }: CompilerSettings, [major]: Version): boolean =>
  types === undefined ? major < 6 : types.includes('*');

/** Returns the state of the types in the package `@types/node`. */
export function nodeTypes(settings: CompilerSettings, compiler: Version, folder: string): NodeTypes {
  const version = installedVersion(folder, '@types/node');
  if (version === undefined) return 'missing';
  if (!loadsAllTypes(settings, compiler) && settings.types?.includes('node') !== true) return 'unused';
  return version[0] < oldestNodeTypes ? 'old' : 'found';
}

/** Returns true if the compiler declares, or may declare, the classes and functions that browsers and servers share: `Request`, `URL`. */
export function hasWebTypes(settings: CompilerSettings, compiler: Version, folder: string): boolean {
  const { lib, types, hasTypeRoots } = settings;
  if (hasTypeRoots || lib === undefined || lib.some((name) => /^(?:dom|webworker|deno)/u.test(name))) return true;
  if (nodeTypes(settings, compiler, folder) === 'found') return true;
  if (loadsAllTypes(settings, compiler)) return installedVersion(folder, '@types/bun') !== undefined;
  return (types ?? []).some((name) => name !== 'node' && !withoutWebTypes.has(name));
}
