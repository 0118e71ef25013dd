import type { Remote } from './1-load/resources/remotes.ts';
import type { Difference } from './4-write/compare.ts';
import type { AdapterName } from './adapter-names.ts';
import { openCompilerThread } from './compiler-thread.ts';
import type { Diagnostic } from './diagnostics/diagnostic.ts';
import type { Severities } from './diagnostics/severity-names.ts';
import type { EmitterName } from './emitter-names.ts';
import { runRulesInThread } from './lint/rules-thread.ts';
import type { ImportExtension } from './import-extensions.ts';
import type { OutputProject } from './project/output-project.ts';

export interface GenerateOptions {
  /** The path of the root file of the description. */
  readonly spec: string;
  /** The path of the output folder. */
  readonly out: string;
  /** The names of the emitters to run; undefined for all emitters. */
  readonly only?: readonly EmitterName[] | undefined;
  /** The extension of relative imports. If undefined, it is derived from the nearest tsconfig.json, or `ts` without one. */
  readonly importExtensions?: ImportExtension | undefined;
  /** The adapters of the server. If undefined, they are derived from the nearest package.json. */
  readonly adapters?: readonly AdapterName[] | undefined;
  /** True if validators reject values that do not match the `format` of their schema. Default: true. */
  readonly assertFormats?: boolean | undefined;
  /** True to generate a module with the source locations of schemas. Default: false. */
  readonly places?: boolean | undefined;
  /** True to return a report of the constraints that TypeScript types cannot express. Default: false. */
  readonly report?: boolean | undefined;
  /** True to compare the output folder without writing. */
  readonly check: boolean;
  /** True to overwrite files that were edited by hand. */
  readonly force: boolean;
  /** Local folders with the documents that references name by address. forgespec fetches no document. */
  readonly remotes?: readonly Remote[] | undefined;
  /** The file with the configuration of the rules that also check the description. Undefined to run no rules. */
  readonly rules?: string | undefined;
  /** The severities that the user has set for codes and rules. */
  readonly severities?: Severities;
}

export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  /** The differences before the run; undefined if the description has errors or the folder cannot be read or written. */
  readonly differences: readonly Difference[] | undefined;
  /** True if the output folder is up to date after the run. */
  readonly upToDate: boolean;
  /** The number of generated files. */
  readonly fileCount: number;
  /** The report of the constraints that TypeScript types cannot express; undefined if it was not requested. */
  readonly report?: string | undefined;
  /** The project that contains the output folder; undefined if the description has errors. */
  readonly project?: OutputProject | undefined;
}

/**
 * Generates an output folder from a description. If the description has errors, or an output file was edited by hand, nothing is
 * written.
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  // The thread needs time to load the compiler, so it starts before this thread loads other modules.
  const thread = openCompilerThread();
  const { spec, remotes = [], rules, severities = {} } = options;
  const run = rules === undefined ? undefined : runRulesInThread({ spec, remotes, rules, severities });
  try {
    const { runPipeline } = await import('./pipeline.ts');
    return await runPipeline(options, thread, run?.findings);
  } finally {
    await Promise.all([thread.stop(), run?.stop()]);
  }
}
