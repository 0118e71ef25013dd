import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';
import type { ImportExtension } from '@forgespec/generator/option-values';
import { importsOfProject } from '@forgespec/generator/imports-of-project';
import { findPackageManager } from '../package-manager.ts';
import type { CheckResult } from './check-result.ts';

/** The oldest version of TypeScript that can compile the generated code. */
const oldest = [5, 4] as const;

/** One output of `forgespec generate`. */
interface Output {
  readonly out: string;
  /** The extension of relative imports, as set in the config. Undefined if forgespec derives the extension from the project. */
  readonly importExtensions: ImportExtension | undefined;
}

/** Checks that the TypeScript of a project is new enough, and that its tsconfig.json accepts the imports of the output. */
export function checkCompiler({ out, importExtensions }: Output, folder: string): CheckResult[] {
  const { config, problem, extension } = importsOfProject(out);
  if (config === undefined) {
    return [
      { name: 'TypeScript', status: 'ok', message: `There is no tsconfig.json for ${out}, so imports end in .ts.` },
    ];
  }
  return [
    checkVersion(dirname(config), folder),
    checkImports(relative(folder, config), problem, extension, importExtensions),
  ];
}

function checkVersion(projectFolder: string, folder: string): CheckResult {
  const name = 'TypeScript';
  const version = installedVersion(projectFolder) ?? installedVersion(folder);
  if (version === undefined) {
    const message = 'The project has a tsconfig.json, but the package typescript is not installed.';
    return { name, status: 'error', message, fix: `${findPackageManager(folder).add} typescript` };
  }
  const [major = 0, minor = 0] = version.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return { name, status: 'ok', message: version };
  const message = `The generated code needs TypeScript ${oldest.join('.')} or newer, but the project uses TypeScript ${version}.`;
  return { name, status: 'error', message, fix: `${findPackageManager(folder).add} typescript@latest` };
}

function installedVersion(folder: string): string | undefined {
  try {
    const file = createRequire(join(folder, 'package.json')).resolve('typescript/package.json');
    const { version }: { readonly version: string } = JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}');
    return version;
  } catch {
    return undefined;
  }
}

function checkImports(
  name: string,
  problem: string | undefined,
  derived: ImportExtension,
  set: ImportExtension | undefined,
): CheckResult {
  if (problem !== undefined) {
    const fix = 'Correct the file, or install the package that it extends.';
    return { name, status: 'error', message: `It cannot be read completely: ${problem}`, fix };
  }
  const words = { ts: 'that end in .ts', js: 'that end in .js', none: 'without an extension' };
  // TypeScript always accepts imports that end in `.js`. It accepts imports that end in `.ts`, or that have no extension, only with certain
  // compiler options.
  if (set === undefined || set === derived || set === 'js') {
    return { name, status: 'ok', message: `It accepts relative imports ${words[set ?? derived]}.` };
  }
  const message = `The output has imports ${words[set]}, which this file does not accept.`;
  return { name, status: 'error', message, fix: `Remove importExtensions from the config, or set it to "${derived}".` };
}
