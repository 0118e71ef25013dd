/** The fourth step of a run: the emitters build modules, which become text. The next step is `output/update-output.ts`. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import { withKnownParts } from '@forgespec/model/from-document';
import { computed } from '@forgespec/description/results';
import type { EmitInput, Emitter, ModuleFile, TextFile } from './emitters/emitter.ts';
import { header } from './emitters/header.ts';
import { addTemplates } from './output/add-templates.ts';
import { mergeRuntime } from './output/merge-runtime.ts';
import { rememberedOf, type PrintedFile } from './output/printed-file.ts';
import { formatted, moduleText } from './output/render.ts';
import { attributed, attributedPromise, checkImports, planOutputs } from './plan-outputs.ts';
import { emitters } from './emitters.ts';
import { emitterNames, type EmitterName } from './emitter-names.ts';
import { importEnds, type ImportExtension } from './import-extensions.ts';

/** The generated files. */
export interface Emitted {
  /** The files, sorted by path. */
  readonly files: readonly PrintedFile[];
  /** The files and folders of the emitters that ran, relative to the output folder. */
  readonly folders: readonly string[];
}

/**
 * After this time, in milliseconds, `emit` waits for the next turn of the event loop, in which the formatter gets new
 * files. The formatter runs in other threads, and has probably formatted all earlier files by then.
 */
const TURN_MILLISECONDS = 5;

/**
 * Runs the emitters and renders their modules. Modules are formatted while later modules are built.
 *
 * @param extension the extension of relative imports.
 * @param only the names of the emitters to run. Undefined for all emitters.
 * @param others the emitters of outputs of other people. They always run.
 */
export async function emit(
  input: EmitInput,
  extension: ImportExtension | Promise<ImportExtension>,
  only: readonly EmitterName[] | undefined,
  others: readonly Emitter[] = [],
): Promise<Emitted> {
  const chosen = emitterNames.filter((name) => only?.includes(name) ?? true).map((name) => emitters[name]);
  const { api, facts } = withKnownParts(input.api);
  const { assertsFormats, hasEnumConstants, adapters } = input;
  const constants = [facts, JSON.stringify([assertsFormats, hasEnumConstants, adapters])];
  const firstLine = header(api);
  const entries: string[] = [];
  const renderings: Promise<PrintedFile>[] = [];
  let turnStart = performance.now();
  const all = { ...input, api, hasValidators: chosen.includes(emitters.validators) };
  for (const { emitter, output } of planOutputs(chosen, others, all)) {
    if (output.kind === 'template') {
      entries.push(output.template);
      continue;
    }
    const text = attributed(emitter, () => textOf(output, firstLine, constants));
    const rendering = attributedPromise(emitter, formatted({ path: output.path, text }));
    // Prevents an unhandled rejection: only the first error is thrown below, and the other promises are not awaited.
    rendering.catch(() => undefined);
    renderings.push(rendering);
    if (performance.now() - turnStart < TURN_MILLISECONDS) continue;
    // The formatter gets its next files when this function waits.
    await nextTurn();
    turnStart = performance.now();
  }
  const rendered = await Promise.all(renderings);
  const complete = await addTemplates(rendered, entries, firstLine, api.hasExactIntegers);
  for (const emitter of others) checkImports(emitter, complete);
  const merged = await mergeRuntime(complete, firstLine, only === undefined);
  const ending = await extension;
  const files = merged.map((file) => withImportExtension(file, ending));
  // If only some emitters run, folders of other emitters may need other files in `shared`, so `shared` is not cleaned.
  const folders = [...[...chosen, ...others].map(({ owns }) => owns), ...(only === undefined ? ['shared'] : [])];
  return {
    files: files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    folders,
  };
}

/**
 * Returns the text of a file. A repeated run builds a module or a piece only if the values have changed that determine it.
 *
 * @param constants the facts of the model and the options, which determine all modules.
 */
function textOf(file: ModuleFile | TextFile, firstLine: string, constants: readonly unknown[]): string {
  if (file.kind === 'text') {
    const texts = Array.from(file.pieces, (piece) =>
      typeof piece === 'string' ? piece : computed(`${file.path} ${piece.name}`, [piece.from], () => piece.build()),
    );
    return texts.join('');
  }
  const build = (): string => moduleText(file.build(), firstLine);
  return file.from === undefined
    ? build()
    : computed(`code of ${file.path}`, [...constants, ...file.from], build, file.isLasting);
}

/**
 * Matches an import or re-export of another file of the output, or an import type such as `import('./pets.ts').Pet`.
 */
const importEnd = /(?<start>^(?:import|export)\b[^;']* from '\.[^']+|\bimport\('\.[^']+)\.ts(?<end>';$|'\))/gmu;

/** Returns a function that changes the extension of all relative imports in a file. */
const withExtension = (extension: ImportExtension) =>
  rememberedOf((file): PrintedFile => {
    const change = (_: string, start: string, end: string): string => `${start}${importEnds[extension]}${end}`;
    return { path: file.path, text: file.text.replaceAll(importEnd, change) };
  });

const converters: Readonly<Record<ImportExtension, (file: PrintedFile) => PrintedFile>> = {
  ts: (file) => file,
  js: withExtension('js'),
  none: withExtension('none'),
};

/** Changes the extension of all relative imports in a file. */
const withImportExtension = (file: PrintedFile, extension: ImportExtension): PrintedFile =>
  file.path.endsWith('.ts') ? converters[extension](file) : file;
