import { Worker } from 'node:worker_threads';
import type { JsonObject } from './1-load/json.ts';
import type { StructurePrinter } from './4-write/render.ts';
import type { PrintableStructure } from './4-write/print.ts';
import type { ProjectImports } from './project/project-imports.ts';

/** A request to the thread. */
export type Question =
  | { readonly kind: 'imports'; readonly folder: string }
  | { readonly kind: 'types'; readonly document: JsonObject }
  | { readonly kind: 'print'; readonly id: number; readonly structure: PrintableStructure };

/** A response of the thread. */
export type Answer =
  | { readonly kind: 'imports'; readonly imports: ProjectImports }
  | { readonly kind: 'types'; readonly text: string }
  | { readonly kind: 'printed'; readonly id: number; readonly text: string }
  | { readonly kind: 'failure'; readonly of: 'imports' | 'types' | number; readonly message: string };

/**
 * The thread for all work that needs the TypeScript compiler, openapi-typescript or ts-morph: the compiler loads while the main
 * thread reads the description, and prints one module while the main thread builds the next.
 */
export interface CompilerThread extends StructurePrinter {
  /**
   * Returns the text of `types/openapi.ts`.
   *
   * @param document the bundled document.
   */
  openapiTypes(document: JsonObject): Promise<string>;
  /**
   * Returns the form of relative imports in a folder, by the nearest tsconfig.json.
   *
   * @param folder an absolute path. The folder need not exist.
   */
  importsOfProject(folder: string): Promise<ProjectImports>;
  /** Ends the thread, even if it is working. */
  stop(): Promise<unknown>;
}

export function openCompilerThread(): CompilerThread {
  const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
  const worker = new Worker(new URL(`compiler-thread.worker.${extension}`, import.meta.url));
  const waiting = new Map<'types' | number, PromiseWithResolvers<string>>();
  const imports = Promise.withResolvers<ProjectImports>();
  imports.promise.catch(() => undefined);
  let broken: Error | undefined;

  worker.on('message', (answer: Answer) => {
    switch (answer.kind) {
      case 'imports':
        return imports.resolve(answer.imports);
      case 'types':
        return waiting.get('types')?.resolve(answer.text);
      case 'printed':
        return waiting.get(answer.id)?.resolve(answer.text);
      case 'failure':
        return (answer.of === 'imports' ? imports : waiting.get(answer.of))?.reject(
          new Error(`${nameOf(answer.of)} failed: ${answer.message}`),
        );
    }
  });
  const fail = (error: Error): void => {
    broken ??= error;
    imports.reject(error);
    for (const { reject } of waiting.values()) reject(error);
  };
  worker.once('error', fail);
  worker.once('exit', () => fail(new Error('The compiler thread was stopped.')));

  const ask = (key: 'types' | number, question: Question): Promise<string> => {
    const answer = Promise.withResolvers<string>();
    // Prevents an unhandled rejection: after errors in the description, nobody awaits the result.
    answer.promise.catch(() => undefined);
    if (broken === undefined) waiting.set(key, answer);
    else answer.reject(broken);
    worker.postMessage(question);
    return answer.promise;
  };
  let printed = 0;
  return {
    importsOfProject(folder) {
      worker.postMessage({ kind: 'imports', folder } satisfies Question);
      return imports.promise;
    },
    openapiTypes: (document) => ask('types', { kind: 'types', document }),
    print: (structure) => ask(printed, { kind: 'print', id: printed++, structure }),
    stop: () => worker.terminate(),
  };
}

const nameOf = (question: 'imports' | 'types' | number): string =>
  question === 'imports' ? 'Reading tsconfig.json' : question === 'types' ? 'openapi-typescript' : 'ts-morph';
