export { acceptableTypes } from './inspect/acceptable-types.ts';
export type { Api, Area, Chapter } from './api.ts';
export type { Server, ServerVariable } from './server.ts';
export type { Availability } from './availability.ts';
export { bodySize } from './inspect/body-size.ts';
export { contentSchemas, valueSchema } from './inspect/content-schemas.ts';
export { type DirectionMark, type DirectionMarks, createDirectionMarks, noMarks } from './inspect/direction-marks.ts';
export type { Example } from './example.ts';
export type { ClientExtra, ServerExtra } from './extras.ts';
export { fieldNotation } from './inspect/field-notation.ts';
export { fileFields } from './inspect/form-files.ts';
export type { FormatName } from './format.ts';
export { isInteger64 } from './inspect/integer-64.ts';
export type { Body, Content, FieldEncoding, Header, PartList, Response } from './message.ts';
export { type ObjectRules, objectRules } from './inspect/object-rules.ts';
export type { Facts, Label, OperationModel } from './operation.ts';
export type { NextPage, PaginationMethod, Paging, PagingHeader, PagingParameter } from './pagination.ts';
export type { Parameter, ParameterLocation, ParameterStyle } from './parameter.ts';
export { isBracketed } from './inspect/parameter-styles.ts';
export { paginationFacts } from './inspect/pagination-facts.ts';
export { type PathNotation, pathNotation } from './inspect/path-notation.ts';
export { pathPrefix } from './inspect/path-prefix.ts';
export { pathTemplate } from './inspect/path-template.ts';
export { byPreference, preferredContent } from './inspect/preferred-content.ts';
export { type QueryNotation, listSeparators, queryNotation } from './inspect/query-notation.ts';
export { describedReference, requestReference } from './inspect/request-reference.ts';
export { conditionalSchemas, schemasOfSameValue } from './inspect/same-value.ts';
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
} from './schema.ts';
export type {
  CredentialCarrier,
  OAuthFlow,
  SecurityAlternative,
  SecuritySchemeModel,
  TokenExchangeModel,
} from './security.ts';
export { basePath, serverUrl } from './inspect/server-url.ts';
export { stronglyConnected } from './inspect/strongly-connected.ts';
export { documentedSuccesses } from './inspect/successes.ts';
export {
  itemSchemas,
  otherItemsOf,
  otherPropertiesOf,
  propertySchemas,
  typedAlternatives,
  typedParts,
  unlistedPropertiesOf,
} from './inspect/typed-parts.ts';
export { unreachable } from './unreachable.ts';
export { type Resolve, isAnyType, partsOf, schemaOfProperty, typesOfValue, valueTypes } from './inspect/value-types.ts';
