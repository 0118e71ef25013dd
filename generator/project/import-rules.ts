import type { ImportExtension } from '../import-extensions.ts';

/** The options of a tsconfig.json that determine how relative imports are written. */
export interface ModuleOptions {
  /** The name of the module format in lower case, such as `nodenext`. */
  readonly module: string | undefined;
  /** The name of the resolution algorithm in lower case, such as `bundler`. Undefined if `module` determines the algorithm. */
  readonly moduleResolution: string | undefined;
  readonly allowImportingTsExtensions?: unknown;
  readonly rewriteRelativeImportExtensions?: unknown;
}

const nodeModules: readonly (string | undefined)[] = ['node16', 'node18', 'node20', 'nodenext'];

/**
 * Returns the extension of relative imports that a TypeScript compiler with the given options accepts.
 *
 * @see https://www.typescriptlang.org/tsconfig/#allowImportingTsExtensions
 * @see https://www.typescriptlang.org/docs/handbook/modules/reference.html#the-moduleresolution-compiler-option
 */
export function extensionFor(options: ModuleOptions): ImportExtension {
  if (options.allowImportingTsExtensions === true || options.rewriteRelativeImportExtensions === true) return 'ts';
  // If modules are resolved as in Node, relative imports need an extension. Otherwise every tool accepts imports without an extension.
  return resolvesLikeNode(options) ? 'js' : 'none';
}

/**
 * Returns true if the compiler reads the `exports` of packages.
 *
 * @see https://www.typescriptlang.org/docs/handbook/modules/reference.html#packagejson-exports
 */
export function readsExports(options: ModuleOptions): boolean {
  const { module, moduleResolution } = options;
  const isForBundlers = moduleResolution === undefined && module === 'preserve';
  return resolvesLikeNode(options) || moduleResolution === 'bundler' || isForBundlers;
}

// If `moduleResolution` is missing, `module` determines the resolution algorithm.
const resolvesLikeNode = ({ module, moduleResolution = module }: ModuleOptions): boolean =>
  nodeModules.includes(moduleResolution);
