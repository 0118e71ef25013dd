import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadDescription } from '../../../description/load/load.ts';
import type { JsonObject } from '../../../description/json/json.ts';
import type { Api } from '../../../model/api.ts';
import { inspectDescription } from '../../../model/check/inspect-description.ts';
import { createDiagnostics } from '../../../description/diagnostics/diagnostic.ts';
import { reservedNames } from '../../../generator/reserved-names.ts';
import { emit } from '../../../generator/emit.ts';
import type { EmitterName } from '../../../generator/emitter-names.ts';

/**
 * The model of a description, and all modules that are generated for the description. Each key of `files` is the path
 * of a module.
 */
export interface GeneratedSide {
  readonly api: Api;
  readonly files: ReadonlyMap<string, string>;
}

/** Returns the model of a bundled document, as `forgespec generate` builds it. */
export async function modelOf(document: JsonObject): Promise<{ api: Api; document: JsonObject }> {
  const folder = mkdtempSync(join(tmpdir(), 'forgespec-sdk-diff-'));
  try {
    const path = join(folder, 'openapi.json');
    writeFileSync(path, JSON.stringify(document));
    const loading = createDiagnostics();
    const description = await loadDescription(path, loading);
    if (description === undefined) throw new Error(JSON.stringify(loading.all));
    const { api, diagnostics } = inspectDescription(description, loading.all, reservedNames);
    const errors = diagnostics.all.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
    return { api, document: description.document };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Generates everything that a program can import, for all operations, including operations that an edit does not
 * change.
 */
export async function generateSide(
  document: JsonObject,
  emitters: readonly EmitterName[] = ['types', 'client', 'server', 'validators'],
): Promise<GeneratedSide> {
  const { api, document: bundled } = await modelOf(document);
  const input = {
    api: { ...api, schemas: api.schemas.filter(({ isReached }) => isReached) },
    document: bundled,
    assertsFormats: true,
    adapters: [],
  };
  const { files } = await emit(input, 'ts', emitters);
  return { api, files: new Map(files.map(({ path, text }) => [path, text])) };
}
