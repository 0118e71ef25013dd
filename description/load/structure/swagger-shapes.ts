import { methods } from '@forgespec/templates/shared/methods';
import type { Field, ObjectShape, SwaggerName } from './field-type.ts';
import { shapeFields } from './shape-fields.ts';

const {
  anything,
  expected,
  fields,
  flag,
  listOf,
  mapOf,
  oneOf,
  optional,
  referenceOr,
  required,
  schema,
  text,
  the,
  url,
} = shapeFields;

const operations = Object.fromEntries(
  methods
    .filter((method) => method !== 'query' && method !== 'trace')
    .map((method) => [method, optional(the('Swagger Operation'))]),
);

/** The names of the schemes in the URL of a server. */
const schemes = optional(listOf(oneOf('http', 'https', 'ws', 'wss')));

/** The keywords of JSON Schema that a parameter or a header of Swagger 2.0 has itself. Another check reads their values. */
const keywords: Readonly<Record<string, Field>> = Object.fromEntries(
  [
    'type',
    'format',
    'default',
    'maximum',
    'exclusiveMaximum',
    'minimum',
    'exclusiveMinimum',
    'maxLength',
    'minLength',
    'pattern',
    'maxItems',
    'minItems',
    'uniqueItems',
    'enum',
    'multipleOf',
  ].map((keyword) => [keyword, optional(anything)]),
);

/** The fields that describe the value of a parameter or a header. */
const valueFields = {
  description: optional(text),
  ...keywords,
  items: optional(schema),
  collectionFormat: optional(oneOf('csv', 'ssv', 'tsv', 'pipes', 'multi')),
};

/**
 * The objects of Swagger 2.0 that differ from the objects of OpenAPI 3.
 *
 * @see https://spec.openapis.org/oas/v2.0.html#schema-0
 */
export const swaggerShapes: Readonly<Record<SwaggerName, ObjectShape>> = {
  Swagger: fields({
    swagger: required(text),
    info: expected(the('Info')),
    host: optional(text),
    basePath: optional(text),
    schemes,
    consumes: optional(listOf(text)),
    produces: optional(listOf(text)),
    paths: required(the('Swagger Paths')),
    definitions: optional(mapOf(schema)),
    parameters: optional(mapOf(referenceOr('Swagger Parameter'))),
    responses: optional(mapOf(referenceOr('Swagger Response'))),
    securityDefinitions: optional(mapOf(the('Swagger Security Scheme'))),
    security: optional(listOf(the('Security Requirement'))),
    tags: optional(listOf(the('Tag'))),
    externalDocs: optional(the('External Documentation')),
  }),
  'Swagger Paths': { kind: 'map', value: the('Swagger Path Item'), isExtensible: true },
  'Swagger Path Item': fields({
    $ref: optional(text),
    ...operations,
    parameters: optional(listOf(referenceOr('Swagger Parameter'))),
  }),
  'Swagger Operation': fields({
    tags: optional(listOf(text)),
    summary: optional(text),
    description: optional(text),
    externalDocs: optional(the('External Documentation')),
    operationId: optional(text),
    consumes: optional(listOf(text)),
    produces: optional(listOf(text)),
    parameters: optional(listOf(referenceOr('Swagger Parameter'))),
    responses: expected(the('Swagger Responses')),
    schemes,
    deprecated: optional(flag),
    security: optional(listOf(the('Security Requirement'))),
  }),
  'Swagger Parameter': fields({
    name: required(text),
    in: required(oneOf('query', 'header', 'path', 'formData', 'body')),
    required: optional(flag),
    schema: optional(schema),
    allowEmptyValue: optional(flag),
    ...valueFields,
  }),
  'Swagger Responses': { kind: 'map', value: referenceOr('Swagger Response'), isExtensible: true },
  'Swagger Response': fields({
    description: expected(text),
    schema: optional(schema),
    headers: optional(mapOf(the('Swagger Header'))),
    examples: optional(anything),
  }),
  'Swagger Header': fields(valueFields),
  'Swagger Security Scheme': fields({
    type: required(oneOf('basic', 'apiKey', 'oauth2')),
    description: optional(text),
    name: optional(text),
    in: optional(oneOf('query', 'header')),
    flow: optional(oneOf('implicit', 'password', 'application', 'accessCode')),
    authorizationUrl: optional(url),
    tokenUrl: optional(url),
    scopes: optional(mapOf(text)),
  }),
};
