import { Worker } from 'node:worker_threads';
import type { DeclarableModule, DeclaredModule } from '../declarations/declare-module.ts';
import type { ModuleDeclarer } from '../declarations/declaration-files.ts';
import { importsWithoutCompiler } from '../project/imports-without-compiler.ts';
import type { ProjectImports } from '../project/output-project.ts';

/** A task for the compiler thread. */
export type Task =
  | { readonly kind: 'declare'; readonly module: DeclarableModule }
  | { readonly kind: 'imports'; readonly folder: string };

/** A message to the compiler thread: a task with its number. */
export interface TaskMessage {
  readonly id: number;
  readonly task: Task;
}

/** The result of a task. */
export type TaskResult =
  | { readonly kind: 'declared'; readonly module: DeclaredModule }
  | { readonly kind: 'imports'; readonly imports: ProjectImports }
  | { readonly kind: 'failure'; readonly message: string };

/** A message from the compiler thread: the result of the task with the same number. */
export interface ResultMessage {
  readonly id: number;
  readonly result: TaskResult;
}

/**
 * The thread in which the generator uses the TypeScript compiler. If a run needs the compiler, this thread loads it while the main thread
 * reads the description. Most runs do not need the compiler. Several runs of the generator may share a thread.
 */
export interface CompilerThread extends ModuleDeclarer {
  /**
   * Returns the extension of relative imports in a folder, derived from the nearest tsconfig.json.
   *
   * @param folder an absolute path. The folder may not exist yet.
   */
  importsOfProject(folder: string): Promise<ProjectImports>;
  /** Starts the thread now. Without this call, the first task starts the thread. */
  start(): void;
  /** Ends the thread. Unfinished tasks fail. */
  stop(): Promise<unknown>;
}

export function openCompilerThread(): CompilerThread {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const waiting = new Map<number, PromiseWithResolvers<TaskResult>>();
  let broken: Error | undefined;
  let count = 0;

  let worker: Worker | undefined;
  const fail = (error: Error): void => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  const start = (): Worker => {
    if (worker !== undefined) return worker;
    worker = new Worker(new URL(`compiler-thread.worker.${extension}`, import.meta.url));
    worker.on('message', ({ id, result }: ResultMessage) => {
      waiting.get(id)?.resolve(result);
      waiting.delete(id);
    });
    worker.once('error', fail);
    worker.once('exit', () => fail(new Error('The compiler thread was stopped.')));
    return worker;
  };

  const run = <Value>(task: Task, read: (result: TaskResult) => Value): Promise<Value> => {
    const id = count++;
    const answer = Promise.withResolvers<TaskResult>();
    if (broken === undefined) waiting.set(id, answer);
    else answer.reject(broken);
    start().postMessage({ id, task } satisfies TaskMessage);
    const value = answer.promise.then(read);
    // If the description has errors, nobody awaits this promise. A rejection of the promise must not end the process then.
    value.catch(() => undefined);
    return value;
  };
  return {
    start: () => void start(),
    // This function is not async, because an async function returns a new promise, and this promise would also need a handler for
    // rejections.
    importsOfProject(folder) {
      const found = importsWithoutCompiler(folder);
      return found === undefined ? run({ kind: 'imports', folder }, importsOf) : Promise.resolve(found);
    },
    declare: (module) => run({ kind: 'declare', module }, declaredModule),
    stop: async () => worker?.terminate(),
  };
}

function importsOf(result: TaskResult): ProjectImports {
  if (result.kind === 'imports') return result.imports;
  throw new Error(failureText('Reading tsconfig.json', result));
}

function declaredModule(result: TaskResult): DeclaredModule {
  if (result.kind === 'declared') return result.module;
  throw new Error(failureText('Writing declarations', result));
}

const failureText = (tool: string, result: TaskResult): string =>
  `${tool} failed${result.kind === 'failure' ? `: ${result.message}` : ''}`;
