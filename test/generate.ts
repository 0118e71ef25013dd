import { type CompilerThread, openCompilerThread } from '../generator/compiler-thread.ts';
import type { GenerateOptions, GenerateResult } from '../generator/generate.ts';
import { runPipeline } from '../generator/pipeline.ts';

export type { GenerateOptions, GenerateResult } from '../generator/generate.ts';

let thread: CompilerThread | undefined;

/**
 * Does the same as `generate` of the generator, with one compiler thread for all test files that a worker runs: to load the compiler
 * takes longer than to generate from a small description.
 */
export function generate(options: GenerateOptions): Promise<GenerateResult> {
  thread ??= openCompilerThread();
  return runPipeline(options, thread);
}
