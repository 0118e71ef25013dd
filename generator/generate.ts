import type { Remote } from './1-load/resources/remotes.ts';
import type { Difference } from './4-write/compare.ts';
import type { AdapterName } from './adapter-names.ts';
import { openCompilerThread } from './compiler-thread.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { EmitterName } from './emitter-names.ts';
import type { ImportExtension } from './import-extensions.ts';
import type { OutputProject } from './project/output-project.ts';

export interface GenerateOptions {
  /** Path of the root file of the description. */
  readonly spec: string;
  /** Path of the output folder. */
  readonly out: string;
  /** The emitters to run; all of them by default. */
  readonly only?: readonly EmitterName[] | undefined;
  /** The extension of import paths. By default, the nearest tsconfig.json decides; without one it is `ts`. */
  readonly importExtensions?: ImportExtension | undefined;
  /** The adapters of the server. By default, those that fit the nearest package.json. */
  readonly adapters?: readonly AdapterName[] | undefined;
  /** True if validators reject values that do not match the `format` of their schema. Default: true. */
  readonly assertFormats?: boolean | undefined;
  /** True to generate a module with the source locations of schemas. Default: false. */
  readonly places?: boolean | undefined;
  /** True to report the constraints that types cannot express. Default: false. */
  readonly report?: boolean | undefined;
  /** True to compare only, and write nothing. */
  readonly check: boolean;
  /** True to overwrite files that were edited by hand. */
  readonly force: boolean;
  /** Folders with the documents at addresses that references name. Nothing is fetched. */
  readonly remotes?: readonly Remote[] | undefined;
}

export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The differences before this run; undefined if the description has errors or the folder cannot be written. */
  readonly differences: readonly Difference[] | undefined;
  /** True if the output folder is now up to date. */
  readonly upToDate: boolean;
  /** The number of generated files. */
  readonly fileCount: number;
  /** The report of constraints that types cannot express, as text; undefined unless requested. */
  readonly report?: string | undefined;
  /** The project around the output folder; undefined if the description has errors. */
  readonly project?: OutputProject | undefined;
}

/**
 * Generates an output folder from a description. If the description has an error, or an output file was edited by hand, nothing
 * is written.
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  // The thread loads a compiler, so it starts before other modules are loaded here.
  const thread = openCompilerThread();
  try {
    const { runPipeline } = await import('./pipeline.ts');
    return await runPipeline(options, thread);
  } finally {
    await thread.stop();
  }
}
