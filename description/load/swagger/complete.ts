import { isEqual } from '../../json/is-equal.ts';
import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { objectOf } from '../../json/own-keys.ts';
import { isReference } from '../../openapi/reference.ts';
import type { Origins } from '../origins.ts';
import { fittingTypes, mediaTypesOf } from './media-types.ts';
import { schemesOf } from './prepare.ts';
import { objectsIn, operationsOfPaths } from './tagged-copy.ts';

/** The facts of a Swagger 2.0 document that are needed after its conversion. */
export interface SwaggerFacts {
  readonly responses: readonly ResponseFacts[];
  readonly operations: readonly OperationFacts[];
  /** The key of the document that has the address of the server. */
  readonly serverKey: 'basePath' | 'host';
}

/** A response, before its conversion. */
interface ResponseFacts {
  readonly response: JsonObject;
  readonly hasSchema: boolean;
  readonly examples: JsonValue | undefined;
  readonly mediaTypes: MediaTypes;
}

interface OperationFacts {
  readonly operation: JsonObject;
  readonly consumes: MediaTypes;
  /** The schemes of the operation. Undefined if they are the schemes of the document. */
  readonly schemes: readonly string[] | undefined;
  readonly hasBody: boolean;
}

/** Media types, and the list in which they are written. */
interface MediaTypes {
  readonly names: readonly string[];
  readonly list: JsonValue | undefined;
}

export function factsOf(document: JsonObject): SwaggerFacts {
  const typesOf = (owner: JsonObject, key: 'consumes' | 'produces'): MediaTypes => ({
    names: mediaTypesOf(owner, document, key),
    list: owner[key] ?? document[key],
  });
  const factsOfResponse = (response: JsonObject, owner: JsonObject): ResponseFacts => ({
    response,
    hasSchema: response.schema !== undefined,
    examples: response.examples,
    mediaTypes: {
      names: fittingTypes(mediaTypesOf(owner, document, 'produces'), response.schema),
      list: owner.produces ?? document.produces,
    },
  });
  const operations = operationsOfPaths(document).map(({ operation }) => operation);
  return {
    responses: [
      ...objectsIn(document.responses).map((response) => factsOfResponse(response, {})),
      ...operations.flatMap((operation) =>
        objectsIn(operation.responses)
          .filter((response) => !isReference(response))
          .map((response) => factsOfResponse(response, operation)),
      ),
    ],
    operations: operations.map((operation) => ({
      operation,
      consumes: typesOf(operation, 'consumes'),
      schemes: operation.schemes === undefined ? undefined : schemesOf(operation),
      hasBody: objectsIn(operation.parameters).some((parameter) => parameter.in === 'body'),
    })),
    serverKey: typeof document.host === 'string' ? 'host' : 'basePath',
  };
}

/**
 * Adds the parts of a converted document that the converter leaves out, and the source locations of the parts that were somewhere else in
 * the Swagger 2.0 document.
 */
export function complete(document: JsonObject, facts: SwaggerFacts, origins: Origins): void {
  for (const response of facts.responses) completeResponse(response, origins);
  for (const { operation, consumes, schemes, hasBody } of facts.operations) {
    for (const key of ['consumes', 'produces', 'schemes']) Reflect.deleteProperty(operation, key);
    const { requestBody } = operation;
    if (isJsonObject(requestBody)) {
      locateMediaTypes(requestBody, consumes, origins);
      if (!hasBody) completeForm(operation, requestBody, origins);
    }
    if (schemes !== undefined) addServers(operation, schemes, document, origins);
  }
  for (const server of objectsIn(document.servers)) origins.recordMember(server, 'url', document, facts.serverKey);
}

/**
 * Writes the media types of a response. The converter removes those without an example if another one has an example, and it writes all
 * media types of the operation, also if they do not fit.
 */
function completeResponse({ response, hasSchema, examples, mediaTypes }: ResponseFacts, origins: Origins): void {
  const { content } = response;
  if (!isJsonObject(content)) return;
  if (hasSchema) {
    const schema = objectsIn(content).find((mediaType) => mediaType.schema !== undefined)?.schema;
    for (const name of mediaTypes.names) {
      const mediaType = isJsonObject(content[name]) ? content[name] : objectOf({});
      if (schema !== undefined) mediaType.schema = schema;
      content[name] = mediaType;
    }
    // The other media types have only an example, or do not fit.
    for (const name of Object.keys(content))
      if (!mediaTypes.names.includes(name)) Reflect.deleteProperty(content, name);
  }
  locateMediaTypes(response, mediaTypes, origins);
  if (!isJsonObject(examples)) return;
  for (const [name, mediaType] of Object.entries(content)) {
    const original = Object.hasOwn(examples, name) ? examples[name] : undefined;
    if (original === undefined || !isJsonObject(mediaType) || !isEqual(original, mediaType.example)) continue;
    // The original value has a source location.
    mediaType.example = original;
    origins.recordMember(mediaType, 'example', examples, name);
  }
}

/** Makes a form required if one of its fields is required. OpenAPI 3.0 does not allow an empty list of required fields. */
function completeForm(operation: JsonObject, requestBody: JsonObject, origins: Origins): void {
  origins.recordMember(operation, 'requestBody', operation, 'parameters');
  for (const { schema } of objectsIn(requestBody.content)) {
    if (!isJsonObject(schema) || !Array.isArray(schema.required)) continue;
    if (schema.required.length > 0) requestBody.required = true;
    else Reflect.deleteProperty(schema, 'required');
  }
}

/** Records that the media types of a body are written in `consumes` or `produces`. */
function locateMediaTypes({ content }: JsonObject, { names, list }: MediaTypes, origins: Origins): void {
  if (!isJsonObject(content) || !Array.isArray(list)) return;
  for (const name of names)
    if (content[name] !== undefined && list.includes(name))
      origins.recordMember(content, name, list, list.indexOf(name));
}

/** Adds the servers of an operation that has other schemes than the document. */
function addServers(operation: JsonObject, schemes: readonly string[], document: JsonObject, origins: Origins): void {
  const [server] = objectsIn(document.servers);
  const [, rest] = typeof server?.url === 'string' ? (/^https?:\/\/(.*)$/u.exec(server.url) ?? []) : [];
  if (rest === undefined) return;
  const urls = schemes.map((scheme) => `${scheme}://${rest}`);
  const known = objectsIn(document.servers).map(({ url }) => url);
  if (isEqual(urls, known)) return;
  const servers = urls.map((url) => objectOf({ url }));
  origins.adopt(servers, operation, 'schemes');
  operation.servers = servers;
}
