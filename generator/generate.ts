/**
 * The first step of a run: it returns the result of the last run if nothing has changed, and otherwise starts the threads of the run. The
 * next step is `pipeline.ts`.
 */

import type { Description } from '@forgespec/description/load';
import { givenFilesOf, runRulesInThread, type GivenFiles, type RulesRun } from '@forgespec/description/lint';
import { openCompilerThread } from './compiler-thread/compiler-thread.ts';
import type {
  GenerateInput,
  GenerateOptions,
  GenerateResult,
  OutputExtension,
  OutputOptions,
  OutputResult,
} from './generate-types.ts';
import { openReusableRun } from './reuse/reusable-run.ts';

export type { GenerateInput, GenerateOptions, GenerateResult, OutputExtension, OutputOptions, OutputResult };

/**
 * Generates output folders from a description, which is loaded and checked once. If the description has errors, nothing is written. If a
 * file of an output was edited by hand, nothing is written to this output, unless `force` is true.
 */
export async function generateOutputs(
  input: GenerateInput,
  outputs: readonly OutputOptions[],
): Promise<GenerateResult> {
  const reusable = input.reusesLastRun === true ? openReusableRun(input, outputs) : undefined;
  const unchanged = await reusable?.unchanged();
  if (unchanged !== undefined) return unchanged;
  const thread = openCompilerThread();
  // The thread needs time to load the compiler, so it starts before the main thread loads other modules.
  if (outputs.some(needsCompiler)) thread.start();
  const { spec, remotes = [], rules, severities = {}, reader, overlays = [] } = input;
  let run: RulesRun | undefined;
  const runRules = (given?: GivenFiles): RulesRun | undefined =>
    rules === undefined ? undefined : (run ??= runRulesInThread({ spec, remotes, rules, severities, given }));
  // If the input has neither a reader nor overlays, the rules can read the files while this thread loads them.
  if (reader === undefined && overlays.length === 0) runRules();
  try {
    const { runPipeline } = await import('./pipeline.ts');
    let loaded: Description | undefined;
    const result = await runPipeline(input, outputs, thread, {
      runRules(description) {
        loaded = description;
        return runRules(givenFilesOf(description))?.findings;
      },
    });
    if (loaded !== undefined) reusable?.save(result, loaded);
    return result;
  } finally {
    await Promise.all([thread.stop(), run?.stop()]);
  }
}

/** Returns true if the compiler writes the output. */
const needsCompiler = ({ declarationMaps }: OutputOptions): boolean => declarationMaps === true;

/** Generates one output folder. The result contains the diagnostics of the description and of the output. */
export async function generate(options: GenerateOptions): Promise<OutputResult> {
  return onlyOutput(await generateOutputs(options, [options]));
}

/**
 * Returns the result for the single output of a run. The diagnostics of the result also contain the problems of the description. If the
 * description has errors, they contain only these problems.
 */
export function onlyOutput({ diagnostics, outputs: [output] }: GenerateResult): OutputResult {
  if (output === undefined) return { diagnostics, differences: undefined, upToDate: false, fileCount: 0 };
  return { ...output, diagnostics: [...diagnostics, ...output.diagnostics] };
}
