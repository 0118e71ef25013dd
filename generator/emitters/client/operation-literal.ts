import { isIdempotent } from '@forgespec/templates/shared/idempotent-methods';
import { mediaKind } from '@forgespec/templates/shared/media-type';
import {
  documentedSuccesses,
  isIdempotencyKey,
  pathNotation,
  pathTemplate,
  valueSchema,
  type Api,
  type OperationModel,
  type Parameter,
  type PathNotation,
  mediaKindFacts,
} from '@forgespec/model';
import { stringLiteral } from '../../code/literal.ts';
import type { Module } from '../../code/module.ts';
import { literalSuffix, propertyKey } from '../../code/property-key.ts';
import { usableAlternatives } from './usable-schemes.ts';
import { headerTypes, type HeaderTypes } from './header-types.ts';
import { conversionFunction } from '../conversions.ts';
import type { ExportedSymbol } from '../../code/symbol.ts';
import type { Schemas } from '../named-type.ts';
import { encodedStyle } from './encoded-style.ts';
import { isScalarValue, isStructured, queryParameterWriter } from './query-parameter-writer.ts';
import { bodyChoice, formatChoice } from './body-choice.ts';
import { bodyFormat, requestContent } from './request-body.ts';
import { acceptChoice, acceptedTypeCall } from './accept-choice.ts';
import { selectedReaders, selectorOf } from './response-selection.ts';
import { dataReader, itemReader } from './response-data.ts';
import { serverTemplate } from './server-options.ts';
import { runtime, schemeConstant } from './symbols.ts';

/** Returns the object literal that describes an operation for the runtime. A property is left out if it has its default value. */
export function operationLiteral(operation: OperationModel, api: Api, schemas: Schemas, module: Module): string {
  const selector = selectorOf(operation, schemas);
  const choice = acceptChoice(operation);
  const members = {
    id: stringLiteral(operation.id),
    method: stringLiteral(operation.method),
    path: stringLiteral(pathTemplate(operation)),
    security: security(operation, api, module),
    scope: scope(operation, api),
    server: server(operation, api),
    headers: choice === undefined ? headers(operation) : undefined,
    writePath: pathWriter(operation, schemas, module),
    writeQuery: queryWriter(operation, schemas, module),
    bodyFormat: formatOf(operation, api, schemas, module),
    idempotencyKey: idempotencyKey(operation),
    read: choice === undefined ? dataReader(operation, schemas, module) : undefined,
    readItems: choice === undefined ? itemReader(operation, schemas, module) : undefined,
    convertData: convertData(operation, schemas, module),
    headerTypes: object(
      headerTypes(operation, schemas).map(([name, types]) => [name, headerTypesLiteral(types) + literalSuffix(name)]),
    ),
  };
  const literal = object(Object.entries(members)) ?? '{}';
  if (choice === undefined) return literal;
  if (selector !== undefined) {
    const headers = operation.requiredHeaders.map(({ name, value }) => [name, value] as const);
    return `${literal.slice(0, -2)}, ${selectedReaders(operation, selector, headers, schemas, module)} }`;
  }
  const accepted = acceptedTypeCall(operation, choice, requiredHeaders(operation), schemas, module);
  return `${literal.slice(0, -2)}, ...${accepted} }`;
}

function formatOf(operation: OperationModel, api: Api, schemas: Schemas, module: Module): string | undefined {
  const choice = bodyChoice(operation);
  if (choice !== undefined) return formatChoice(choice, api, schemas, module);
  const content = requestContent(operation);
  return content === undefined ? undefined : bodyFormat(content, api, schemas, module);
}

/** Returns a string literal with the name of the header for an idempotency key. Undefined if the description has no such header. */
function idempotencyKey({ method, parameters }: OperationModel): string | undefined {
  const header = parameters.find(isIdempotencyKey);
  return header === undefined || isIdempotent(method.toUpperCase()) ? undefined : stringLiteral(header.name);
}

function object(members: readonly (readonly [string, string | undefined])[]): string | undefined {
  const present = members.filter(([, value]) => value !== undefined);
  if (present.length === 0) return undefined;
  return `{ ${present.map(([name, value]) => `${propertyKey(name)}: ${value}`).join(', ')} }`;
}

const headerTypesLiteral = (types: HeaderTypes): string =>
  typeof types === 'string'
    ? stringLiteral(types)
    : (object(Array.from(types, ([status, type]) => [status, stringLiteral(type)])) ?? '{}');

