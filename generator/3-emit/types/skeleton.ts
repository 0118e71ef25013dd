import type { JsonObject } from '../../1-load/json.ts';
import type { Api } from '../../2-model/api.ts';
import type { OperationModel } from '../../2-model/operation.ts';
import type { ParameterLocation } from '../../2-model/parameter.ts';
import type { Module } from '../../code/module.ts';
import { conversionRuntime } from './symbols.ts';
import type { Schemas } from '../named-type.ts';
import { requestBodyText } from '../content-type.ts';
import { operationType, responsesType, partOfLocation, useType } from './symbols.ts';

/**
 * The name of the only parameter of a location, and the key of the only response of an operation. `openapiTypes` replaces this parameter
 * and this response.
 */
export const wholeName = 'whole';

/** The beginning of a constant in a schema. The rest of the constant is a type, by which `openapiTypes` replaces the constant. */
export const typeMark = 'type:';

/** Returns the schema of a type. The client of openapi-fetch does not convert values, so the type is that of the values in messages. */
const typeNamed = (text: string, { hasConversions }: Api, module: Module): JsonObject => ({
  const: `${typeMark}${hasConversions ? `${module.use(conversionRuntime.WireForm)}<${text}>` : text}`,
});

/**
 * Returns a document for openapi-typescript with the paths and operations of an API. Each schema contains only the name of its type. All
 * parameters of a location are replaced by one parameter, and all responses of an operation by one response.
 *
 * @param module the module that will contain the output. The function adds the imports of the types.
 */
export function skeleton(api: Api, schemas: Schemas, module: Module): JsonObject {
  const paths: Record<string, Record<string, JsonObject>> = {};
  for (const operation of api.areas.flatMap(({ operations }) => operations)) {
    const item = (paths[operation.path] ??= {});
    item[operation.method] = operationSkeleton(operation, api, schemas, module);
  }
  return { openapi: '3.1.0', info: { title: api.title, version: api.version }, paths, components: {} };
}

function operationSkeleton(operation: OperationModel, api: Api, schemas: Schemas, module: Module): JsonObject {
  const { id, body, parameters } = operation;
  const locations = Map.groupBy(parameters, (parameter) => parameter.in);
  const content = body?.contents.map((part) => [
    part.mediaType,
    { schema: typeNamed(requestBodyText(operation, part, schemas, module), api, module) },
  ]);
  return {
    operationId: id,
    parameters: Array.from(locations, ([location, members]) =>
      whole(
        location,
        operation,
        members.some(({ required }) => required),
        api,
        module,
      ),
    ),
    ...(content === undefined
      ? {}
      : { requestBody: { required: body?.required === true, content: Object.fromEntries(content) } }),
    responses: {
      [wholeName]: { content: { type: { schema: typeNamed(useType(responsesType(operation), module), api, module) } } },
    },
  };
}

function whole(
  location: ParameterLocation,
  operation: OperationModel,
  required: boolean,
  api: Api,
  module: Module,
): JsonObject {
  const type = useType(operationType(operation, partOfLocation[location]), module);
  return { name: wholeName, in: location, required, schema: typeNamed(type, api, module) };
}
