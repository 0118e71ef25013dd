import { createDiagnostics, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { isJsonObject, type JsonObject } from '../../json/json.ts';
import { dropEmptyComponentMaps } from '../component-maps.ts';
import type { Origins } from '../origins.ts';
import { checkStructure } from '../structure/check-structure.ts';
import { complete, factsOf } from './complete.ts';
import { findMovedTargets } from './moved-targets.ts';
import { prepare } from './prepare.ts';
import { rebuild } from './rebuild.ts';
import { reportInexact } from './report-inexact.ts';
import { copyWithTags } from './tagged-copy.ts';

/**
 * Converts a bundled document of Swagger 2.0 to OpenAPI 3.0, after its faulty parts were replaced. Objects of the document stay the same
 * objects, so that they keep their source locations.
 *
 * @returns the violations of the specification of Swagger 2.0, and the parts that OpenAPI 3 cannot express.
 */
export async function convertSwagger(document: JsonObject, origins: Origins): Promise<readonly Diagnostic[]> {
  const diagnostics = createDiagnostics();
  checkStructure(document, origins, diagnostics).apply();
  reportInexact(document, origins, diagnostics);
  const facts = factsOf(document);
  const movedTargets = findMovedTargets(document);
  const copy = copyWithTags(document);
  prepare(copy.document);
  const { upgradeFromTwoToThree } = await import('@scalar/openapi-upgrader/2.0-to-3.0');
  const converted: unknown = upgradeFromTwoToThree(copy.document);
  if (!isJsonObject(converted)) throw new Error('The converter for Swagger 2.0 has returned no document.');
  rebuild(document, converted, copy, origins);
  complete(document, facts, origins);
  movedTargets.rewrite(document);
  dropEmptyComponentMaps(document);
  return diagnostics.all;
}
