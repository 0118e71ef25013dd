import { type CompilerThread, openCompilerThread } from '../generator/compiler-thread.ts';
import type { GenerateOptions, GenerateResult } from '../generator/generate.ts';
import { runPipeline } from '../generator/pipeline.ts';

export type { GenerateOptions, GenerateResult } from '../generator/generate.ts';

let thread: CompilerThread | undefined;

/**
 * Does the same as `generate` of the generator, except that all test files of a worker share one compiler thread. Loading the
 * compiler takes longer than generating code for a small description.
 */
export function generate(options: GenerateOptions): Promise<GenerateResult> {
  thread ??= openCompilerThread();
  return runPipeline(options, thread);
}
