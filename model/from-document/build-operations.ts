import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { JsonObject } from '@forgespec/description/json';
import { typeName } from '../names/identifier.ts';
import type { Facts, OperationModel } from '../operation.ts';
import type { Body } from '../message.ts';
import type { Schema } from '../schema.ts';
import { buildAvailability } from './build-availability.ts';
import { buildBody, buildResponses } from './build-messages.ts';
import { buildParameters } from './build-parameters.ts';
import { buildSecurity } from './build-security.ts';
import { buildServers } from './build-servers.ts';
import { declaredStream, withDeclaredStream } from './declared-stream.ts';
import type { BuildContext } from './context.ts';
import type { FoundOperation } from './find-operations.ts';
import { readFlag, readObject, readString, readTexts } from './read.ts';

/** Builds an operation of the model. The caller has already chosen the names of the operation. */
export function buildOperation(
  { path, method, item, node, pointer }: FoundOperation,
  names: Pick<OperationModel, 'handlerType' | 'id' | 'labels' | 'name' | 'shortName'>,
  context: BuildContext,
): OperationModel {
  const parameters = buildParameters(path, item, { node, pointer }, context);
  const requestBody = buildBody(node, pointer, context);
  const body = requestBody === undefined || carriesNothing(method, requestBody) ? undefined : requestBody;
  const servers = buildServers(node, context) ?? buildServers(item.node, context);
  const facts = buildFacts(node);
  const stream = declaredStream({ id: names.id, method, path, parameters }, node, context);
  const described = stream === undefined ? node : withDeclaredStream({ node, pointer }, stream, context);
  const responses = buildResponses(described, method, pointer, context);
  return {
    ...names,
    typePrefix: typeName(names.name),
    area: '',
    method,
    path,
    pointer,
    summary: readString(node, 'summary'),
    description: readString(node, 'description'),
    facts,
    // The schemas do not have their final form yet: `withPagination` adds these facts.
    pagination: undefined,
    unpagedReason: undefined,
    requiredHeaders: Object.entries(readObject(node, 'x-required-headers') ?? {}).flatMap(([header, value]) =>
      typeof value === 'string' ? [{ name: header, value }] : [],
    ),
    parameters,
    body,
    alsoTakesParametersIn: servers === undefined ? otherPartFor(parameters, body, context) : undefined,
    selectedBy: stream?.selectedBy,
    responses,
    security: buildSecurity(node, context),
    servers,
  };
}

/** Reads the `x-` keys of an operation, and returns the facts that callers need. */
function buildFacts(node: JsonObject): Facts {
  return {
    ...buildAvailability(node),
    isAsync: readFlag(node, 'x-async'),
    scopes: readTexts(node, 'x-token-scopes'),
  };
}

/**
 * Returns `body` if the operation also accepts its query parameters in the body. Returns `query` if the operation also accepts the fields
 * of its body in the query (`x-parameters-in`). Otherwise returns undefined.
 */
function otherPartFor(
  parameters: OperationModel['parameters'],
  body: OperationModel['body'],
  { document }: BuildContext,
): OperationModel['alsoTakesParametersIn'] {
  if (document['x-parameters-in'] !== 'query-or-body') return undefined;
  const hasQuery = parameters.some((parameter) => parameter.in === 'query');
  if (body === undefined) return hasQuery ? 'body' : undefined;
  // A body can be sent in the query only if it is a form. For other media types, OpenAPI does not define how a query contains each value.
  const hasForm = body.contents.some(
    ({ mediaType, schema }) => schema !== undefined && mediaKind(mediaType) === 'form',
  );
  return hasForm && !hasQuery ? 'query' : undefined;
}

// The methods for which HTTP gives a request body no meaning. RFC 9110, sections 9.3.1, 9.3.2 and 9.3.5.
const methodsWithoutBody: ReadonlySet<string> = new Set(['delete', 'get', 'head']);

/**
 * Returns true for the body of a request with GET, HEAD or DELETE that can contain no value: its only schemas are objects that may have no
 * properties. Some generators of descriptions write such a body for each operation. An object with undescribed properties is a body.
 */
const carriesNothing = (method: string, { contents }: Body): boolean =>
  methodsWithoutBody.has(method) &&
  contents.every(({ schema, itemSchema }) => itemSchema === undefined && schema !== undefined && isEmptyObject(schema));

function isEmptyObject(schema: Schema): boolean {
  if (schema.kind === 'boolean' || schema.type?.length !== 1 || schema.type[0] !== 'object') return false;
  const { properties = [], patternProperties, additionalProperties, maxProperties } = schema;
  const forbidsOthers = additionalProperties?.kind === 'boolean' && !additionalProperties.value;
  return maxProperties === 0 || (forbidsOthers && properties.length === 0 && patternProperties === undefined);
}
