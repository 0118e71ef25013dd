import type { JsonValue } from '../1-load/json.ts';
import type { Availability } from './availability.ts';

/**
 * A JSON Schema of draft 2020-12; OpenAPI 3.0 schemas are read into it.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core
 */
export type Schema = BooleanSchema | KeywordSchema;

/** `true` takes everything, `false` nothing. */
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

/** A schema object, keyword by keyword; what it does not say is undefined. Lists instead of maps, because a key may be `__proto__`. */
export interface KeywordSchema {
  readonly kind: 'keywords';
  /** JSON Pointer into the bundled document, `#/components/schemas/Pet/properties/id`. */
  readonly pointer: string;
  readonly annotations: Annotations;

  /**
   * The schema that `$ref` or `$dynamicRef` names, as {@link NamedSchema.reference}. Keywords beside it hold as well; where both
   * are there, the second one is a part of `allOf`.
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
  /** In an array of one, because the value may be anything. */
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
  /** Whether the dialect of the schema asserts formats, whatever holds for the description. */
  readonly assertsFormat: true | undefined;

  readonly prefixItems: readonly Schema[] | undefined;
  readonly items: Schema | undefined;
  readonly contains: Schema | undefined;
  readonly maxContains: number | undefined;
  readonly minContains: number | undefined;
  readonly maxItems: number | undefined;
  readonly minItems: number | undefined;
  readonly uniqueItems: boolean | undefined;
  /** For the items that no keyword of this schema, or of those applied beside it, has looked at. */
  readonly unevaluatedItems: Schema | undefined;

  readonly properties: readonly SchemaMember[] | undefined;
  readonly patternProperties: readonly SchemaMember[] | undefined;
  readonly additionalProperties: Schema | undefined;
  readonly propertyNames: Schema | undefined;
  /** For the properties that no keyword of this schema, or of those applied beside it, has looked at. */
  readonly unevaluatedProperties: Schema | undefined;
  readonly required: readonly string[] | undefined;
  readonly dependentRequired: readonly { readonly name: string; readonly required: readonly string[] }[] | undefined;
  readonly dependentSchemas: readonly SchemaMember[] | undefined;
  readonly maxProperties: number | undefined;
  readonly minProperties: number | undefined;
}

/** What a schema says for people. It refuses nothing. */
export interface Annotations extends Availability {
  readonly title: string | undefined;
  readonly description: string | undefined;
  /** In an array of one, because the value may be anything. */
  readonly default: readonly [JsonValue] | undefined;
  readonly examples: readonly JsonValue[];
  /** Values that are known of, where others must be expected (`x-values-seen`). */
  readonly valuesSeen: readonly JsonValue[];
  /** A convention that values of the schema follow (`x-convention`): text, or bytes in Base64, with its encoding beside it. */
  readonly convention: 'file-content' | undefined;
  /** Parameters that must be sent for it to be there, `details=true` (`x-only-with`). */
  readonly onlyWith: readonly string[];
}

/** A schema of the description that generated code has a name for. */
export interface NamedSchema {
  /** The name in TypeScript, `OpeningHour`. */
  readonly name: string;
  /** The name of its Standard Schema, `openingHourSchema`. */
  readonly standardName: string;
  /** The name in the description; the same but for characters that an identifier cannot hold. */
  readonly component: string;
  readonly pointer: string;
  /** What references call it: its pointer, and what dynamic anchors mean to it, where that is not what they mean by themselves. */
  readonly reference: string;
  readonly schema: Schema;
  /** Whether the description names it (`#/components/schemas/…`), and not only points into it. */
  readonly isComponent: boolean;
}
