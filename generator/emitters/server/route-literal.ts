import {
  acceptableTypes,
  basePath,
  bodySize,
  documentedSuccesses,
  queryNotation,
  valueSchema,
  valueTypes,
  type Api,
  type Area,
  type OperationModel,
  type Parameter,
  type QueryNotation,
} from '@forgespec/model';
import { stringLiteral, valueLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { propertyKey } from '../../code/property-key.ts';
import { isConverted } from '../converted-values.ts';
import type { Schemas } from '../named-type.ts';
import { decoderMembers } from '../validators/requests/symbols.ts';
import { hasContentType } from './request-body-type.ts';
import { resultProperties } from './result-properties.ts';

/** Returns an object literal with the properties of an operation that the server needs to handle a request. */
export function routeLiteral(
  operation: OperationModel,
  area: Area,
  api: Api,
  schemas: Schemas,
  module: Module,
): string {
  const { name, shortName, method, path, facts } = operation;
  const prefix = basePath(operation.servers ?? api.servers);
  const members = {
    operation: stringLiteral(name),
    area: stringLiteral(area.name),
    handler: stringLiteral(shortName),
    method: stringLiteral(method.toUpperCase()),
    prefix: prefix === '' ? undefined : stringLiteral(prefix),
    path: stringLiteral(path),
    spans: spansLiteral(operation),
    security: securityLiteral(operation),
    role: facts.role === undefined ? undefined : stringLiteral(facts.role),
    tiers: facts.tiers.length === 0 ? undefined : valueLiteral([...facts.tiers]),
    requestBody: bodyLiteral(operation, schemas),
    bodySizes: bodySizesLiteral(operation, schemas),
    bodyInQuery: operation.alsoTakesParametersIn === 'query' ? 'true' : undefined,
    queryInBody: operation.alsoTakesParametersIn === 'body' ? queryNotations(operation, schemas) : undefined,
    request: requestLiteral(operation, area, api, module),
    responses: responsesLiteral(operation),
    hasAccept: acceptableTypes(operation) === undefined ? undefined : 'true',
    eventData: eventDataLiteral(operation),
    properties: resultProperties(operation, { schemas, module }),
    encodesResult: hasConvertedResults(operation, schemas) ? 'true' : undefined,
  };
  const lines = Object.entries(members).flatMap(([key, value]) => (value === undefined ? [] : [`${key}: ${value},`]));
  return `{\n${lines.join('\n')}\n}`;
}

/** Returns an array literal with the names of the path parameters whose values may contain slashes. Returns undefined if there are none. */
function spansLiteral({ parameters }: OperationModel): string | undefined {
  const names = parameters.filter((one) => one.in === 'path' && one.isMultiSegment).map(({ name }) => name);
  return names.length === 0 ? undefined : valueLiteral(names);
}

/** Returns true if a successful response contains values that the server converts before it sends them, such as a `Date`. */
const hasConvertedResults = (operation: OperationModel, schemas: Schemas): boolean =>
  documentedSuccesses(operation).some(({ contents }) =>
    contents.some((content) => isConverted(valueSchema(content), schemas)),
  );

/**
 * Returns an array literal with the security alternatives of an operation. Returns undefined if no alternative contains a security scheme.
 */
function securityLiteral({ security }: OperationModel): string | undefined {
  if (security.every((schemes) => schemes.length === 0)) return undefined;
  const alternatives = security.map((schemes) => {
    const members = schemes.map(({ scheme, scopes }) => `${propertyKey(scheme)}: ${valueLiteral([...scopes])}`);
    return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
  });
  return `[${alternatives.join(', ')}]`;
}

/**
 * Returns a string literal with the notation of the data of events, such as `'text'`. Returns undefined for the default notation, which is
 * JSON.
 */
function eventDataLiteral({ responses }: OperationModel): string | undefined {
  const [notation = 'json'] = responses.flatMap(({ contents }) => contents.flatMap(({ eventData }) => eventData ?? []));
  return notation === 'json' ? undefined : stringLiteral(notation);
}

function bodyLiteral(operation: OperationModel, schemas: Schemas): string | undefined {
  const { body } = operation;
  if (body === undefined || body.contents.length === 0) return undefined;
  const mediaTypes = valueLiteral(body.contents.map(({ mediaType }) => mediaType));
  const choice = hasContentType(operation, schemas) ? ', isChoice: true' : '';
  return `{ required: ${body.required}, mediaTypes: ${mediaTypes}${choice} }`;
}

/** Returns an object literal that maps media types to the largest sizes of their bodies. Returns undefined if all sizes are the defaults. */
function bodySizesLiteral({ body }: OperationModel, schemas: Schemas): string | undefined {
  const sizes = (body?.contents ?? []).flatMap((content) => {
    const size = bodySize(content, (pointer) => schemas.get(pointer)?.schema);
    return size === undefined ? [] : [`${propertyKey(content.mediaType)}: ${size}`];
  });
  return sizes.length === 0 ? undefined : `{ ${sizes.join(', ')} }`;
}

/** Returns an object literal that maps the status of each response to the media types of this response. */
function responsesLiteral({ responses }: OperationModel): string {
  const members = responses.map(
    ({ status, contents }) => `${propertyKey(status)}: ${valueLiteral(contents.map(({ mediaType }) => mediaType))}`,
  );
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

/** Returns an object literal with the decoder of each request part, such as the query or the body. */
function requestLiteral(operation: OperationModel, area: Area, api: Api, module: Module): string {
  const parts = decoderMembers(area, operation, api, module);
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`;
}

/**
 * Returns an object literal that maps the names of query parameters to their notations, such as `{ ids: 'commas' }`. If the runtime decodes
 * a parameter correctly by default, the parameter is left out.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export function queryNotations({ parameters }: OperationModel, schemas: Schemas): string {
  const members = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap((parameter) => {
      const notation = notationOf(parameter, schemas);
      return notation === undefined ? [] : [`${propertyKey(parameter.name)}: ${stringLiteral(notation)}`];
    });
  return members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
}

function notationOf(parameter: Parameter, schemas: Schemas): QueryNotation | undefined {
  const types = valueTypes(parameter.schema, (pointer) => schemas.get(pointer)?.schema);
  const notation = queryNotation(parameter, types.has('object'));
  if (notation === 'json') return notation;
  const isScalar = !types.has('object') && !types.has('array');
  // By default, the runtime decodes names with brackets (`filter[name]=rex`), and repeated names that end in brackets (`ids[]=1&ids[]=2`).
  const isDefault = notation === 'brackets' || (notation === 'repeated' && parameter.name.endsWith('[]'));
  return isScalar || isDefault ? undefined : notation;
}
