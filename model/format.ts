/**
 * The names of the formats of JSON Schema and OpenAPI that validators check. Any other format is only an annotation.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7.3
 * @see https://spec.openapis.org/registry/format/
 */
export type FormatName =
  | 'binary'
  | 'byte'
  | 'date'
  | 'date-time'
  | 'double'
  | 'duration'
  | 'email'
  | 'float'
  | 'hostname'
  | 'idn-email'
  | 'idn-hostname'
  | 'int8'
  | 'int16'
  | 'int32'
  | 'int64'
  | 'ipv4'
  | 'ipv6'
  | 'iri'
  | 'iri-reference'
  | 'json-pointer'
  | 'password'
  | 'regex'
  | 'relative-json-pointer'
  | 'time'
  | 'uint8'
  | 'uint16'
  | 'uint32'
  | 'uint64'
  | 'uri'
  | 'uri-reference'
  | 'uri-template'
  | 'uuid';
