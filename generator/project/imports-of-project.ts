import { dirname } from 'node:path';
import { ts } from 'ts-morph';
import { compilerSettings, type CompilerSettings } from './compiler-settings.ts';
import { extensionFor, readsExports } from './import-rules.ts';
import { importsWithoutCompiler } from './imports-without-compiler.ts';
import { nearestFile, searchedPaths } from './nearest-file.ts';
import type { ProjectImports } from './output-project.ts';

/**
 * Returns the extension of relative imports in a folder. If the folder or one of its parents contains a tsconfig.json, the extension is
 * derived from the nearest tsconfig.json.
 */
export function importsOfProject(folder: string): ProjectImports {
  const found = importsWithoutCompiler(folder);
  if (found !== undefined) return found;
  const read = new Set(searchedPaths(folder, 'tsconfig.json'));
  const file = nearestFile(folder, 'tsconfig.json') ?? '';
  const files = recordingFiles(read);
  const config = configFor(readConfig(file, files), folder, files);
  const { path, problem } = config;
  const settings = writtenSettings(config.options);
  const inputs = [...read];
  return {
    extension: extensionFor(settings),
    readsExports: readsExports(settings),
    settings,
    config: path,
    problem,
    inputs,
  };
}

/**
 * Returns true if a module in a folder would be compiled into the output folder of the project: if the nearest tsconfig.json has an output
 * folder or a root folder, and its `include` contains the folder.
 */
export function compilesFilesIn(folder: string): boolean {
  const file = nearestFile(folder, 'tsconfig.json');
  if (file === undefined) return false;
  const { options, folders, isSolution } = readConfig(file, ts.sys);
  const isEmitted = options.noEmit !== true && (options.outDir !== undefined || options.rootDir !== undefined);
  return !isSolution && isEmitted && folders.includes(withSlashes(folder));
}

/** Returns the settings with names in place of the numbers of the compiler. */
const writtenSettings = (options: ts.CompilerOptions): CompilerSettings => {
  const { module, moduleResolution, target } = options;
  return compilerSettings({
    ...options,
    module: module === undefined ? undefined : ts.ModuleKind[module],
    moduleResolution: moduleResolution === undefined ? undefined : ts.ModuleResolutionKind[moduleResolution],
    target: target === undefined ? undefined : ts.ScriptTarget[target],
  });
};

interface Config {
  readonly path: string;
  readonly options: ts.CompilerOptions;
  readonly problem: string | undefined;
  /** True if the tsconfig.json has no source files, but only references to other tsconfig.json files. */
  readonly isSolution: boolean;
  readonly references: readonly string[];
  /** The folders of the files that belong to the tsconfig.json. */
  readonly folders: readonly string[];
}

/**
 * Returns the tsconfig.json that applies to a folder. If `config` only refers to other tsconfig.json files, returns the first of these
 * files that has `folder` in one of its source folders. If there is none, returns the first of these files.
 */
function configFor(config: Config, folder: string, files: Files): Config {
  if (!config.isSolution) return config;
  const referred = config.references.filter(files.fileExists).map((path) => readConfig(path, files));
  const path = withSlashes(folder);
  const contains = ({ folders }: Config): boolean => folders.some((each) => `${path}/`.startsWith(`${each}/`));
  return referred.find(contains) ?? referred[0] ?? config;
}

function readConfig(path: string, system: Files): Config {
  const { config, error } = ts.readConfigFile(path, system.readFile);
  // Only the options are needed, so the files are not listed.
  const host: ts.ParseConfigHost = { ...ts.sys, ...system, readDirectory: () => [] };
  const folder = dirname(path);
  const parsed = ts.parseJsonConfigFileContent(config ?? {}, host, folder, undefined, path);
  const fault = error ?? parsed.errors.find(({ code }) => unreadable.has(code));
  const references = (parsed.projectReferences ?? []).map((reference) => ts.resolveProjectReferencePath(reference));
  const { files, include = ['**/*'] }: { readonly files?: unknown; readonly include?: unknown } = parsed.raw ?? {};
  const isListed = Array.isArray(files) && parsed.raw?.include === undefined;
  const patterns = Array.isArray(include) && !isListed ? include.map(String) : [];
  return {
    path,
    options: parsed.options,
    problem: fault === undefined ? undefined : ts.flattenDiagnosticMessageText(fault.messageText, ' '),
    isSolution: references.length > 0 && Array.isArray(files) && files.length === 0,
    references,
    folders: patterns.map((pattern) => folderOf(pattern, folder)),
  };
}

/** The functions of a file system that find and read a tsconfig.json. */
type Files = Pick<ts.System, 'directoryExists' | 'fileExists' | 'readFile'>;

/** Returns functions of the file system that also add the path of each call to the set `read`. */
function recordingFiles(read: Set<string>): Files {
  const { directoryExists, fileExists, readFile } = ts.sys;
  const recorded = (path: string): string => {
    read.add(path);
    return path;
  };
  return {
    directoryExists: (path) => directoryExists(recorded(path)),
    fileExists: (path) => fileExists(recorded(path)),
    readFile: (path, encoding) => readFile(recorded(path), encoding),
  };
}

/**
 * The error codes of the compiler for a file in `extends` that is missing, unreadable or circular. Other errors, such as an unknown option,
 * are ignored.
 */
const unreadable: ReadonlySet<number> = new Set([5083, 6053, 18_000]);

/** Returns the absolute path of the folder before the first wildcard of a pattern. For `src/*.ts`, this is the path of `src`. */
function folderOf(pattern: string, base: string): string {
  const whole = pattern.split('/').filter((part) => part !== '.');
  const wild = whole.findIndex((part) => /[*?]/u.test(part));
  const parts = wild === -1 ? whole : whole.slice(0, wild);
  return withSlashes(ts.sys.resolvePath([base, ...parts].join('/')));
}

const withSlashes = (path: string): string => path.replaceAll('\\', '/');
