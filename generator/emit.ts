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

/** Everything that is generated. */
export interface Emitted {
  /** Sorted by path. */
  readonly files: readonly PrintedFile[];
  /** Whether a path of the output folder belongs to one of the emitters that ran. */
  owns(path: string): boolean;
}

/**
 * Runs emitters and renders what they make; each as soon as it can, because one of them waits for another thread.
 *
 * @param extension the end of the paths by which modules import each other.
 * @param only the emitters to run; all of them when undefined.
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
    // The first failure is thrown below, and then nobody waits for the others.
    rendering.catch(() => undefined);
    renderings.push(rendering);
    // What one makes goes to the printer before the next one starts.
    await nextTurn();
  }
  const rendered = await Promise.all(renderings);
  const complete = await addTemplates(rendered.flat(), entries, firstLine);
  const ending = await extension;
  const files = complete.map((file) => withImportExtension(file, ending));
  // Others may need what is shared, if only some of the emitters ran.
  const folders = [...chosen.map(({ owns }) => owns), ...(only === undefined ? ['shared'] : [])];
  return {
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    owns: (path) => folders.some((folder) => path === folder || path.startsWith(`${folder}/`)),
  };
}