function security(operation: OperationModel, api: Api, module: Module): string | undefined {
  const alternatives = usableAlternatives(operation.security, api);
  if (alternatives.every(({ length }) => length === 0)) return undefined;
  const lists = alternatives.map((schemes) =>
    schemes.map(({ scheme }) => module.use(schemeConstant(scheme))).join(', '),
  );
  return `[${lists.map((list) => `[${list}]`).join(', ')}]`;
}

/**
 * Returns a string literal with the scopes of the token that the client obtains for the operation. The scopes are joined by spaces. Returns
 * undefined if the operation needs no scopes.
 */
function scope({ security }: OperationModel, { securitySchemes }: Api): string | undefined {
  const obtained = securitySchemes.filter(({ exchange }) => exchange !== undefined).map(({ name }) => name);
  const scopes = security.flatMap((alternative) =>
    alternative.flatMap((required) => (obtained.includes(required.scheme) ? required.scopes : [])),
  );
  return scopes.length === 0 ? undefined : stringLiteral(scopes.join(' '));
}

function server({ servers }: OperationModel, api: Api): string | undefined {
  const own = servers?.[0];
  return own === undefined || own.url === api.servers[0]?.url ? undefined : stringLiteral(serverTemplate(own));
}

function headers(operation: OperationModel): string | undefined {
  // Some services send a stream only if the request contains the media type of the stream in the header `Accept`.
  const [choice] = documentedSuccesses(operation).flatMap(({ contents }) =>
    contents.filter(({ mediaType }) => mediaKind(mediaType) === 'sequence'),
  );
  const own = choice === undefined ? [] : [['Accept', choice.mediaType] as const];
  const required = operation.requiredHeaders.map(({ name, value }) => [name, value] as const);
  return object([...own, ...required].map(([name, value]) => [name, stringLiteral(value)]));
}

const pathStyles: Readonly<Record<PathNotation, ExportedSymbol | undefined>> = {
  json: runtime.jsonPath,
  label: runtime.labelPath,
  labelExploded: runtime.labelExploded,
  matrix: runtime.matrixPath,
  matrixExploded: runtime.matrixExploded,
  simple: runtime.simplePath,
  simpleExploded: runtime.simpleExploded,
  single: undefined,
};

/**
 * Returns the code of the function that fills in the path template. Returns undefined if the runtime writes all path parameters correctly
 * by default.
 */
function pathWriter({ parameters }: OperationModel, schemas: Schemas, module: Module): string | undefined {
  const styles = parameters.flatMap((parameter) => {
    if (parameter.in !== 'path') return [];
    const style = pathStyles[pathNotation(parameter, isScalarValue(parameter, schemas))];
    return style === undefined ? [] : [[parameter.name, encodedStyle(style, parameter, schemas, module)] as const];
  });
  const text = object(styles);
  return text === undefined ? undefined : `${module.use(runtime.pathWith)}(${text})`;
}

/**
 * Returns the code of the function that writes a query parameter. Returns undefined for a parameter that the runtime writes correctly by
 * default.
 */
function queryStyle(parameter: Parameter, schemas: Schemas, module: Module): string | undefined {
  const style = queryParameterWriter(parameter, schemas);
  const written = style && encodedStyle(style, parameter, schemas, module);
  return parameter.allowsReserved ? `${module.use(runtime.withReserved)}(${written ?? ''})` : written;
}

const requiredHeaders = ({ requiredHeaders: list }: OperationModel): string | undefined =>
  object(list.map(({ name, value }) => [name, stringLiteral(value)]));

function queryWriter({ parameters }: OperationModel, schemas: Schemas, module: Module): string | undefined {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query');
  const text = object(inQuery.map((parameter) => [parameter.name, queryStyle(parameter, schemas, module)]));
  if (text !== undefined) return `${module.use(runtime.queryWith)}(${text})`;
  if (inQuery.length === 0) return undefined;
  const hasStructured = inQuery.some((parameter) => isStructured(parameter, schemas));
  return module.use(hasStructured ? runtime.serializeQuery : runtime.plainQuery);
}

/** Returns the code of the function that converts the data of successful responses. Returns undefined if the data stays as it is. */
function convertData(operation: OperationModel, schemas: Schemas, module: Module): string | undefined {
  const contents = documentedSuccesses(operation).flatMap((response) => response.contents);
  const bodies = contents.flatMap((content) => {
    const schema = valueSchema(content);
    return schema !== undefined && mediaKindFacts(content.mediaType).isOfJson ? [schema] : [];
  });
  return conversionFunction(bodies, { schemas, module, direction: 'read' });
}
