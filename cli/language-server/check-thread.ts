import { Worker } from 'node:worker_threads';
import type { CodeAction } from 'vscode-languageserver';
import type { SourceFile } from '@forgespec/description/diagnostics';
import type { CheckOptions } from '@forgespec/model/check';
import type { InputOptions } from '../commands/open-input.ts';
import type { PublishedProblems } from './description-check.ts';

/** The options of the command that a check needs. They are plain data, because they are sent to the thread. */
export type EditedInput = InputOptions &
  Required<Pick<CheckOptions, 'reservedNames' | 'rules' | 'severities' | 'strict'>>;

/** The data with which the thread starts. */
export interface CheckThreadData {
  readonly input: EditedInput;
  /** The documents that are open in the editor. */
  readonly documents: readonly SourceFile[];
}

/** A range of lines of a file, counted from 0. */
export interface EditedLines {
  readonly path: string;
  readonly first: number;
  readonly last: number;
}

/** A task of the thread: the check of the whole description, the quick fixes of some lines, or the end. */
export type CheckThreadTask =
  | { readonly kind: 'check' }
  | { readonly kind: 'fixes'; readonly lines: EditedLines }
  | { readonly kind: 'finish' };

/** A message to the thread. A changed document has no text if the editor has closed it. */
export type CheckMessage =
  | { readonly changed: string; readonly text: string | undefined }
  | { readonly id: number; readonly task: CheckThreadTask }
  | { readonly canceled: number };

/** A message from the thread: the result of the task with the same number. */
export interface CheckThreadResult {
  readonly id: number;
  readonly problems?: PublishedProblems;
  readonly fixes?: readonly CodeAction[];
  readonly failure?: string;
}

/**
 * The thread that checks an edited description. So requests about positions get a response while a check runs. If a rule ends the thread, the
 * next task starts a new one.
 */
export class CheckThread {
  readonly #input: EditedInput;
  readonly #documents: () => readonly SourceFile[];
  readonly #waiting = new Map<number, PromiseWithResolvers<CheckThreadResult>>();
  #worker: Worker | undefined;
  #count = 0;

  /** @param documents returns the documents that are open in the editor. */
  constructor(input: EditedInput, documents: () => readonly SourceFile[]) {
    this.#input = input;
    this.#documents = documents;
  }

  /** Records the text of a document. Undefined if the editor has closed it. */
  change(path: string, text: string | undefined): void {
    this.#worker?.postMessage({ changed: path, text } satisfies CheckMessage);
  }

  /** Checks the description. Checks that wait for the same run have the same result. */
  async check(): Promise<PublishedProblems> {
    const { problems = [] } = await this.#run({ kind: 'check' });
    return problems;
  }

  /**
   * Returns the actions that correct the problems of some lines, according to the last check.
   *
   * @param onCancel registers a function that is called if the editor does not need the result any more.
   */
  async fixes(lines: EditedLines, onCancel: (cancel: () => void) => unknown): Promise<CodeAction[]> {
    const id = this.#count;
    onCancel(() => this.#worker?.postMessage({ canceled: id } satisfies CheckMessage));
    const { fixes = [] } = await this.#run({ kind: 'fixes', lines });
    return [...fixes];
  }

  /** Prints the notes of the fetched documents, and ends the thread. */
  async finish(): Promise<void> {
    if (this.#worker === undefined) return;
    await this.#run({ kind: 'finish' }).catch(() => undefined);
    await this.#worker?.terminate();
  }

  #run(task: CheckThreadTask): Promise<CheckThreadResult> {
    const id = this.#count++;
    const result = Promise.withResolvers<CheckThreadResult>();
    const worker = (this.#worker ??= this.#start());
    this.#waiting.set(id, result);
    worker.postMessage({ id, task } satisfies CheckMessage);
    return result.promise;
  }

  #start(): Worker {
    const extension = import.meta.url.endsWith('.ts') ? 'ts' : 'js';
    const workerData: CheckThreadData = { input: this.#input, documents: this.#documents() };
    // A rule may print something. Only messages to the editor are printed on stdout.
    const worker = new Worker(new URL(`check-thread.worker.${extension}`, import.meta.url), {
      workerData,
      stdout: true,
    });
    worker.stdout.pipe(process.stderr, { end: false });
    worker.on('message', (result: CheckThreadResult) => {
      const waiting = this.#waiting.get(result.id);
      this.#waiting.delete(result.id);
      if (result.failure === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(result.failure));
    });
    worker.once('error', (error: Error) => this.#fail(worker, error));
    worker.once('exit', () => this.#fail(worker, new Error('A rule or plugin has ended the check.')));
    return worker;
  }

  #fail(worker: Worker, error: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
