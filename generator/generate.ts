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
  /** The emitters to run; all of them when absent. */
  readonly only?: readonly EmitterName[] | undefined;
  /** The end of the paths by which modules import each other. Default: as the nearest tsconfig.json needs it, or `ts` without one. */
  readonly importExtensions?: ImportExtension | undefined;
  /** The adapters that come with the server. Default: those that fit the nearest package.json. */
  readonly adapters?: readonly AdapterName[] | undefined;
  /** Whether validators refuse a value that does not have the `format` of its schema; default: true. */
  readonly assertFormats?: boolean | undefined;
  /** Whether validators bring a module that tells in which line a schema was written; default: false. */
  readonly places?: boolean | undefined;
  /** Whether to report what types cannot express; default: false. */
  readonly report?: boolean | undefined;
  /** Compare only, and write nothing. */
  readonly check: boolean;
  /** Overwrite files that were edited by hand. */
  readonly force: boolean;
  /** Folders that hold what references find at addresses; nothing is ever fetched. */
  readonly remotes?: readonly Remote[] | undefined;
}

export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  /** What differed before this run; undefined when the description has errors or the folder cannot be written. */
  readonly differences: readonly Difference[] | undefined;
  /** Whether the output folder is now as it should be. */
  readonly upToDate: boolean;
  /** How many files the emitters made. */
  readonly fileCount: number;
  /** What types cannot express and what enforces it, as text for people; undefined unless it was asked for. */
  readonly report?: string | undefined;
  /** The project around the output folder; undefined when the description has errors. */
  readonly project?: OutputProject | undefined;
}

/**
 * A description in, an output folder out. With an error in the description, or a file in the folder that was edited by hand, nothing
 * is written.
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  // The thread loads a compiler: it starts before everything else is loaded here.
  const thread = openCompilerThread();
  try {
    const { runPipeline } = await import('./pipeline.ts');
    return await runPipeline(options, thread);
  } finally {
    await thread.stop();
  }
}
