import type { AdapterName } from '../adapter-names.ts';
import type { Misfit } from './misfits.ts';
import type { ProjectImports } from './project-imports.ts';

export type { Misfit, ProjectImports };

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
