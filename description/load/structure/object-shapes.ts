import { methods } from '@forgespec/templates/shared/methods';
import { locationsOfStyle, stylesOfLocation } from '../../openapi/parameter-styles.ts';
import { securitySchemeTypes } from '../../openapi/security-scheme-types.ts';
import type { FieldType, ObjectName, ObjectShape } from './field-type.ts';
import { shapeFields } from './shape-fields.ts';
import { swaggerShapes } from './swagger-shapes.ts';

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
  since31,
  since32,
  text,
  the,
  url,
} = shapeFields;

// The objects of Swagger 2.0 and of OpenAPI 3.0 to 3.2 with their fields, as the specification lists them. Another check reports wrong keywords of schemas.

const operations = Object.fromEntries(
  methods.filter((method) => method !== 'query').map((method) => [method, optional(the('Operation'))]),
);

/**
 * The fields that describe encodings. `encoding` is for properties with a name, `prefixEncoding` is for the first items of a list, and
 * `itemEncoding` is for all later items.
 */
const encodings = {
  encoding: optional(mapOf(the('Encoding'))),
  prefixEncoding: since32(listOf(the('Encoding'))),
  itemEncoding: since32(the('Encoding')),
};

/** The fields that a Parameter Object and a Header Object share. */
const parameterFields = {
  description: optional(text),
  required: optional(flag),
  deprecated: optional(flag),
  allowEmptyValue: optional(flag),
  style: optional(oneOf(...Object.keys(locationsOfStyle))),
  explode: optional(flag),
  allowReserved: optional(flag),
  schema: optional(schema),
  example: optional(anything),
  examples: optional(mapOf(referenceOr('Example'))),
  content: optional(mapOf(the('Media Type'))),
};

