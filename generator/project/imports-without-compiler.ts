import { readFileSync } from 'node:fs';
import { compilerSettings, type CompilerSettings } from './compiler-settings.ts';
import { extensionFor, readsExports } from './import-rules.ts';
import { nearestFile, searchedPaths } from './nearest-file.ts';
import type { ProjectImports } from './output-project.ts';

/**
 * Returns the extension of relative imports in a project that has no tsconfig.json, or whose tsconfig.json neither extends nor references
 * another file. Returns undefined if only the compiler can read the tsconfig.json. This function avoids the compiler, because loading the
 * compiler takes longer than most runs.
 */
export function importsWithoutCompiler(folder: string): ProjectImports | undefined {
  const config = nearestFile(folder, 'tsconfig.json');
  const inputs = searchedPaths(folder, 'tsconfig.json');
  // A project without a tsconfig.json probably runs its modules directly, with Node, Deno or Bun. All three accept imports with the
  // extension `.ts`.
  if (config === undefined) return { extension: 'ts', readsExports: true, settings: undefined, config, inputs };
  const settings = readSettings(config);
  if (settings === undefined) return undefined;
  const extension = extensionFor(settings);
  return { extension, readsExports: readsExports(settings), settings, config, problem: undefined, inputs };
}

/** Returns the options of a tsconfig.json, or undefined if only the compiler can read it. */
function readSettings(path: string): CompilerSettings | undefined {
  const config = readConfig(path);
  if (!isObject(config) || 'extends' in config || 'references' in config) return undefined;
  const options = config['compilerOptions'] ?? {};
  if (!isObject(options)) return undefined;
  const { module, moduleResolution } = options;
  if (!isKnown(module, modules) || !isKnown(moduleResolution, resolutions)) return undefined;
  return compilerSettings(options);
}

const modules =
  'none commonjs amd umd system es6 es2015 es2020 es2022 esnext node16 node18 node20 nodenext preserve'.split(' ');
const resolutions = 'node node10 classic node16 nodenext bundler'.split(' ');

const isKnown = (name: unknown, known: readonly string[]): name is string | undefined =>
  name === undefined || (typeof name === 'string' && known.includes(name.toLowerCase()));

/** Parses a file with JSON that may have comments, and commas before closing brackets. Returns undefined if the file is not valid. */
function readConfig(path: string): unknown {
  try {
    const text = readFileSync(path, 'utf8').replaceAll(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[^]*?\*\//gu, '$1');
    return JSON.parse(text.replaceAll(/("(?:[^"\\\n]|\\.)*")|,(?=\s*[}\]])/gu, '$1'));
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
