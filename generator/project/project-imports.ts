import type { ImportExtension } from '../import-extensions.ts';
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
