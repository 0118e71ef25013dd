import { isJsonObject, type JsonObject, type JsonValue } from '../../json/json.ts';
import { followReferences, isReference } from '../../openapi/reference.ts';
import { fittingTypes, json, mediaTypesOf, multipart, urlencoded } from './media-types.ts';
import { objectsIn, operationsOfPaths, parametersIn, responsesIn } from './tagged-copy.ts';

/**
 * Changes the parts of a copied document that the converter would convert wrongly, or not at all. The meaning of the document stays the
 * same. Afterwards, each operation has its own parameters for the body and its own media types, and shared responses have the media types
 * of the document.
 */
export function prepare(document: JsonObject): void {
  for (const parameter of parametersIn(document)) prepareParameter(parameter);
  for (const header of responsesIn(document).flatMap(({ headers }) => objectsIn(headers))) dropFormat(header);
  for (const { operation, item } of operationsOfPaths(document)) {
    dropEmptyExtensions(operation.responses);
    operation.parameters = withBodies(operation, item, document);
    prepareMediaTypes(operation, document);
  }
  for (const item of objectsIn(document.paths)) {
    dropEmptyExtensions(item);
    if (Array.isArray(item.parameters))
      item.parameters = item.parameters.filter((parameter) => !isOfBody(targetOf(parameter, document)));
  }
  if (isJsonObject(document.parameters)) document.parameters = withoutBodies(document.parameters, document);
  for (const key of ['consumes', 'produces'] as const)
    if (mediaTypesOf(document, {}, key).length === 0) Reflect.deleteProperty(document, key);
  prepareServers(document);
}

/** Removes extensions without a value, which the converter cannot read in an object with operations or responses. */
function dropEmptyExtensions(owner: JsonValue | undefined): void {
  if (!isJsonObject(owner)) return;
  for (const key of Object.keys(owner)) if (owner[key] === null) Reflect.deleteProperty(owner, key);
}

/** Writes the assumptions that `reportInexact` states into a parameter. */
function prepareParameter(parameter: JsonObject): void {
  if (lacksType(parameter)) parameter.type = 'string';
  if (!keepsFormat(parameter)) parameter.collectionFormat = 'csv';
  dropFormat(parameter.items);
}

/** Removes the format of an array, and of the arrays inside it. */
function dropFormat(owner: JsonValue | undefined): void {
  for (let node = owner; isJsonObject(node); node = node.items) Reflect.deleteProperty(node, 'collectionFormat');
}

/** Returns true if a parameter that is not a body has no type. */
export const lacksType = (parameter: JsonObject): boolean =>
  !isReference(parameter) &&
  parameter.in !== 'body' &&
  [parameter.type, parameter.enum, parameter.items, parameter.schema].every((part) => part === undefined);

/** Returns true if OpenAPI 3 has a style for the format of an array in a parameter or a header, or if there is no array. */
export function keepsFormat({ type, in: location, collectionFormat = 'csv' }: JsonObject): boolean {
  if (type !== 'array' || collectionFormat === 'csv') return true;
  return (location === 'query' || location === 'formData') && collectionFormat !== 'tsv';
}

export const targetOf = (node: JsonValue | undefined, document: JsonObject): JsonValue | undefined =>
  followReferences(document, node);

/** Returns true for a parameter that describes the body of a request or a field of a form. */
export const isOfBody = (parameter: JsonValue | undefined): parameter is JsonObject =>
  isJsonObject(parameter) && (parameter.in === 'body' || parameter.in === 'formData');

/** Returns the parameters of an operation. References to parameters of the body are replaced by copies of these parameters. */
function withBodies(operation: JsonObject, item: JsonObject, document: JsonObject): JsonValue[] {
  const resolved = (parameters: JsonValue | undefined): JsonValue[] =>
    (Array.isArray(parameters) ? parameters : []).map((parameter) => {
      const target = isReference(parameter) ? targetOf(parameter, document) : undefined;
      return isOfBody(target) ? structuredClone(target) : parameter;
    });
  const own = resolved(operation.parameters);
  const isReplaced = (parameter: JsonObject): boolean =>
    own
      .filter(isOfBody)
      .some((other) => other.in !== parameter.in || other.in === 'body' || other.name === parameter.name);
  const shared = resolved(item.parameters)
    .filter(isOfBody)
    .filter((parameter) => !isReplaced(parameter));
  return [...own, ...shared.map((parameter) => structuredClone(parameter))];
}

/** Returns the shared parameters that do not describe a body. The operations contain copies of the others. */
function withoutBodies(parameters: JsonObject, document: JsonObject): JsonObject {
  const shared = Object.entries(parameters);
  return Object.fromEntries(shared.filter(([, parameter]) => !isOfBody(targetOf(parameter, document))));
}

/** Writes the media types of an operation into the operation. */
function prepareMediaTypes(operation: JsonObject, document: JsonObject): void {
  const fields = objectsIn(operation.parameters).filter((parameter) => parameter.in === 'formData');
  const consumed = mediaTypesOf(operation, document, 'consumes');
  operation.consumes = fields.length > 0 ? formTypes(fields, consumed) : consumed.length > 0 ? consumed : [json];
  // The items of an array in a form are separated by commas if no format is named.
  for (const field of fields) if (field.type === 'array') field.collectionFormat ??= 'csv';
  const produced = mediaTypesOf(operation, document, 'produces');
  const shared = mediaTypesOf(document, {}, 'produces');
  const { responses } = operation;
  for (const [status, response] of Object.entries(isJsonObject(responses) ? responses : {})) {
    const target = isReference(response) ? targetOf(response, document) : undefined;
    if (!isJsonObject(target) || target.schema === undefined || !isJsonObject(responses)) continue;
    const isShared = String(fittingTypes(produced, target.schema)) === String(fittingTypes(shared, target.schema));
    if (!isShared) responses[status] = structuredClone(target);
  }
  operation.produces = produced.length > 0 ? produced : [json];
}

/** Returns the media types of a form. A form with a file has parts. A form without a named media type has none. */
function formTypes(fields: readonly JsonObject[], consumed: readonly string[]): string[] {
  if (fields.some(({ type }) => type === 'file')) return [multipart];
  const named = [urlencoded, multipart].filter((type) => consumed.includes(type));
  return named.length > 0 ? named : [urlencoded];
}

/** Corrects the address of the server, so that the converter can join its parts. */
function prepareServers(document: JsonObject): void {
  const { basePath } = document;
  const path = typeof basePath === 'string' ? basePath.replaceAll(/^\/+|\/+$/gu, '') : '';
  if (path === '') Reflect.deleteProperty(document, 'basePath');
  else document.basePath = `/${path}`;
  if (typeof document.host === 'string') {
    document.host = hostOf(document.host);
    document.schemes = schemesOf(document);
  } else Reflect.deleteProperty(document, 'schemes');
}

/** Returns a host without a scheme and without slashes at its end. */
const hostOf = (host: string): string => host.replace(/^[a-z]+:\/\//iu, '').replace(/\/+$/u, '');

/** Returns the schemes of the server, or of an operation. HTTPS is assumed if a document names no scheme of HTTP. */
export function schemesOf({ schemes }: JsonObject): string[] {
  const named = (Array.isArray(schemes) ? schemes : []).filter((scheme) => scheme === 'https' || scheme === 'http');
  return named.length > 0 ? named : ['https'];
}
