import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { NumberedResult, NumberedTask, Task, TaskResult } from './compiler-thread.ts';

enableCompileCache();
const { shareCompiler } = await import('./share-compiler.ts');
shareCompiler();
const { createPrinter } = await import('./4-write/print.ts');
const { openapiTypes } = await import('./3-emit/types/openapi-types.ts');
const { declareModule } = await import('./declarations/declare-module.ts');
const { importsOfProject } = await import('./project/project-imports.ts');
const print = createPrinter();

parentPort?.on('message', ({ id, task }: NumberedTask) =>
  parentPort?.postMessage({ id, result: resultOf(task) } satisfies NumberedResult),
);

function resultOf(task: Task): TaskResult {
  try {
    if (task.kind === 'imports') return { kind: 'imports', imports: importsOfProject(task.folder) };
    if (task.kind === 'declare') return { kind: 'declared', module: declareModule(task.module) };
    if (task.kind === 'types') return { kind: 'text', text: openapiTypes(task.document) };
    return { kind: 'text', text: print(task.structure) };
  } catch (error) {
    // openapi-typescript may throw for an invalid document, whose errors are reported by the main thread.
    return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}
