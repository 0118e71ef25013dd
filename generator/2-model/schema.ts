import type { JsonValue } from '../1-load/json.ts';
import type { Availability } from './availability.ts';

/**
 * A JSON Schema of draft 2020-12. Schemas of OpenAPI 3.0 are converted to it.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core
 */
export type Schema = BooleanSchema | KeywordSchema;

/** `true` accepts every value, `false` none. */
export interface BooleanSchema {
  readonly kind: 'boolean';
  readonly value: boolean;
  readonly pointer: string;
}

/** The six types of JSON, and `integer`, which JSON Schema adds. */
export type TypeName = 'array' | 'boolean' | 'integer' | 'null' | 'number' | 'object' | 'string';

/** A schema under the name of a property, a pattern, or a dependency. */
export interface SchemaMember {
  readonly name: string;
  readonly schema: Schema;
}

/**
 * The keywords of a schema object; a keyword that the schema does not have is undefined. Maps are lists here, because a key may
 * be `__proto__`.
 */
export interface KeywordSchema {
  readonly kind: 'keywords';
  /** JSON Pointer into the bundled document, `#/components/schemas/Pet/properties/id`. */
  readonly pointer: string;
  readonly annotations: Annotations;

  /**
   * The schema that `$ref` or `$dynamicRef` refers to, as {@link NamedSchema.reference}. The keywords beside it apply as well. If
   * a schema has both, the second reference becomes a part of `allOf`.
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
  /** An array with one element, because the value may be any JSON value, also null. */
  readonly const: readonly [JsonValue] | undefined;

  readonly multipleOf: number | undefined;
  readonly maximum: number | undefined;
  readonly exclusiveMaximum: number | undefined;
  readonly minimum: number | undefined;
  readonly exclusiveMinimum: number | undefined;

  /** In Unicode code points, as is `minLength`. */
  readonly maxLength: number | undefined;
  readonly minLength: number | undefined;
  /** A regular expression of ECMA-262, with the `u` flag. */
  readonly pattern: string | undefined;
  readonly format: string | undefined;
  /** True if the dialect of the schema asserts formats, regardless of the settings for the description. */
  readonly assertsFormat: true | undefined;

  readonly prefixItems: readonly Schema[] | undefined;
  readonly items: Schema | undefined;
  readonly contains: Schema | undefined;
  readonly maxContains: number | undefined;
  readonly minContains: number | undefined;
  readonly maxItems: number | undefined;
  readonly minItems: number | undefined;
  readonly uniqueItems: boolean | undefined;
  /** The schema of the items that no keyword of this schema, or of a schema applied in place, has evaluated. */
  readonly unevaluatedItems: Schema | undefined;

  readonly properties: readonly SchemaMember[] | undefined;
  readonly patternProperties: readonly SchemaMember[] | undefined;
  readonly additionalProperties: Schema | undefined;
  readonly propertyNames: Schema | undefined;
  /** The schema of the properties that no keyword of this schema, or of a schema applied in place, has evaluated. */
  readonly unevaluatedProperties: Schema | undefined;
  readonly required: readonly string[] | undefined;
  readonly dependentRequired: readonly { readonly name: string; readonly required: readonly string[] }[] | undefined;
  readonly dependentSchemas: readonly SchemaMember[] | undefined;
  readonly maxProperties: number | undefined;
  readonly minProperties: number | undefined;
}

/** The documentation in a schema. It does not restrict values. */
export interface Annotations extends Availability {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** An array with one element, because the value may be any JSON value, also null. */
  readonly default: readonly [JsonValue] | undefined;
  readonly examples: readonly JsonValue[];
  /** Known values of an open list: other values must be expected (`x-values-seen`). */
  readonly valuesSeen: readonly JsonValue[];
  /** A convention for values of the schema (`x-convention`): text or Base64, with the encoding in another property. */
  readonly convention: 'file-content' | undefined;
  /** Parameters that a request must send to get this property, `details=true` (`x-only-with`). */
  readonly onlyWith: readonly string[];
}

/** A schema with a name in generated code. */
export interface NamedSchema {
  /** The name in TypeScript, `OpeningHour`. */
  readonly name: string;
  /** The name of its Standard Schema, `openingHourSchema`. */
  readonly standardName: string;
  /** The name in the description. It differs from `name` only if it has characters that an identifier cannot contain. */
  readonly component: string;
  readonly pointer: string;
  /**
   * The text of references to this schema: its pointer, followed by the dynamic anchors that resolve differently here than in the
   * schema alone.
   */
  readonly reference: string;
  readonly schema: Schema;
  /** True if it is a component (`#/components/schemas/…`), false if a reference points at a schema inside something else. */
  readonly isComponent: boolean;
}
