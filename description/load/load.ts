import { resolve } from 'node:path';
import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { isFetched } from '../diagnostics/source-file.ts';
import { checkDocument } from './check-document.ts';
import type { Description, LoadOptions } from './description.ts';
import { loadFiles } from './load-files.ts';
import { openLastLoad } from './reload/last-load.ts';

export type { Description, LoadOptions } from './description.ts';

/**
 * Loads a description of OpenAPI 3.0, 3.1 or 3.2, or of Swagger 2.0, from one file or several, in YAML or JSON. Converts Swagger 2.0 to
 * OpenAPI 3.0. Reports problems. Even if it has reported errors, the function may return a description. The caller then decides if it continues.
 *
 * A repeated run loads only the changed parts of the files, if this is possible.
 *
 * @param file the path or the URL of the root file.
 * @returns undefined if the files do not result in an OpenAPI document.
 */
export async function loadDescription(
  file: string,
  diagnostics: Diagnostics,
  options: LoadOptions = {},
): Promise<Description | undefined> {
  const path = isFetched(file) ? new URL(file).href : resolve(file);
  const last = openLastLoad(path, options);
  const reloaded = await last?.reload();
  if (reloaded !== undefined) return reloaded;
  const loaded = await loadFiles(file, path, diagnostics, options);
  if (loaded === undefined) return undefined;
  const checked = checkDocument(loaded.document, options);
  if (diagnostics.count === 0 && checked.repairs.count === 0) last?.keep(loaded);
  return checked.description();
}
