import type { AdapterName } from '../adapter-names.ts';
import type { ImportExtension } from '../import-extensions.ts';
import type { Misfit } from './misfits.ts';
import type { CompilerSettings } from './compiler-settings.ts';

/** The extension of relative imports in a project, and its reason. */
export interface ProjectImports {
  readonly extension: ImportExtension;
  /** True if the compiler reads the `exports` of packages. */
  readonly readsExports: boolean;
  /** The options of the tsconfig.json. Undefined if there is none. */
  readonly settings: CompilerSettings | undefined;
  /** The path of the tsconfig.json from which the extension is derived. Undefined if there is none. */
  readonly config: string | undefined;
  /** The reason why the tsconfig.json cannot be read completely. Undefined if it can be read. */
  readonly problem?: string | undefined;
  /** The absolute paths of all files and folders that were read or searched. */
  readonly inputs: readonly string[];
}

export type { Misfit };

/** Facts about the project that contains an output folder, and the settings that are derived from these facts. */
export interface OutputProject {
  /** The extension of relative imports and its reason. Undefined if an option sets the extension. */
  readonly imports: ProjectImports | undefined;
  /** The adapters that the project can use. Undefined if an option sets the adapters, or if no server is generated. */
  readonly adapters: readonly AdapterName[] | undefined;
  /** The path of the nearest package.json. Undefined if there is none. */
  readonly packageFile: string | undefined;
  /** The settings of the project with which the output does not compile or start. */
  readonly misfits: readonly Misfit[];
  /** The absolute paths of all files and folders that were read or searched for the tsconfig.json. */
  readonly inputs: readonly string[];
}
