import { dirname, join, relative } from 'node:path';
import type { CompilerSettings } from './compiler-settings.ts';
import { installedVersion, type Version } from './installed-package.ts';
import { nearestFile } from './nearest-file.ts';
import type { PackageFile } from './package-file.ts';

/** A setting of a project with which the generated code does not compile or start. */
export interface Misfit {
  /** The absolute path of the file with the setting. */
  readonly file: string;
  readonly message: string;
  readonly fix: string;
}

/** The project of an output folder. */
export interface CheckedProject {
  /** The absolute path of the output folder. */
  readonly out: string;
  /** The path of the nearest tsconfig.json, and its options. Undefined if there is none. */
  readonly config: string | undefined;
  readonly settings: CompilerSettings | undefined;
  readonly packageFile: PackageFile | undefined;
  /** True if integers have the type `bigint`, so that the code contains literals such as `1n`. */
  readonly hasBigints: boolean;
}

/** The oldest version of ECMAScript as `target`, and as `lib`, with which the generated code compiles. */
const oldestTarget = 2016;
const oldestLibrary = 2020;

/** The version of TypeScript that a project is assumed to use if the package is not installed. */
const assumedCompiler: Version = [5, 9];

/** Returns the settings of a project that do not fit the generated code. */
export function misfitsOf(project: CheckedProject): Misfit[] {
  const { config, settings } = project;
  if (config === undefined || settings === undefined) return refusedByNode(project);
  const folder = dirname(config);
  const compiler = installedVersion(folder, 'typescript') ?? assumedCompiler;
  const found = [
    targetFault(settings, compiler, project.hasBigints),
    libraryFault(settings, compiler, folder),
    webTypesFault(settings, compiler, folder),
    classicResolutionFault(settings, compiler),
  ];
  const inConfig = found.flatMap((fault) => (fault === undefined ? [] : [{ file: config, ...fault }]));
  const module = moduleFault(project, settings, config, compiler);
  const isRunByNode = settings.noEmit && settings.allowImportingTsExtensions === true && isForNode(settings.module);
  return [...inConfig, ...(module ?? (isRunByNode ? refusedByNode(project) : []))];
}

type Fault = Omit<Misfit, 'file'>;

function targetFault(settings: CompilerSettings, compiler: Version, hasBigints: boolean): Fault | undefined {
  const year = targetYear(settings, compiler);
  const oldest = hasBigints ? 2020 : oldestTarget;
  if (year >= oldest) return undefined;
  const message = `The target is ${settings.target ?? 'ES5 by default'}, and the generated code needs ES${oldest} or newer.`;
  return { message, fix: 'Write `"target": "ES2022"`.' };
}

function libraryFault(settings: CompilerSettings, compiler: Version, folder: string): Fault | undefined {
  // The types of Node also include the declarations of ES2020.
  if (libraryYear(settings, compiler) >= oldestLibrary || nodeTypes(settings, compiler, folder) === 'found')
    return undefined;
  const message = `The libraries of the compiler are older than ES${oldestLibrary}, which the generated code needs.`;
  const others = settings.lib?.filter((name) => !/^es\d/u.test(name)) ?? ['dom', 'dom.iterable'];
  return { message, fix: `Write \`"lib": ${JSON.stringify(['ES2022', ...others])}\`.` };
}

function webTypesFault(settings: CompilerSettings, compiler: Version, folder: string): Fault | undefined {
  if (hasWebTypes(settings, compiler, folder)) return undefined;
  const message =
    'The compiler has no declarations of `Request`, `URL` and similar names, which the generated code uses.';
  const ways = {
    old: 'Update the package @types/node to version 20 or newer',
    unused: 'Add "node" to `types`',
    missing: loadsAllTypes(settings, compiler)
      ? 'Install the package @types/node'
      : 'Install the package @types/node, and add "node" to `types`',
    found: '',
  };
  return { message, fix: `${ways[nodeTypes(settings, compiler, folder)]}, or add "DOM" to \`lib\`.` };
}

/** In TypeScript 5, `module: esnext` without `moduleResolution` selects an algorithm that does not find packages. */
function classicResolutionFault(settings: CompilerSettings, [major]: Version): Fault | undefined {
  const { module, moduleResolution, target = 'es5' } = settings;
  const isByDefault =
    module === undefined ? target !== 'es5' && target !== 'es3' : /^(?:es|amd|umd|system)/u.test(module);
  const isClassic = moduleResolution === 'classic' || (moduleResolution === undefined && major < 6 && isByDefault);
  if (!isClassic) return undefined;
  const message =
    'The module resolution is `classic`, which does not find the packages that the generated code imports.';
  return { message, fix: 'Write `"moduleResolution": "bundler"`, and `"module": "esnext"`.' };
}

