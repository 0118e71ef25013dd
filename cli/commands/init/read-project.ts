import { execFileSync } from 'node:child_process';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { createDiagnostics, printable } from '@forgespec/description/diagnostics';
import { reportForeignFolder } from '@forgespec/generator/output';
import { editableText } from '@forgespec/description/files';
import { configExtensions } from '../../config/find-config.ts';
import type { CiService } from './ci-service-names.ts';
import { ciServicesOf } from './ci-services.ts';
import { InitError } from './init-error.ts';
import { denoConfigs, findPackageManager, isDenoProject } from '../package-manager.ts';
import type { ConfigKind, PackageContent, ProjectFacts } from './project-facts.ts';

/**
 * Reads the facts about the project in a folder.
 *
 * @param folder the absolute path of the folder.
 * @param document the path of the description, relative to the folder. If it is undefined, the function searches for the description.
 * @param ciServices the services whose CI files the user requests. If the parameter is undefined, the function finds the services that the
 * repository uses.
 * @throws {InitError} if package.json is not a JSON object.
 */
export async function readProject(
  folder: string,
  document: string | undefined,
  ciServices?: readonly CiService[],
): Promise<ProjectFacts> {
  const read = (path: string): string | undefined => readIfPresent(join(folder, path));
  const text = read('package.json');
  const packageFile = text === undefined ? undefined : { text, value: parsePackage(text) };
  const above = nearestAbove(dirname(folder), 'package.json');
  const root = nearestAbove(folder, '.git');
  const repository = repositoryOf(folder);
  const output = freeFolder(folder);
  return {
    document: document ?? usualDocuments.find((path) => existsSync(join(folder, path))),
    config: Object.keys(configExtensions)
      .map((extension) => `forgespec.config${extension}`)
      .find((name) => existsSync(join(folder, name))),
    manager: findPackageManager(folder),
    configKind: await configKindOf(folder, packageFile ?? readPackageFile(above)),
    output,
    isOutputIgnored: root !== undefined && isIgnored(folder, output),
    packageFile,
    denoFile: denoFileIn(folder, read),
    packageAbove: above === undefined ? undefined : slashed(relative(folder, above)),
    pathInRepository: slashed(relative(repository, folder)),
    ciServices: ciServices ?? ciServicesOf(repository),
    ignoresPackages: [folder, repository].some((each) =>
      /^[ \t]*\/?(?:\*\*\/)?node_modules\/?[ \t]*$/mu.test(readIfPresent(join(each, '.gitignore')) ?? ''),
    ),
    textOf: read,
  };
}

/** The usual paths of a description. They are tried if the user names no path. */
const usualDocuments = ['spec/openapi.yaml', 'openapi.yaml', 'openapi.yml', 'openapi.json'];

/** Returns the root folder of the git repository that contains a folder. Returns the folder itself if there is no repository. */
export function repositoryOf(folder: string): string {
  const root = nearestAbove(folder, '.git');
  return root === undefined ? folder : dirname(root);
}

const slashed = (path: string): string => path.split(sep).join('/');

/** Returns the text of a file. Returns undefined if the path does not exist, and an empty text if it is not a file. */
function readIfPresent(path: string): string | undefined {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return undefined;
  return existsSync(path) && (stats.isFile() || stats.isSymbolicLink()) ? editableText(readFileSync(path)).text : '';
}

function parsePackage(text: string): PackageContent['value'] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new InitError(`package.json is not valid JSON: ${printable(String(error))}\nfix: Correct its syntax.`);
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  throw new InitError('package.json does not contain an object.\nfix: Write `{ "private": true }`.');
}

function denoFileIn(folder: string, read: ProjectFacts['textOf']): ProjectFacts['denoFile'] {
  const path = isDenoProject(folder) ? denoConfigs.find((name) => existsSync(join(folder, name))) : undefined;
  if (path === undefined) return undefined;
  const text = read(path) ?? '';
  try {
    return { path, content: { text, value: parsePackage(text) } };
  } catch (error) {
    if (error instanceof InitError) return { path, content: undefined };
    throw error;
  }
}

function readPackageFile(file: string | undefined): PackageContent | undefined {
  const text = file === undefined ? undefined : readIfPresent(file);
  return text === undefined ? undefined : { text, value: parsePackage(text) };
}

function nearestAbove(folder: string, name: string): string | undefined {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  const parent = dirname(folder);
  return parent === folder ? undefined : nearestAbove(parent, name);
}

/**
 * Returns the kind of config that the project can load and compile. A TypeScript config imports the package `forgespec`. The package.json
 * of this package declares its modules only with `exports`, so the compiler must support `exports`.
 */
async function configKindOf(folder: string, packageFile: PackageContent | undefined): Promise<ConfigKind> {
  if (nearestAbove(folder, 'tsconfig.json') === undefined) return 'json';
  const { compilesFilesIn, importsOfProject } = await import('@forgespec/generator/imports-of-project');
  // The compiler would write the compiled config into the output folder of the project. The paths of all other files would then change.
  if (!importsOfProject(folder).readsExports || compilesFilesIn(folder)) return 'json';
  return packageFile?.value['type'] === 'module' ? 'ts' : 'mts';
}

/**
 * Returns a path for the generated code: a folder that does not exist yet, an empty folder, or the folder of an earlier run of `generate`.
 */
function freeFolder(folder: string): string {
  const base = existsSync(join(folder, 'src')) ? 'src/' : '';
  const names = ['generated', 'generated-api', 'generated-code'].map((name) => `${base}${name}`);
  return names.find((name) => !reportForeignFolder(join(folder, name), createDiagnostics())) ?? `${base}forgespec`;
}

function isIgnored(folder: string, path: string): boolean {
  try {
    execFileSync('git', ['check-ignore', '--quiet', '--', path], { cwd: folder, stdio: 'ignore' });
    return true;
  } catch {
    // git is not installed, or it does not ignore the path.
    return false;
  }
}
