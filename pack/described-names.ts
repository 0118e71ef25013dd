import { join } from 'node:path';
import { loadDescription } from '@forgespec/description/load';
import { inspectDescription } from '@forgespec/model/check';
import { sourceNamesOf, type DescribedNames } from '@forgespec/generator/declarations';
import { createDiagnostics } from '@forgespec/description/diagnostics';
import { reservedNames } from '@forgespec/generator/reserved-names';
import { root } from './room.ts';

/**
 * Returns the names in the SDK that come from our OpenAPI description. Each name has its location in the YAML files of
 * the description.
 *
 * @throws {Error} if the description has errors.
 */
export async function describedNames(): Promise<DescribedNames> {
  const loading = createDiagnostics();
  const description = await loadDescription(join(root, 'spec/openapi.yaml'), loading, {});
  if (description === undefined) throw new Error('spec/openapi.yaml cannot be loaded: run `npm run forgespec -- lint`');
  const { api, diagnostics } = inspectDescription(description, loading.all, reservedNames);
  if (diagnostics.hasErrors) throw new Error('spec/openapi.yaml has errors: run `npm run forgespec -- lint`');
  return sourceNamesOf(api, description);
}
