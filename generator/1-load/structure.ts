import type { Diagnostics } from '../diagnostics/diagnostic.ts';
import { isJsonObject, parsePointer, type JsonObject } from './json.ts';
import type { Description } from './load.ts';
import type { Origins } from './origins.ts';
import { placeOf } from './positions.ts';
import { validateStructure, type StructureFault } from './validate.ts';

/**
 * Reports where the document departs from the OpenAPI specification. swagger-parser decides whether it does; Redocly's `struct`
 * rule, which takes longer to load and words its findings better, then says where and how.
 */
export async function checkStructure(
  { document, root, origins }: Description,
  diagnostics: Diagnostics,
): Promise<void> {
  const faults = await validateStructure(structuredClone(document));
  if (faults.length === 0) return;
  if (await reportStructProblems(root, diagnostics)) return;
  // swagger-parser holds on to a draft of the 3.1 meta-schema that refuses some valid documents, so these do not stop anyone.
  for (const fault of faults) reportFault(fault, document, origins, diagnostics);
}

async function reportStructProblems(root: string, diagnostics: Diagnostics): Promise<boolean> {
  const { createConfig, lint } = await import('@redocly/openapi-core');
  const config = await createConfig({ rules: { struct: 'error' }, telemetry: 'off' });
  const problems = await lint({ ref: root, config });
  for (const problem of problems) {
    const location = problem.location[0];
    if (location?.pointer === undefined) continue;
    const source = { path: location.source.absoluteRef, text: location.source.body };
    const place = placeOf(source, parsePointer(location.pointer), location.reportOnKey === true ? 'key' : 'value');
    const suggestion = problem.suggest[0];
    const fix = suggestion === undefined ? 'Compare with the OpenAPI specification.' : `Did you mean \`${suggestion}\`?`;
    diagnostics.error('structure-invalid', problem.message, fix, place);
  }
  return problems.length > 0;
}

function reportFault(fault: StructureFault, document: JsonObject, origins: Origins, diagnostics: Diagnostics): void {
  const keys = parsePointer(fault.pointer);
  let node: unknown = document;
  let reached: unknown = document;
  for (const key of keys) {
    node = Array.isArray(node) ? node[Number(key)] : isJsonObject(node) ? node[key] : undefined;
    if (origins.of(node) !== undefined) reached = node;
  }
  const message = `${fault.pointer === '' ? 'The document' : fault.pointer} ${fault.message}.`;
  diagnostics.warning('structure-invalid', message, 'Compare with the OpenAPI specification.', origins.place(reached));
}