/** Reports `verbatimModuleSyntax` in modules that the compiler translates to CommonJS. Such modules must not contain `import`. */
function moduleFault(
  { packageFile }: CheckedProject,
  settings: CompilerSettings,
  config: string,
  [major]: Version,
): Misfit[] | undefined {
  if (!settings.verbatimModuleSyntax) return undefined;
  const { module, target } = settings;
  const message = 'With `verbatimModuleSyntax`, the generated modules cannot be compiled to CommonJS.';
  if (isForNode(module)) {
    if (packageFile?.type === 'module') return undefined;
    const file = packageFile?.path ?? join(dirname(config), 'package.json');
    return [{ file, message, fix: 'Write `"type": "module"` into package.json.' }];
  }
  const isByDefault =
    module === undefined && major < 6 && (target === undefined || target === 'es5' || target === 'es3');
  if (module !== 'commonjs' && !isByDefault) return undefined;
  return [
    {
      file: config,
      message,
      fix: 'Remove `verbatimModuleSyntax`, or write `"module": "nodenext"` and `"type": "module"` in package.json.',
    },
  ];
}

const isForNode = (module: string | undefined): boolean => module?.startsWith('node') === true;

/** Programs that run or bundle TypeScript with `"type": "commonjs"`. */
const runners = [
  '@swc-node/register',
  '@types/bun',
  'esbuild',
  'parcel',
  'rollup',
  'ts-node',
  'tsx',
  'vite',
  'webpack',
];

/** Reports a package.json with which Node reads all modules as CommonJS. `npm init` writes such files. */
function refusedByNode({ packageFile, out }: CheckedProject): Misfit[] {
  if (packageFile?.type !== 'commonjs') return [];
  const { path: file, dependencies } = packageFile;
  const isForOthers = ['deno.json', 'deno.jsonc', 'bun.lock', 'bunfig.toml'].some((name) => nearestFile(out, name));
  if (isForOthers || runners.some((name) => dependencies.has(name))) return [];
  const message =
    'With `"type": "commonjs"`, Node does not start the generated modules, which contain `import` and `export`.';
  const own = join(relative(dirname(file), out), 'package.json').replaceAll('\\', '/');
  const fix = `Write \`"type": "module"\`: npm pkg set type=module. If the project uses \`require\`, instead write \`{ "type": "module" }\` to the new file ${own}.`;
  return [{ file, message, fix }];
}

/** Returns the year of a version of ECMAScript such as `es2022`. Returns undefined for another name, such as `dom`. */
function yearOf(name: string): number | undefined {
  if (name === 'es3' || name === 'es5') return 2009;
  if (name === 'esnext' || name === 'latest') return Infinity;
  // `es6` is ES2015. A part of a version, such as `es2020.string`, counts as the version.
  const [, number] = /^es(\d+)(?:\.|$)/u.exec(name) ?? [];
  if (number === undefined) return undefined;
  return Number(number) < 2000 ? 2009 + Number(number) : Number(number);
}

/**
 * Returns the year of the `target` of a tsconfig.json.
 *
 * @see https://www.typescriptlang.org/tsconfig/#target
 */
function targetYear({ target, module }: CompilerSettings, [major]: Version): number {
  if (target !== undefined) return yearOf(target) ?? Infinity;
  if (major >= 6 || module === 'nodenext') return Infinity;
  return module?.startsWith('node') === true ? 2022 : 2009;
}

/** Returns the year of the declarations of ECMAScript that a tsconfig.json includes. */
const libraryYear = (settings: CompilerSettings, compiler: Version): number =>
  settings.lib === undefined
    ? targetYear(settings, compiler)
    : Math.max(0, ...settings.lib.map((name) => yearOf(name) ?? 0));

/** The first version of `@types/node` that declares all global types of the generated code. */
const oldestNodeTypes = 20;

/** Packages that declare no types such as `Request`. All other packages in `types` may declare these types. */
const withoutWebTypes: ReadonlySet<string> = new Set(['chai', 'jasmine', 'jest', 'mocha', '@testing-library/jest-dom']);

/** The source of the global types of Node: `found` if the compiler loads them, `unused` if they are only installed. */
type NodeTypes = 'found' | 'missing' | 'old' | 'unused';

/** Returns true if the compiler loads the types of the packages in `node_modules/@types` without being told. */
const loadsAllTypes = ({ types }: CompilerSettings, [major]: Version): boolean =>
  types === undefined ? major < 6 : types.includes('*');

/** Returns the state of the types in the package `@types/node`. */
function nodeTypes(settings: CompilerSettings, compiler: Version, folder: string): NodeTypes {
  const version = installedVersion(folder, '@types/node');
  if (version === undefined) return 'missing';
  if (!loadsAllTypes(settings, compiler) && settings.types?.includes('node') !== true) return 'unused';
  return version[0] < oldestNodeTypes ? 'old' : 'found';
}

/** Returns true if the compiler declares, or may declare, the classes and functions that browsers and servers share: `Request`, `URL`. */
function hasWebTypes(settings: CompilerSettings, compiler: Version, folder: string): boolean {
  const { lib, types, hasTypeRoots } = settings;
  if (hasTypeRoots || lib === undefined || lib.some((name) => /^(?:dom|webworker|deno)/u.test(name))) return true;
  if (nodeTypes(settings, compiler, folder) === 'found') return true;
  if (loadsAllTypes(settings, compiler)) return installedVersion(folder, '@types/bun') !== undefined;
  return (types ?? []).some((name) => name !== 'node' && !withoutWebTypes.has(name));
}
