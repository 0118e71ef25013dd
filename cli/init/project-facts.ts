import type { PackageManager } from './package-manager.ts';

/** The facts about a project that decide the files of `forgespec init`. Paths are relative to the project folder, with `/`. */
export interface ProjectFacts {
  /** The path of the description; undefined if the project has none. */
  readonly document: string | undefined;
  /** The name of an existing config; undefined if there is none. */
  readonly config: string | undefined;
  readonly manager: PackageManager;
  /** The form of config that the project can load and compile. */
  readonly configKind: ConfigKind;
  /** The folder for the generated code. */
  readonly output: string;
  /** True if git ignores that folder. */
  readonly isOutputIgnored: boolean;
  /** The content of package.json in the project folder; undefined if it does not exist. */
  readonly packageFile: PackageContent | undefined;
  /** The path of the nearest package.json above the project folder; undefined if there is none. */
  readonly packageAbove: string | undefined;
  /** The path from the root of the git repository to the project folder; empty if both are the same folder. */
  readonly pathInRepository: string;
  /** True if a .gitignore contains the line `node_modules`. */
  readonly ignoresPackages: boolean;
  /** The texts of existing files, by path; undefined for a file that does not exist. */
  readonly textOf: (path: string) => string | undefined;
}

/** A config: a TypeScript module, an ES module in a CommonJS project, or data. */
export type ConfigKind = 'json' | 'mts' | 'ts';

export interface PackageContent {
  readonly text: string;
  readonly value: Readonly<Record<string, unknown>>;
}
