import { setImmediate as nextTurn } from 'node:timers/promises';
import type { EmitInput } from './3-emit/emitter.ts';
import { header } from './3-emit/header.ts';
import { addTemplates } from './4-write/add-templates.ts';
import type { PrintedFile } from './4-write/printed-file.ts';
import { withImportExtension } from './4-write/import-endings.ts';
import { render, type StructurePrinter } from './4-write/render.ts';
import { emitters } from './emitters.ts';
import { emitterNames, type EmitterName } from './emitter-names.ts';
import type { ImportExtension } from './import-extensions.ts';

/** The generated files. */
export interface Emitted {
  /** Sorted by path. */
  readonly files: readonly PrintedFile[];
  /** Returns true if a path of the output folder belongs to one of the emitters that ran. */
  owns(path: string): boolean;
}

/**
 * Runs emitters and renders their modules, each as soon as possible, because one emitter waits for another thread.
 *
 * @param extension the extension of import paths.
 * @param only the emitters to run; undefined for all.
 */
export async function emit(
  input: EmitInput,
  printer: StructurePrinter,
  extension: ImportExtension | Promise<ImportExtension>,
  only: readonly EmitterName[] | undefined,
): Promise<Emitted> {
  const chosen = emitterNames.filter((name) => only?.includes(name) ?? true).map((name) => emitters[name]);
  const firstLine = header(input.api);
  const entries: string[] = [];
  const renderings: Promise<PrintedFile[]>[] = [];
  for (const emitter of chosen) {
    const rendering = Promise.resolve(emitter.emit(input)).then((outputs) => {
      entries.push(...outputs.flatMap((output) => (output.kind === 'template' ? [output.template] : [])));
      const generated = outputs.filter((output) => output.kind !== 'template');
      return render(generated, printer, firstLine);
    });
    // Prevents an unhandled rejection: the first failure is thrown below, and the others are not awaited.
    rendering.catch(() => undefined);
    renderings.push(rendering);
    // The printer gets the modules of one emitter before the next emitter starts.
    await nextTurn();
  }
  const rendered = await Promise.all(renderings);
  const complete = await addTemplates(rendered.flat(), entries, firstLine);
  const ending = await extension;
  const files = complete.map((file) => withImportExtension(file, ending));
  // If only some emitters run, the other folders may need other files of `shared`.
  const folders = [...chosen.map(({ owns }) => owns), ...(only === undefined ? ['shared'] : [])];
  return {
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    owns: (path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)),
  };
}
