import { join } from 'node:path';
import { loadDescription } from '../generator/1-load/load.ts';
import { inspectDescription } from '../generator/check/inspect-description.ts';
import { sourceNamesOf } from '../generator/declarations/source-names.ts';
import type { SourceNames } from '../generator/declarations/source-name.ts';
import { createDiagnostics } from '../generator/diagnostics/diagnostic.ts';
import { root } from './room.ts';

/**
 * Returns the names in the SDK that come from our OpenAPI description. Each name has its location in the YAML files of
 * the description.
 *
 * @throws {Error} if the description has errors.
 */
export async function describedNames(): Promise<SourceNames> {
  const loading = createDiagnostics();
  const description = await loadDescription(join(root, 'spec/openapi.yaml'), loading, {});
  if (description === undefined) throw new Error('spec/openapi.yaml cannot be loaded: run `npm run forgespec -- lint`');
  const { api, diagnostics } = inspectDescription(description, loading.all);
  if (diagnostics.hasErrors) throw new Error('spec/openapi.yaml has errors: run `npm run forgespec -- lint`');
  return sourceNamesOf(api, description);
}
