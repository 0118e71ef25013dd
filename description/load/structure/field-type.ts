/**
 * The name of an object of Swagger 2.0. An object that OpenAPI 3 has too, such as `Info`, has no such name. All other names begin with
 * `Swagger `, because the object of OpenAPI 3 with the same name has other fields.
 */
export type SwaggerName =
  | 'Swagger'
  | 'Swagger Header'
  | 'Swagger Operation'
  | 'Swagger Parameter'
  | 'Swagger Path Item'
  | 'Swagger Paths'
  | 'Swagger Response'
  | 'Swagger Responses'
  | 'Swagger Security Scheme';

/** The name of an object of the OpenAPI specification, without the word "Object". */
export type ObjectName =
  | SwaggerName
  | 'Callback'
  | 'Components'
  | 'Contact'
  | 'Discriminator'
  | 'Encoding'
  | 'Example'
  | 'External Documentation'
  | 'Header'
  | 'Info'
  | 'License'
  | 'Link'
  | 'Media Type'
  | 'OAuth Flow'
  | 'OAuth Flows'
  | 'OpenAPI'
  | 'Operation'
  | 'Parameter'
  | 'Path Item'
  | 'Paths'
  | 'Request Body'
  | 'Response'
  | 'Responses'
  | 'Security Requirement'
  | 'Security Scheme'
  | 'Server'
  | 'Server Variable'
  | 'Tag'
  | 'XML';

/** The type of the value of a field. */
export type FieldType =
  | { readonly kind: 'anything' | 'boolean' | 'email' | 'schema' | 'serverUrl' | 'string' | 'url' }
  | { readonly kind: 'choice'; readonly values: readonly string[] }
  | { readonly kind: 'list'; readonly item: FieldType }
  | { readonly kind: 'map'; readonly value: FieldType }
  | { readonly kind: 'object'; readonly name: ObjectName; readonly orReference: boolean };

/** A field of an object. */
export interface Field {
  readonly type: FieldType;
  /** The versions in which an object must have the field. */
  readonly isRequired?: 'always' | 'before 3.2' | 'in 3.0';
  /**
   * True if forgespec can generate code without the field, and without an assumption about it. If such a field is
   * required but missing, forgespec reports only a warning.
   */
  readonly needsNoAssumption?: boolean;
  /** The first version of OpenAPI with the field. Undefined if all versions have the field. */
  readonly since?: '3.1' | '3.2';
}

/** The fields of an object. Each key is the name of a field. */
export type Fields = Readonly<Record<string, Field>>;

/**
 * The shape of an object of the specification. The object has fixed fields, or is a map whose keys the author chooses.
 */
export type ObjectShape =
  | { readonly kind: 'fields'; readonly fields: Fields }
  | { readonly kind: 'map'; readonly value: FieldType; readonly isExtensible: boolean };
