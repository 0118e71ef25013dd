import { type CompilerThread, openCompilerThread } from '../generator/compiler-thread/compiler-thread.ts';
import { onlyOutput, type GenerateOptions, type OutputResult } from '../generator/generate.ts';
import { runPipeline } from '../generator/pipeline.ts';

export type { GenerateOptions, OutputResult } from '../generator/generate.ts';

let thread: CompilerThread | undefined;

/**
 * Does the same as `generate` of the generator, except that all test files of a worker share one compiler thread. Loading the
 * compiler takes longer than generating code for a small description.
 */
export async function generate(options: GenerateOptions): Promise<OutputResult> {
  thread ??= openCompilerThread();
  return onlyOutput(await runPipeline(options, [options], thread));
}
