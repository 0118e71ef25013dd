import { isJsonObject, type JsonObject, type JsonValue } from '../../1-load/json.ts';
import { partsOfDocument } from '../../1-load/resources/schema-positions.ts';
import { isReference } from '../../1-load/reference.ts';
import { createDiagnostics } from '../../diagnostics/diagnostic.ts';
import type { Area } from '../api.ts';
import type { Schema } from '../schema.ts';
import { buildSchema } from './build-schema.ts';
import { referencePointer, type BuildContext } from './context.ts';

/**
 * Returns the schemas of webhooks and of the callbacks of operations. No code is generated for these requests, except for the named
 * schemas that they use. Problems in the schemas are not reported here, because other checks report them.
 */
export function schemasOfCalls(areas: readonly Area[], context: BuildContext): Schema[] {
  const operations = areas.flatMap((area) => area.operations.map(({ pointer }) => context.at(pointer)));
  const callbacks = operations.flatMap((operation) =>
    isJsonObject(operation) && operation.callbacks !== undefined ? [{ callbacks: operation.callbacks }] : [],
  );
  const { webhooks } = context.document;
  const silent = { ...context, diagnostics: createDiagnostics(), unknownFormats: new Set<string>() };
  return schemasBelow([...(webhooks === undefined ? [] : [{ webhooks }]), ...callbacks], context).map((schema) =>
    // The pointer is used only for names and messages, which these schemas do not have.
    buildSchema(schema, '#', silent),
  );
}

/** Returns the outermost schemas in objects, and in the components to which the objects refer. */
function schemasBelow(objects: readonly JsonObject[], context: BuildContext): JsonValue[] {
  const open = [...objects];
  const seen = new Set<JsonObject>();
  const schemas: JsonValue[] = [];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    const parts = partsOfDocument(object);
    schemas.push(...parts.schemas.map(({ value }) => value));
    for (const other of parts.others) {
      const pointer = isReference(other) ? referencePointer(other.$ref) : undefined;
      const target = pointer === undefined ? undefined : context.at(pointer);
      if (!isJsonObject(target) || seen.has(target)) continue;
      seen.add(target);
      open.push(target);
    }
  }
  return schemas;
}
