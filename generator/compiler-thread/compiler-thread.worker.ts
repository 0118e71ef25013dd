import { parentPort } from 'node:worker_threads';
import type { ResultMessage, TaskMessage, Task, TaskResult } from './compiler-thread.ts';

// Deno has no such cache, so the function can be undefined.
(await import('node:module')).enableCompileCache?.();
const { declareModule } = await import('../declarations/declare-module.ts');
const { importsOfProject } = await import('../project/imports-of-project.ts');

parentPort?.on('message', ({ id, task }: TaskMessage) =>
  parentPort?.postMessage({ id, result: resultOf(task) } satisfies ResultMessage),
);

function resultOf(task: Task): TaskResult {
  try {
    if (task.kind === 'imports') return { kind: 'imports', imports: importsOfProject(task.folder) };
    return { kind: 'declared', module: declareModule(task.module) };
  } catch (error) {
    return { kind: 'failure', message: error instanceof Error ? error.message : String(error) };
  }
}
