import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { followReferences, isReference, operationsOf } from '@forgespec/description/openapi';
import { partsOfDocument, positionsIn } from '@forgespec/description/load';
import type { Area } from '../api.ts';
import { buildSchema } from './build-schema.ts';
import type { BuildContext } from './context.ts';
import { referencePointer } from './reference-pointer.ts';
import type { Direction } from './directions/convert-schema.ts';
import type { DirectedSchema } from './directions/directions-of-use.ts';

/**
 * Returns the schemas in webhooks and in the callbacks of operations. Code is generated for the named schemas that these schemas use. The
 * code that receives the webhooks and callbacks is in a separate output (see `receivedDescription`).
 *
 * The schemas in these requests have the direction `response`, and the schemas in the responses have the direction `request`, because here
 * the API sends the requests.
 */
export function schemasOfCalls(areas: readonly Area[], context: BuildContext): DirectedSchema[] {
  const operations = areas.flatMap((area) => area.operations.map(({ pointer }) => context.at(pointer)));
  const callbacks = operations.flatMap((operation) =>
    isJsonObject(operation) ? objectsIn(operation.callbacks, context) : [],
  );
  const items = [
    ...objectsIn(context.document.webhooks, context),
    ...callbacks.flatMap((callback) => objectsIn(callback, context)),
  ];
  const calls = items.flatMap((item) => operationsOf(item).map(([, operation]) => operation));
  const requests = [...items, ...calls].map(({ parameters = [], requestBody = {} }) => ({ parameters, requestBody }));
  const responses = calls.map((call) => ({ responses: call.responses ?? {} }));
  const directed = (objects: readonly JsonObject[], direction: Direction): DirectedSchema[] =>
    schemasBelow(objects, context).map((schema) => ({
      // The pointer has no meaning, because these schemas get no names.
      schema: buildSchema(schema, '#', context),
      direction,
    }));
  return [...directed(requests, 'response'), ...directed(responses, 'request')];
}

/** Returns the objects in a map. If a value of the map is a reference, the result contains its final target. */
const objectsIn = (map: JsonValue | undefined, { document }: BuildContext): JsonObject[] =>
  positionsIn(map).flatMap(({ value }) => {
    const object = followReferences(document, value);
    return isJsonObject(object) ? [object] : [];
  });

/** Returns the outermost schemas in objects, and in the components to which the objects refer. */
function schemasBelow(objects: readonly JsonObject[], context: BuildContext): JsonValue[] {
  const open = [...objects];
  const seen = new Set<JsonObject>();
  const schemas: JsonValue[] = [];
  for (let object = open.pop(); object !== undefined; object = open.pop()) {
    const parts = partsOfDocument(object);
    for (const { value } of parts.schemas) schemas.push(value);
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
