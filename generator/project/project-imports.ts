import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import type { ImportExtension } from '../import-extensions.ts';
import { nearestFile } from './nearest-file.ts';

/** How the modules of an output import each other, and why. */
export interface ProjectImports {
  readonly extension: ImportExtension;
  /** The path of the tsconfig.json that decides; undefined if there is none. */
  readonly config: string | undefined;
  /** Why that file cannot be read completely; undefined if it can be read. */
  readonly problem?: string | undefined;
}

/**
 * Returns how modules in a folder have to import each other, by the nearest tsconfig.json: in the folder or above it. Without one it
 * is `ts`, because Node, Deno and Bun run such modules.
 */
export function importsOfProject(folder: string): ProjectImports {
  const file = nearestFile(folder, 'tsconfig.json');
  if (file === undefined) return { extension: 'ts', config: undefined };
  const config = configFor(readConfig(file), folder);
  return { extension: extensionFor(config.options), config: config.path, problem: config.problem };
}

/**
 * Returns the ending that a compiler with these options resolves.
 *
 * @see https://www.typescriptlang.org/tsconfig/#allowImportingTsExtensions
 * @see https://www.typescriptlang.org/docs/handbook/modules/reference.html#the-moduleresolution-compiler-option
 */
export function extensionFor(options: ts.CompilerOptions): ImportExtension {
  if (options.allowImportingTsExtensions === true || options.rewriteRelativeImportExtensions === true) return 'ts';
  // Node resolves no path of an ES module without its extension, and so do these modes. In all others, every tool resolves it.
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
  /** Whether it has no files of its own, only references to the configs of projects. */
  readonly isSolution: boolean;
  readonly references: readonly string[];
  /** The folders that its files are in. */
  readonly folders: readonly string[];
}

/** Returns the config itself or, if it only refers to others, the one of them whose files are in the folder; else the first one. */
function configFor(config: Config, folder: string): Config {
  if (!config.isSolution) return config;
  const referred = config.references.filter((path) => ts.sys.fileExists(path)).map(readConfig);
  const path = withSlashes(folder);
  const contains = ({ folders }: Config): boolean => folders.some((each) => `${path}/`.startsWith(`${each}/`));
  return referred.find(contains) ?? referred[0] ?? config;
}

function readConfig(path: string): Config {
  const { config, error } = ts.readConfigFile(path, ts.sys.readFile);
  // Only the options are wanted: no folder is listed.
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

/** A file that another one extends is missing, cannot be read, or extends that one. Options that are not known do no harm. */
const unreadable: ReadonlySet<number> = new Set([5083, 6053, 18_000]);

/** Returns the folder that all files of a pattern are in: `src` for `src/*.ts`. */
function folderOf(pattern: string, base: string): string {
  const whole = pattern.split('/').filter((part) => part !== '.');
  const wild = whole.findIndex((part) => /[*?]/u.test(part));
  const parts = wild === -1 ? whole : whole.slice(0, wild);
  return withSlashes(ts.sys.resolvePath([base, ...parts].join('/')));
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');
