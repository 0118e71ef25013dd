import { join } from 'node:path';
import { loadDescription, type Description } from '@forgespec/description/load';
import type { Api } from '@forgespec/model';
import { inspectDescription } from '@forgespec/model/check';
import { createDiagnostics } from '@forgespec/description/diagnostics';
import { reservedNames } from '@forgespec/generator/reserved-names';
import { root } from './room.ts';

/** Our description, and its model. */
export interface DescribedApi {
  readonly api: Api;
  readonly description: Description;
}

/**
 * Reads our OpenAPI description, from which the SDK is generated.
 *
 * @throws {Error} if the description has errors.
 */
export async function readDescribedApi(): Promise<DescribedApi> {
  const loading = createDiagnostics();
  const description = await loadDescription(join(root, 'spec/openapi.yaml'), loading, {});
  if (description === undefined) throw new Error('spec/openapi.yaml cannot be loaded: run `npm run forgespec -- lint`');
  const { api, diagnostics } = inspectDescription(description, loading.all, reservedNames);
  if (diagnostics.hasErrors) throw new Error('spec/openapi.yaml has errors: run `npm run forgespec -- lint`');
  return { api, description };
}
