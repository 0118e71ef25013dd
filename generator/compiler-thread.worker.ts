import { enableCompileCache } from 'node:module';
import { parentPort } from 'node:worker_threads';
import type { Answer, Question } from './compiler-thread.ts';

enableCompileCache();
const { shareCompiler } = await import('./share-compiler.ts');
shareCompiler();
const { createPrinter } = await import('./4-write/print.ts');
const { openapiTypes } = await import('./3-emit/types/openapi-types.ts');
const { importsOfProject } = await import('./project/project-imports.ts');
const print = createPrinter();

parentPort?.on('message', (question: Question) => parentPort?.postMessage(answerTo(question)));

function answerTo(question: Question): Answer {
  try {
    if (question.kind === 'imports') return { kind: 'imports', imports: importsOfProject(question.folder) };
    if (question.kind === 'types') return { kind: 'types', text: openapiTypes(question.document) };
    return { kind: 'printed', id: question.id, text: print(question.structure) };
  } catch (error) {
    // A compiler may fail on a faulty document. The faults are reported elsewhere.
    const of = question.kind === 'print' ? question.id : question.kind;
    return { kind: 'failure', of, message: error instanceof Error ? error.message : String(error) };
  }
}
