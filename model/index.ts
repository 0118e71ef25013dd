/**
 * The face of the model: plain data about an API, in which all references are resolved and all names are chosen. Emitters read the model,
 * and build the modules of the output from it. `Api` is the root of the data. The functions compute facts about parts of the data.
 *
 * The face has a version, {@link modelVersion}, so that emitters of other people can state the versions that they read:
 *
 * - A major version changes or removes an export, a property or a value, or changes the meaning of one.
 * - A minor version adds an export, a property, or a value of a union. An emitter ends the `switch` over a union with {@link unreachable}, so
 *   the compiler names the places that need the new value.
 * - A patch version corrects a comment or a fault.
 */

/** The version of the face of the model. The comment of this file explains when it changes. */
export const modelVersion = '1.5.0';

// The API, its areas and its servers.
export type { Api, Area, Chapter } from './api.ts';
export type { Server, ServerVariable } from './server.ts';
export { basePath, serverUrl } from './inspect/server-url.ts';
export { pathPrefix } from './inspect/path-prefix.ts';

// Operations, and how a client reads a list page by page.
export type { Availability } from './availability.ts';
export type { Facts, Label, OperationModel } from './operation.ts';
export type {
  LastPageMark,
  NextPage,
  Pagination,
  PaginationMethod,
  PaginationSource,
  PagingHeader,
  PagingParameter,
  RequestValue,
  ResponseValue,
} from './pagination.ts';
export { pathTemplate } from './inspect/path-template.ts';
export { argumentList, secondArgument } from './inspect/second-argument.ts';

// Security schemes, and the operations that issue tokens.
export type {
  CredentialCarrier,
  OAuthFlow,
  SecurityAlternative,
  SecuritySchemeModel,
  TokenExchangeModel,
} from './security.ts';

// Parameters, and how their values are written.
export type { Parameter, ParameterLocation, ParameterStyle, WireParameter, WirePath } from './parameter.ts';
export { isIdempotencyKey } from './inspect/idempotency-key.ts';
export { isBracketed } from './inspect/parameter-styles.ts';
export { commonParts, describesOnly, itemSchema, schemaAt } from './inspect/described-values.ts';
export { pagingNames, parameterForms, plainName } from './inspect/paging-names.ts';
export { pagingParameters, type PagingParameters } from './inspect/paging-parameters.ts';
export { type PathNotation, pathNotation } from './inspect/path-notation.ts';
export { type QueryNotation, listSeparators, queryNotation } from './inspect/query-notation.ts';

// Request bodies and responses.
export type { Example } from './example.ts';
export type { Body, Content, FieldEncoding, Header, PartList, Response } from './message.ts';
export { acceptableTypes } from './inspect/acceptable-types.ts';
export { bodySize } from './inspect/body-size.ts';
export { contentSchemas, valueSchema } from './inspect/content-schemas.ts';
export { fieldNotation } from './inspect/field-notation.ts';
export { mediaKindFacts, type MediaKindFacts } from './inspect/media-kinds.ts';
export { fileFields } from './inspect/form-files.ts';
export { byPreference, preferredContent } from './inspect/preferred-content.ts';
export { responseSelector } from './inspect/response-selector.ts';
export type { ResponseSelector, SelectingValue } from './response-selector.ts';
export { documentedSuccesses, onlyBody } from './inspect/successes.ts';
export { eventDataSchemas } from './inspect/event-data.ts';

// Schemas.
export { formatFacts, type FormatName } from './keywords/formats.ts';
export type {
  Annotations,
  BooleanSchema,
  Discriminator,
  ExternalDocs,
  KeywordSchema,
  NamedSchema,
  PropertyMember,
  Representation,
  Schema,
  SchemaMember,
  TypeName,
  TypeReplacement,
} from './schema.ts';
export { childSchemas, mapSchema, walkSchema } from './inspect/walk-schema.ts';

// Schemas that refer to each other, and the versions of a schema for requests and responses.
export {
  type DirectionMark,
  type DirectionMarks,
  createDirectionMarks,
  markOfOmitted,
  noMarks,
} from './inspect/direction-marks.ts';
export { describedReference, requestReference } from './inspect/request-reference.ts';
export { referringSchemas } from './inspect/referring-schemas.ts';
export { selectedReferences } from './inspect/selected-references.ts';
export { stronglyConnected } from './inspect/strongly-connected.ts';

// The values that a schema accepts.
export { isInteger64, representsIntegers64 } from './inspect/integer-64.ts';
export { type ObjectRules, objectRules } from './inspect/object-rules.ts';
export { conditionalSchemas, schemasOfSameValue } from './inspect/same-value.ts';
export {
  itemSchemas,
  otherItemsOf,
  otherPropertiesOf,
  propertySchemas,
  typedAlternatives,
  typedParts,
  unlistedPropertiesOf,
} from './inspect/typed-parts.ts';
export { type Resolve, isAnyType, partsOf, schemaOfProperty, typesOfValue, valueTypes } from './inspect/value-types.ts';

// Unions of the model.
export { unreachable } from './unreachable.ts';
