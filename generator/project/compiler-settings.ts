import type { ModuleOptions } from './import-rules.ts';

/** The options of a tsconfig.json that determine if the generated code compiles. All names are in lower case. */
export interface CompilerSettings extends ModuleOptions {
  readonly target: string | undefined;
  /** The names of the declared libraries, such as `es2022` and `dom`. Undefined for the libraries of `target`, with `dom`. */
  readonly lib: readonly string[] | undefined;
  /** The packages whose global types are visible. Undefined for the default of the compiler. */
  readonly types: readonly string[] | undefined;
  /** True if the compiler searches global types in folders other than `node_modules/@types`. */
  readonly hasTypeRoots: boolean;
  readonly verbatimModuleSyntax: boolean;
  readonly noEmit: boolean;
}

/** Returns the settings in the `compilerOptions` of a tsconfig.json. Ignores values of a wrong type. */
export function compilerSettings(options: Readonly<Record<string, unknown>>): CompilerSettings {
  return {
    module: lowerCase(options['module']),
    moduleResolution: lowerCase(options['moduleResolution']),
    allowImportingTsExtensions: options['allowImportingTsExtensions'],
    rewriteRelativeImportExtensions: options['rewriteRelativeImportExtensions'],
    target: lowerCase(options['target']),
    // In the result of the compiler, the name of a library is the name of its file: `lib.es2022.d.ts`.
    lib: namesIn(options['lib'])?.map((name) => name.toLowerCase().replace(/^lib\.|\.d\.ts$/gu, '')),
    types: namesIn(options['types']),
    hasTypeRoots: options['typeRoots'] !== undefined,
    verbatimModuleSyntax: options['verbatimModuleSyntax'] === true,
    noEmit: options['noEmit'] === true,
  };
}

const lowerCase = (value: unknown): string | undefined => (typeof value === 'string' ? value.toLowerCase() : undefined);

const namesIn = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value) ? value.filter((name) => typeof name === 'string') : undefined;
