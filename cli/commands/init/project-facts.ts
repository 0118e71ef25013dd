import { isFetched } from '@forgespec/description/diagnostics';
import type { CiService } from './ci-service-names.ts';
import type { PackageManager } from '../package-manager.ts';

/**
 * Facts about a project that determine which files `forgespec init` writes. Paths are relative to the project folder, with `/`
 * as separator.
 */
export interface ProjectFacts {
  /** The path of the description. Undefined if the project has no description. */
  readonly document: string | undefined;
  /** The name of an existing config. Undefined if there is no config. */
  readonly config: string | undefined;
  readonly manager: PackageManager;
  /** The kind of config that Node.js can load in this project, and that the compiler of the project accepts. */
  readonly configKind: ConfigKind;
  /** The folder for the generated code. */
  readonly output: string;
  /** True if git ignores the folder for the generated code. */
  readonly isOutputIgnored: boolean;
  /** The content of package.json in the project folder. Undefined if the file does not exist. */
  readonly packageFile: PackageContent | undefined;
  /** The deno.json of a project that has no package.json. Its content is undefined if it is not JSON, because it has comments. */
  readonly denoFile: { readonly path: string; readonly content: PackageContent | undefined } | undefined;
  /** The path of the nearest package.json above the project folder. Undefined if there is none. */
  readonly packageAbove: string | undefined;
  /** The path from the root of the git repository to the project folder. Empty if both are the same folder. */
  readonly pathInRepository: string;
  /** The services whose CI files the repository needs. */
  readonly ciServices: readonly CiService[];
  /** True if a .gitignore contains the line `node_modules`. */
  readonly ignoresPackages: boolean;
  /** Returns the text of a file. Returns undefined if the file does not exist. */
  readonly textOf: (path: string) => string | undefined;
}

/** Returns true if the description is at a URL. Then no revision of the repository contains the description. */
export const hasFetchedDocument = ({ document }: ProjectFacts): boolean =>
  document !== undefined && isFetched(document);

/** The kind of a config: `ts` for a TypeScript module, `mts` for an ES module in a CommonJS project, or `json`. */
export type ConfigKind = 'json' | 'mts' | 'ts';

export interface PackageContent {
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}
