import { join } from 'node:path';
import { loadDescription, type Description } from '../../description/load/load.ts';
import type { Api } from '../../model/api.ts';
import { buildApi } from '../../model/from-document/build-api.ts';
import { reservedNames } from '../../generator/reserved-names.ts';
import type { KeywordSchema } from '../../model/schema.ts';
import { createDiagnostics } from '../../description/diagnostics/diagnostic.ts';
import { folderWith, type Files } from '../folder-with.ts';

/** A valid description as a bundled document and as a model. */
export interface Loaded {
  readonly document: Description['document'];
  readonly api: Api;
  /** The names of the files that were read. */
  readonly files: readonly string[];
}

/**
 * Writes files into a folder, loads the description in this folder, and builds its model. Throws an error if there is a
 * diagnostic.
 */
export async function load(files: Files, root = 'openapi.yaml'): Promise<Loaded> {
  const folder = folderWith(files);
  const diagnostics = createDiagnostics();
  const description = await loadDescription(join(folder, root), diagnostics);
  const api = description === undefined ? undefined : buildApi(description, diagnostics, reservedNames);
  if (description === undefined || api === undefined || diagnostics.all.length > 0) {
    throw new Error(diagnostics.all.map(({ message }) => message).join('\n'));
  }
  return { document: description.document, api, files: description.files.map((file) => file.slice(folder.length + 1)) };
}

/** Returns the defined keywords of a named schema. */
export function keywordsOf({ api }: Loaded, name: string): Partial<KeywordSchema> {
  const schema = api.schemas.find((candidate) => candidate.name === name)?.schema;
  if (schema?.kind !== 'keywords') throw new Error(`No schema ${name}`);
  const said = Object.entries(schema).filter(([key, value]) => value !== undefined && key !== 'annotations');
  return Object.fromEntries(said.filter(([key]) => key !== 'kind' && key !== 'pointer'));
}
