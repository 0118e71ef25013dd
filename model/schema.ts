import type { JsonValue } from '@forgespec/description/json';
import type { Availability } from './availability.ts';

/**
 * A JSON Schema of draft 2020-12. The schemas of OpenAPI 3.0 are converted to this draft.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core
 */
export type Schema = BooleanSchema | KeywordSchema;

/**
 * The schema `true`, which accepts every value, or `false`, which rejects every value.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-4.3.2
 */
export interface BooleanSchema {
  readonly kind: 'boolean';
  readonly value: boolean;
  readonly pointer: string;
  /** True for a schema `false` that replaces the schema of a `writeOnly` property in responses. */
  readonly isWriteOnly?: true;
}

/** A type of JSON, or `integer`, which JSON Schema adds. @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.1.1 */
export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/**
 * An entry of a map of schemas, such as `properties`. The name is the key of the entry.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2
 */
export interface SchemaMember {
  readonly name: string;
  readonly schema: Schema;
}

/** A property of an object, with its schema. @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.1 */
export interface PropertyMember extends SchemaMember {
  /**
   * True for a `readOnly` property if the schema is for requests, and for a `writeOnly` property if the schema is for responses. Types and
   * samples leave out such a property.
   */
  readonly isOmitted?: true;
}

/**
 * A schema object, with one property for each of its keywords. A property is undefined if the schema does not have the keyword. A keyword
 * with a map of schemas, such as `properties`, becomes a list of entries. An object would not be safe, because a key may be `__proto__`,
 * which changes the prototype of an object.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6
 */
export interface KeywordSchema {
  readonly kind: 'keywords';
  /** The JSON Pointer in the bundled document, such as `#/components/schemas/Pet/properties/id`. */
  readonly pointer: string;
  readonly annotations: Annotations;

  /**
   * The {@link NamedSchema.reference} of the target of `$ref` or `$dynamicRef`. The other keywords of this schema apply as well. If a
   * schema has both `$ref` and `$dynamicRef`, the target of `$dynamicRef` is in `allOf`.
   */
  readonly reference: string | undefined;
  readonly allOf: readonly Schema[] | undefined;
  readonly anyOf: readonly Schema[] | undefined;
  readonly oneOf: readonly Schema[] | undefined;
  readonly not: Schema | undefined;
  readonly if: Schema | undefined;
  readonly then: Schema | undefined;
  readonly else: Schema | undefined;

  readonly type: readonly TypeName[] | undefined;
  readonly enum: readonly JsonValue[] | undefined;
  /** An array with one element, because the value may be any JSON value, including null. */
  readonly const: readonly [JsonValue] | undefined;

  readonly multipleOf: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly minimum: number | undefined;
  readonly exclusiveMinimum: number | undefined;

  /** The maximum number of Unicode code points. */
  readonly maxLength: number | undefined;
  readonly minLength: number | undefined;
  /** A regular expression of ECMA-262 that is valid with the flag `u`. */
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  /**
   * True if validators must check `format`, regardless of the configuration. The dialect of the schema may require this check. The check is
   * also required if values are converted, for example from strings to `Date`.
   */
  readonly assertsFormat: true | undefined;
  /**
   * The decimal digits of integers that are outside the safe range of JavaScript numbers. The key of an integer is its keyword, such as
   * `maximum`. The key of an integer in a list also contains the index, such as `enum/0`. Integers inside other values, such as an object
   * in `default`, are not included. Present only if the option `int64` is `bigint` or `string`.
   */
  readonly longNumbers?: Readonly<Record<string, string>>;

  readonly prefixItems: readonly Schema[] | undefined;
  readonly items: Schema | undefined;
  readonly contains: Schema | undefined;
  readonly maxContains: number | undefined;
  readonly minContains: number | undefined;
  readonly maxItems: number | undefined;
  readonly minItems: number | undefined;
  readonly uniqueItems: boolean | undefined;
  /**
   * The schema for items that no other keyword evaluates. The other keywords are those of this schema object, and those of subschemas that
   * validate the same array.
   */
  readonly unevaluatedItems: Schema | undefined;

  readonly properties: readonly PropertyMember[] | undefined;
  readonly patternProperties: readonly SchemaMember[] | undefined;
  readonly additionalProperties: Schema | undefined;
  readonly propertyNames: Schema | undefined;
  /**
   * The schema for properties that no other keyword evaluates. The other keywords are those of this schema object, and those of subschemas
   * that validate the same object.
   */
  readonly unevaluatedProperties: Schema | undefined;
  readonly required: readonly string[] | undefined;
  readonly dependentRequired: readonly { readonly name: string; readonly required: readonly string[] }[] | undefined;
  readonly dependentSchemas: readonly SchemaMember[] | undefined;
  readonly maxProperties: number | undefined;
  readonly minProperties: number | undefined;
}

