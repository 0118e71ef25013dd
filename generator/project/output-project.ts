import type { ImportedPackage } from '../4-write/imported-packages.ts';
import type { AdapterName } from '../adapter-names.ts';
import type { ProjectImports } from './project-imports.ts';

export type { ProjectImports };

/** Facts about the project that contains an output folder, and the settings that are derived from them. */
export interface OutputProject {
  /** The extension of relative imports and its reason; undefined if an option sets the extension. */
  readonly imports: ProjectImports | undefined;
  /** The adapters that the project can use; undefined if an option sets them, or if no server is generated. */
  readonly adapters: readonly AdapterName[] | undefined;
  /** The path of the nearest package.json; undefined if it does not exist. */
  readonly packageFile: string | undefined;
  /** The packages that the output imports and the nearest package.json does not list. */
  readonly missingPackages: readonly ImportedPackage[];
}
