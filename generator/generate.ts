import { join, relative, resolve } from 'node:path';
import { loadDescription } from './1-load/load.ts';
import { checkStructure } from './1-load/structure.ts';
import { buildApi } from './2-model/build/build-api.ts';
import type { Emitter } from './3-emit/emitter.ts';
import { header } from './3-emit/header.ts';
import { startTypes } from './3-emit/types/openapi-types.ts';
import { compare, type Difference } from './4-write/compare.ts';
import { readManifest } from './4-write/manifest.ts';
import { render } from './4-write/render.ts';
import { write } from './4-write/write.ts';
import { createDiagnostics, type Diagnostic, type Diagnostics } from './diagnostics/diagnostic.ts';

export interface GenerateOptions {
  /** Path of the root file of the description. */
  readonly spec: string;
  /** Path of the output folder. */
  readonly out: string;
  readonly emitters: readonly Emitter[];
  /** Compare only, and write nothing. */
  readonly check: boolean;
  /** Overwrite files that were edited by hand. */
  readonly force: boolean;
}

export interface GenerateResult {
  readonly diagnostics: readonly Diagnostic[];
  /** What differed before this run; undefined when the description has errors, and nothing was compared or written. */
  readonly differences: readonly Difference[] | undefined;
  /** Whether the output folder is now as it should be. */
  readonly upToDate: boolean;
  /** How many files the emitters made. */
  readonly fileCount: number;
}

/**
 * The whole pipeline: a description in, an output folder out. With an error in the description, or a file in the folder that was
 * edited by hand, nothing is written.
 *
 * @throws {Error} of the file system, when the output folder cannot be read or written.
 */
export async function generate(options: GenerateOptions): Promise<GenerateResult> {
  const diagnostics = createDiagnostics();
  const failed = () => ({ diagnostics: diagnostics.all, differences: undefined, upToDate: false, fileCount: 0 });

  // 1 load: split YAML → one document, and where each node came from
  const description = await loadDescription(options.spec, diagnostics);
  if (description === undefined) return failed();
  const types = startTypes(description.document);
  try {
    // 2 model: document → plain data, resolved and named
    const api = buildApi(description, diagnostics);
    await checkStructure(description, diagnostics);
    if (diagnostics.hasErrors) return failed();

    // 3 emit: model → modules
    const input = { api, document: description.document, types: types.text };
    const outputs = (await Promise.all(options.emitters.map((emitter) => emitter.emit(input)))).flat();

    // 4 write: modules → formatted text → files
    const files = await render(outputs, header(api));
    const folder = resolve(options.out);
    const manifest = await readManifest(folder);
    const owned = (path: string) => options.emitters.some(({ owns }) => path === owns || path.startsWith(`${owns}/`));
    const differences = await compare(folder, files, manifest, owned);
    const done = { diagnostics: diagnostics.all, differences, fileCount: files.length };
    if (options.check) return { ...done, upToDate: differences.length === 0 };
    if (!options.force) reportEdited(differences, folder, diagnostics);
    if (diagnostics.hasErrors) return { ...done, upToDate: false };
    await write(folder, files, differences, manifest, owned);
    return { ...done, upToDate: true };
  } finally {
    await types.stop();
  }
}

function reportEdited(differences: readonly Difference[], folder: string, diagnostics: Diagnostics): void {
  for (const { path, kind, line = 1, found = '' } of differences) {
    if (kind !== 'edited') continue;
    const file = join(folder, path);
    const name = relative(process.cwd(), file);
    const message = `${name} was edited by hand: line ${line} reads "${found.trim()}".`;
    const fix = 'Move the change into the description or a template, or overwrite it with --force.';
    diagnostics.error('output-edited', message, fix);
  }
}