/**
 * The discriminator of an object. It is a property, and its value selects the schema of the object.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#discriminator-object
 */
export interface Discriminator {
  readonly propertyName: string;
  /**
   * The entries of `mapping`. In each entry, `value` is a value of the property, and `reference` is the {@link NamedSchema.reference} of
   * the schema that this value selects.
   */
  readonly mapping: readonly { readonly value: string; readonly reference: string }[];
  /** The reference of the schema for objects in which the property is missing or has an unknown value (`defaultMapping` of OpenAPI 3.2). */
  readonly defaultReference: string | undefined;
}

/** A web page about a schema (`externalDocs`). @see https://spec.openapis.org/oas/v3.1.1.html#external-documentation-object */
export interface ExternalDocs {
  readonly url: string;
  readonly description: string | undefined;
}

/**
 * The TypeScript type that represents the values of a schema:
 *
 * - `date`: the strings of the schema are dates and times, which generated code represents as `Date`.
 * - `bigint`: the integers of the schema are represented as `bigint`.
 * - `digits`: the integers of the schema are represented as a string with their decimal digits.
 * - `open-enum`: the strings of the schema have a value from `enum` or `x-values-seen`, or a value that a later version of the service
 *   adds.
 */
export type Representation = 'bigint' | 'date' | 'digits' | 'open-enum';

/**
 * A type that replaces the TypeScript type of a schema. An output of somebody else selects it, for example a branded type for ids. The values
 * stay the same JSON values.
 */
export interface TypeReplacement {
  /** The name of the exported type, or of the exported namespace that contains the type. */
  readonly name: string;
  /** The path of the module relative to the output folder, such as `branded-ids/index.ts`, or the name of a package. */
  readonly module: string;
  /** The code of the type, which begins with the name: `Money.Amount`, or `Id<'Pet'>`. Default: the name. */
  readonly text?: string;
}

/** The annotations of a schema. They do not restrict values. @see https://json-schema.org/draft/2020-12/json-schema-validation#section-9 */
export interface Annotations extends Availability {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** An array with one element, because the value may be any JSON value, including null. */
  readonly default: readonly [JsonValue] | undefined;
  readonly examples: readonly JsonValue[];
  /** True if requests do not have the property that the schema describes. */
  readonly readOnly: boolean;
  /** True if responses do not have the property that the schema describes. */
  readonly writeOnly: boolean;
  /** The encoding of bytes in a string, such as `base64` (`contentEncoding`). */
  readonly contentEncoding?: string;
  readonly discriminator: Discriminator | undefined;
  readonly externalDocs: ExternalDocs | undefined;
  /** The TypeScript type that an option such as `dateTimes` selects. Undefined if only the keywords of the schema determine the type. */
  readonly representation: Representation | undefined;
  /** The type that replaces the type of the schema. Default: the type that the keywords determine. */
  readonly replacement?: TypeReplacement;
  /** Known values (`x-values-seen`). The service may also use other values. */
  readonly valuesSeen: readonly JsonValue[];
  /**
   * The convention for values (`x-convention`). With `file-content`, the value is the content of a file, as text or Base64. Another
   * property of the same object says which of the two is used.
   */
  readonly convention: 'file-content' | undefined;
  /** The query parameters that a request must have to get this property, such as `details=true` (`x-only-with`). */
  readonly onlyWith: readonly string[];
}

/** A schema that has a name in generated code. @see https://spec.openapis.org/oas/v3.1.1.html#components-object */
export interface NamedSchema {
  /** The name in TypeScript, such as `OpeningHour`. */
  readonly name: string;
  /** The name of the schema's modules, without extension, such as `opening-hour`. */
  readonly file: string;
  /** The name of the constant with the schema's Standard Schema validator (https://standardschema.dev), such as `openingHourSchema`. */
  readonly standardName: string;
  /**
   * The name of the component in the description, such as `opening-hour`. If the schema is outside `components`, this name consists of the
   * keys of the pointer.
   */
  readonly component: string;
  readonly pointer: string;
  /**
   * The string by which other schemas refer to this schema. The string contains the pointer. If dynamic anchors change the target of a
   * reference in the schema, the string also contains the names and targets of these anchors. If the schema is a version for requests
   * (`isForRequests`), the string begins with the prefix `request:`.
   */
  readonly reference: string;
  readonly schema: Schema;
  /** True for a component (`#/components/schemas/…`). False for a schema outside `components` that is the target of a reference. */
  readonly isComponent: boolean;
  /** True for the second version of a schema, which requests use. Responses use the first version, which has the plain name. */
  readonly isForRequests: boolean;
  /** If the operations of only one area use the schema, this is the file name of that area. Otherwise undefined. */
  readonly area: string | undefined;
  /**
   * True if an operation, a callback or a webhook uses the schema, directly or through other schemas. Also true if the description has
   * neither operations nor webhooks.
   */
  readonly isReached: boolean;
}
