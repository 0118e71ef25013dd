import type { ImportedPackage } from '../4-write/imported-packages.ts';
import type { AdapterName } from '../adapter-names.ts';
import type { ProjectImports } from './project-imports.ts';

export type { ProjectImports };

/** Facts about the project around an output folder, and the settings that follow from them. */
export interface OutputProject {
  /** The form of relative imports; undefined if an option sets it. */
  readonly imports: ProjectImports | undefined;
  /** The adapters that fit the project; undefined if an option sets them, or if no server is generated. */
  readonly adapters: readonly AdapterName[] | undefined;
  /** The path of the nearest package.json; undefined if it does not exist. */
  readonly packageFile: string | undefined;
  /** The packages that the output imports, and that the nearest package.json does not list. */
  readonly missingPackages: readonly ImportedPackage[];
}
