import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import type { ImportExtension } from '../import-extensions.ts';
import { nearestFile } from './nearest-file.ts';

/** The form of relative imports in a project, and its reason. */
export interface ProjectImports {
  readonly extension: ImportExtension;
  /** The path of the tsconfig.json that decides; undefined without one. */
  readonly config: string | undefined;
  /** The reason why that file cannot be read completely; undefined if it can. */
  readonly problem?: string | undefined;
}

/**
 * Returns the form of relative imports in a folder, by the nearest tsconfig.json in the folder or above it. Without one it is
 * `ts`, because Node, Deno and Bun run such modules.
 */
export function importsOfProject(folder: string): ProjectImports {
  const file = nearestFile(folder, 'tsconfig.json');
  if (file === undefined) return { extension: 'ts', config: undefined };
  const config = configFor(readConfig(file), folder);
  return { extension: extensionFor(config.options), config: config.path, problem: config.problem };
}

/**
 * Returns the extension of import paths that a compiler with these options resolves.
 *
 * @see https://www.typescriptlang.org/tsconfig/#allowImportingTsExtensions
 * @see https://www.typescriptlang.org/docs/handbook/modules/reference.html#the-moduleresolution-compiler-option
 */
export function extensionFor(options: ts.CompilerOptions): ImportExtension {
  if (options.allowImportingTsExtensions === true || options.rewriteRelativeImportExtensions === true) return 'ts';
  // In these modes, as in ES modules of Node, a path needs its extension. In all other modes, every tool resolves a path without
  // one.
  return resolvesLikeNode(options) ? 'js' : 'none';
}

function resolvesLikeNode({ module, moduleResolution }: ts.CompilerOptions): boolean {
  const { Node16, NodeNext } = ts.ModuleResolutionKind;
  if (moduleResolution !== undefined) return moduleResolution === Node16 || moduleResolution === NodeNext;
  // The default of `moduleResolution`: `node16`, `node18`, `node20` and `nodenext` are between these numbers.
  return module !== undefined && module >= ts.ModuleKind.Node16 && module <= ts.ModuleKind.NodeNext;
}

interface Config {
  readonly path: string;
  readonly options: ts.CompilerOptions;
  readonly problem: string | undefined;
  /** True if the config has only references to other configs, and no files. */
  readonly isSolution: boolean;
  readonly references: readonly string[];
  /** The folders of its files. */
  readonly folders: readonly string[];
}

/**
 * Returns the config itself. If it only refers to others, returns the one whose files are in the folder, or else the first one.
 */
function configFor(config: Config, folder: string): Config {
  if (!config.isSolution) return config;
  const referred = config.references.filter((path) => ts.sys.fileExists(path)).map(readConfig);
  const path = withSlashes(folder);
  const contains = ({ folders }: Config): boolean => folders.some((each) => `${path}/`.startsWith(`${each}/`));
  return referred.find(contains) ?? referred[0] ?? config;
}

function readConfig(path: string): Config {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  // Only the options are needed, so folders are not read.
  const host: ts.ParseConfigHost = { ...ts.sys, readDirectory: () => [] };
  const folder = dirname(path);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, host, folder, undefined, path);
  const fault = error ?? parsed.errors.find(({ code }) => unreadable.has(code));
  const references = (parsed.projectReferences ?? []).map((reference) => ts.resolveProjectReferencePath(reference));
  const { files, include = ['**/*'] }: { readonly files?: unknown; readonly include?: unknown } = parsed.raw ?? {};
  const patterns = Array.isArray(include) ? include.map(String) : [];
  return {
    path,
    options: parsed.options,
    problem: fault === undefined ? undefined : ts.flattenDiagnosticMessageText(fault.messageText, ' '),
    isSolution: references.length > 0 && Array.isArray(files) && files.length === 0,
    references,
    folders: patterns.map((pattern) => folderOf(pattern, folder)),
  };
}

/** The codes for an extended file that is missing, unreadable or circular. Unknown options are not errors here. */
const unreadable: ReadonlySet<number> = new Set([5083, 6053, 18_000]);

/** Returns the folder of the files of a pattern: `src` for `src/*.ts`. */
function folderOf(pattern: string, base: string): string {
  const whole = pattern.split('/').filter((part) => part !== '.');
  const wild = whole.findIndex((part) => /[*?]/u.test(part));
  const parts = wild === -1 ? whole : whole.slice(0, wild);
  return withSlashes(ts.sys.resolvePath([base, ...parts].join('/')));
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');
