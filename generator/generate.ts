import { resolve } from 'node:path';
import { loadDescription } from './1-load/load.ts';
import type { Remote } from './1-load/resources/remotes.ts';
import { reportStructure } from './1-load/structure.ts';
import { buildApi } from './2-model/build/build-api.ts';
import type { EmitInput } from './3-emit/emitter.ts';
import type { Difference } from './4-write/compare.ts';
import { updateOutput } from './4-write/update-output.ts';
import type { Emitted } from './emit.ts';
import type { EmitterName } from './emitter-names.ts';
import { openBackground } from './background.ts';
import { createDiagnostics, type Diagnostic } from './diagnostics/diagnostic.ts';

export interface GenerateOptions {
  /** Path of the root file of the description. */
  readonly spec: string;
  /** Path of the output folder. */
  readonly out: string;
  /** The emitters to run; all of them when absent. */
  readonly only?: readonly EmitterName[] | undefined;
  /** Whether validators refuse a value that does not have the `format` of its schema; default: true. */
  readonly assertFormats?: boolean | undefined;
  /** Compare only, and write nothing. */
  readonly check: boolean;
  /** Overwrite files that were edited by hand. */
  readonly force: boolean;
  /** Folders that hold what references find at addresses; nothing is ever fetched. */
  readonly remotes?: readonly Remote[] | undefined;
}

export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  /** What differed before this run; undefined when the description has errors or the folder cannot be written. */
  readonly differences: readonly Difference[] | undefined;
  /** Whether the output folder is now as it should be. */
  readonly upToDate: boolean;
  /** How many files the emitters made. */
  readonly fileCount: number;
}

/**
 * The whole pipeline: a description in, an output folder out. With an error in the description, or a file in the folder that was
 * edited by hand, nothing is written.
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const diagnostics = createDiagnostics();
  const failed = () => ({ diagnostics: diagnostics.all, differences: undefined, upToDate: false, fileCount: 0 });

  const background = openBackground();
  try {
    // 1 load: split YAML → one document, and where each node came from
    const description = await loadDescription(options.spec, diagnostics, { remotes: options.remotes ?? [] });
    if (description === undefined) return failed();
    background.start(description.document);

    // 2 model: document → plain data, resolved and named
    const api = buildApi(description, diagnostics);

    // 3 emit: model → modules → formatted text; meanwhile the document is checked against the meta-schema
    const { document } = description;
    const input = { api, document, types: background.types, assertsFormats: options.assertFormats ?? true };
    const emitting = diagnostics.hasErrors ? undefined : emitLater(input, options.only);
    // On a document with faults it may fail; the faults are what is reported then.
    emitting?.catch(() => undefined);
    await reportStructure(description, await background.faults, diagnostics);
    if (emitting === undefined || diagnostics.hasErrors) return failed();
    const { files, owns } = await emitting;

    // 4 write: text → files, or a comparison with them
    const update = updateOutput(resolve(options.out), files, owns, options, diagnostics);
    return { ...update, diagnostics: diagnostics.all, fileCount: files.length };
  } finally {
    await background.stop();
  }
}

/** The emitters bring a compiler; it is loaded only here, while the other thread is at work. */
async function emitLater(input: EmitInput, only: readonly EmitterName[] | undefined): Promise<Emitted> {
  const { emit } = await import('./emit.ts');
  return emit(input, only);
}