/** @see https://spec.openapis.org/oas/v3.2.0.html#schema-0 */
export const objectShapes: Readonly<Record<ObjectName, ObjectShape>> = {
  ...swaggerShapes,
  OpenAPI: fields({
    openapi: required(text),
    $self: since32(url),
    info: expected(the('Info')),
    jsonSchemaDialect: since31(text),
    servers: optional(listOf(the('Server'))),
    paths: { type: the('Paths'), isRequired: 'in 3.0' },
    webhooks: since31(mapOf(referenceOr('Path Item'))),
    components: optional(the('Components')),
    security: optional(listOf(the('Security Requirement'))),
    tags: optional(listOf(the('Tag'))),
    externalDocs: optional(the('External Documentation')),
  }),
  Info: fields({
    title: expected(text),
    summary: since31(text),
    description: optional(text),
    termsOfService: optional(url),
    contact: optional(the('Contact')),
    license: optional(the('License')),
    version: expected(text),
  }),
  Contact: fields({ name: optional(text), url: optional(url), email: optional({ kind: 'email' }) }),
  License: fields({ name: expected(text), identifier: since31(text), url: optional(url) }),
  Server: fields({
    url: required({ kind: 'serverUrl' }),
    name: since32(text),
    description: optional(text),
    variables: optional(mapOf(the('Server Variable'))),
  }),
  'Server Variable': fields({ enum: optional(listOf(text)), default: required(text), description: optional(text) }),
  Components: fields({
    schemas: optional(mapOf(schema)),
    responses: optional(mapOf(referenceOr('Response'))),
    parameters: optional(mapOf(referenceOr('Parameter'))),
    examples: optional(mapOf(referenceOr('Example'))),
    requestBodies: optional(mapOf(referenceOr('Request Body'))),
    headers: optional(mapOf(referenceOr('Header'))),
    securitySchemes: optional(mapOf(referenceOr('Security Scheme'))),
    links: optional(mapOf(referenceOr('Link'))),
    callbacks: optional(mapOf(referenceOr('Callback'))),
    pathItems: since31(mapOf(referenceOr('Path Item'))),
    mediaTypes: since32(mapOf(the('Media Type'))),
  }),
  Paths: { kind: 'map', value: the('Path Item'), isExtensible: true },
  'Path Item': fields({
    $ref: optional(text),
    summary: optional(text),
    description: optional(text),
    ...operations,
    query: since32(the('Operation')),
    additionalOperations: since32(mapOf(the('Operation'))),
    servers: optional(listOf(the('Server'))),
    parameters: optional(listOf(referenceOr('Parameter'))),
  }),
  Operation: fields({
    tags: optional(listOf(text)),
    summary: optional(text),
    description: optional(text),
    externalDocs: optional(the('External Documentation')),
    operationId: optional(text),
    parameters: optional(listOf(referenceOr('Parameter'))),
    requestBody: optional(referenceOr('Request Body')),
    responses: { type: the('Responses'), isRequired: 'in 3.0', needsNoAssumption: true },
    callbacks: optional(mapOf(referenceOr('Callback'))),
    deprecated: optional(flag),
    security: optional(listOf(the('Security Requirement'))),
    servers: optional(listOf(the('Server'))),
  }),
  Discriminator: fields({
    propertyName: required(text),
    mapping: optional(mapOf(text)),
    defaultMapping: since32(text),
  }),
  'External Documentation': fields({ description: optional(text), url: expected(url) }),
  Parameter: fields({
    name: required(text),
    in: required(oneOf('query', 'querystring', 'header', 'path', 'cookie')),
    ...parameterFields,
  }),
  'Request Body': fields({
    description: optional(text),
    content: required(mapOf(the('Media Type'))),
    required: optional(flag),
  }),
  'Media Type': fields({
    schema: optional(schema),
    itemSchema: since32(schema),
    example: optional(anything),
    examples: optional(mapOf(referenceOr('Example'))),
    ...encodings,
  }),
  Encoding: fields({
    contentType: optional(text),
    headers: optional(mapOf(referenceOr('Header'))),
    style: optional(oneOf(...(stylesOfLocation('query') ?? []))),
    explode: optional(flag),
    allowReserved: optional(flag),
    ...encodings,
    encoding: since32(mapOf(the('Encoding'))),
  }),
  Responses: { kind: 'map', value: referenceOr('Response'), isExtensible: true },
  Response: fields({
    summary: since32(text),
    description: { type: text, isRequired: 'before 3.2', needsNoAssumption: true },
    headers: optional(mapOf(referenceOr('Header'))),
    content: optional(mapOf(the('Media Type'))),
    links: optional(mapOf(referenceOr('Link'))),
  }),
  Callback: { kind: 'map', value: referenceOr('Path Item'), isExtensible: true },
  Example: fields({
    summary: optional(text),
    description: optional(text),
    dataValue: since32(anything),
    serializedValue: since32(text),
    value: optional(anything),
    externalValue: optional(url),
  }),
  Link: fields({
    operationRef: optional(text),
    operationId: optional(text),
    parameters: optional(mapOf(anything)),
    requestBody: optional(anything),
    description: optional(text),
    server: optional(the('Server')),
  }),
  Header: fields(parameterFields),
  Tag: fields({
    name: required(text),
    summary: since32(text),
    parent: since32(text),
    kind: since32(text),
    description: optional(text),
    externalDocs: optional(the('External Documentation')),
  }),
  'Security Scheme': fields({
    type: required(oneOf(...securitySchemeTypes)),
    description: optional(text),
    name: optional(text),
    in: optional(oneOf('query', 'header', 'cookie')),
    scheme: optional(text),
    bearerFormat: optional(text),
    flows: optional(the('OAuth Flows')),
    openIdConnectUrl: optional(url),
    oauth2MetadataUrl: since32(url),
    deprecated: since32(flag),
  }),
  'OAuth Flows': fields({
    implicit: optional(the('OAuth Flow')),
    password: optional(the('OAuth Flow')),
    clientCredentials: optional(the('OAuth Flow')),
    authorizationCode: optional(the('OAuth Flow')),
    deviceAuthorization: since32(the('OAuth Flow')),
  }),
  'OAuth Flow': fields({
    authorizationUrl: optional(url),
    deviceAuthorizationUrl: since32(url),
    tokenUrl: optional(url),
    refreshUrl: optional(url),
    scopes: expected(mapOf(text)),
  }),
  'Security Requirement': { kind: 'map', value: listOf(text), isExtensible: false },
  XML: fields({
    nodeType: since32(oneOf('element', 'attribute', 'text', 'cdata', 'none')),
    name: optional(text),
    namespace: optional(text),
    prefix: optional(text),
    attribute: optional(flag),
    wrapped: optional(flag),
  }),
};

/** The keywords of schemas that have an object of the specification as their value. */
export const objectsOfSchemas: Readonly<Record<string, FieldType>> = {
  discriminator: the('Discriminator'),
  externalDocs: the('External Documentation'),
  xml: the('XML'),
};
