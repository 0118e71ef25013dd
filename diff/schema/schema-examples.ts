import type { SchemaChange } from './schema-changes.ts';

/** A schema before and after a change, in YAML. */
export type SchemaExample = readonly [base: string, revision: string];

const object = (properties: string, more = ''): string => `{type: object, properties: {${properties}}${more}}`;

/**
 * A map from keys of `schemaChanges` to small examples. Each example consists of an old and a new schema. In the example of the key
 * `max-increased`, the new schema has a larger `maximum`. In some examples, only a property of the schema differs. Some keys, such as
 * `constraint-changed`, do not have an example.
 */
export const schemaChangeExamples: Readonly<Partial<Record<SchemaChange, SchemaExample>>> = {
  'type-changed': ['{type: string}', '{type: integer}'],
  'type-widened': ['{type: string}', '{type: [string, integer]}'],
  'type-narrowed': ['{type: [string, integer]}', '{type: string}'],
  'became-nullable': ['{type: string}', "{type: [string, 'null']}"],
  'became-not-nullable': ["{type: [string, 'null']}", '{type: string}'],
  'became-enum': ['{type: string}', '{type: string, enum: [cat, dog]}'],
  'enum-removed': ['{type: string, enum: [cat, dog]}', '{type: string}'],
  'enum-value-added': ['{enum: [cat, dog]}', '{enum: [cat, dog, fish]}'],
  'enum-value-removed': ['{enum: [cat, dog, fish]}', '{enum: [cat, dog]}'],
  'value-changed': ['{const: cat}', '{const: dog}'],
  'min-increased': ['{type: integer, minimum: 1}', '{type: integer, minimum: 5}'],
  'min-decreased': ['{type: integer, minimum: 5}', '{type: integer, minimum: 1}'],
  'max-increased': ['{type: integer, maximum: 5}', '{type: integer, maximum: 9}'],
  'max-decreased': ['{type: integer, maximum: 9}', '{type: integer, maximum: 5}'],
  'multiple-of-changed': ['{type: integer, multipleOf: 2}', '{type: integer, multipleOf: 3}'],
  'min-length-increased': ['{type: string, minLength: 1}', '{type: string, minLength: 5}'],
  'min-length-decreased': ['{type: string, minLength: 5}', '{type: string, minLength: 1}'],
  'max-length-increased': ['{type: string, maxLength: 5}', '{type: string, maxLength: 9}'],
  'max-length-decreased': ['{type: string, maxLength: 9}', '{type: string, maxLength: 5}'],
  'pattern-added': ['{type: string}', "{type: string, pattern: '^[a-z]+$'}"],
  'pattern-removed': ["{type: string, pattern: '^[a-z]+$'}", '{type: string}'],
  'pattern-changed': ["{type: string, pattern: '^[a-z]+$'}", "{type: string, pattern: '^[0-9]+$'}"],
  'format-added': ['{type: string}', '{type: string, format: date}'],
  'format-removed': ['{type: string, format: date}', '{type: string}'],
  'format-changed': ['{type: string, format: date}', '{type: string, format: date-time}'],
  'content-encoding-changed': ['{type: string, contentEncoding: base64}', '{type: string, contentEncoding: base32}'],
  'content-media-type-changed': [
    '{type: string, contentMediaType: text/plain}',
    '{type: string, contentMediaType: image/png}',
  ],
  'min-items-increased': ['{type: array, minItems: 1}', '{type: array, minItems: 2}'],
  'min-items-decreased': ['{type: array, minItems: 2}', '{type: array, minItems: 1}'],
  'max-items-increased': ['{type: array, maxItems: 5}', '{type: array, maxItems: 9}'],
  'max-items-decreased': ['{type: array, maxItems: 9}', '{type: array, maxItems: 5}'],
  'unique-items-added': ['{type: array}', '{type: array, uniqueItems: true}'],
  'unique-items-removed': ['{type: array, uniqueItems: true}', '{type: array}'],
  'contains-added': ['{type: array}', '{type: array, contains: {const: cat}}'],
  'contains-removed': ['{type: array, contains: {const: cat}}', '{type: array}'],
  added: [object('name: {type: string}'), object('name: {type: string}, age: {type: integer}')],
  'added-as-required': [
    object('name: {type: string}'),
    object('name: {type: string}, age: {type: integer}', ', required: [age]'),
  ],
  removed: [object('name: {type: string}, age: {type: integer}'), object('name: {type: string}')],
  'became-required': [object('name: {type: string}'), object('name: {type: string}', ', required: [name]')],
  'became-optional': [object('name: {type: string}', ', required: [name]'), object('name: {type: string}')],
  'became-read-only': [object('name: {type: string}'), object('name: {type: string, readOnly: true}')],
  'became-not-read-only': [object('name: {type: string, readOnly: true}'), object('name: {type: string}')],
  'became-write-only': [object('name: {type: string}'), object('name: {type: string, writeOnly: true}')],
  'became-not-write-only': [object('name: {type: string, writeOnly: true}'), object('name: {type: string}')],
  'additional-properties-forbidden': ['{type: object}', '{type: object, additionalProperties: false}'],
  'additional-properties-allowed': ['{type: object, additionalProperties: false}', '{type: object}'],
  'pattern-property-added': ['{type: object}', "{type: object, patternProperties: {'^x-': {type: string}}}"],
  'pattern-property-removed': ["{type: object, patternProperties: {'^x-': {type: string}}}", '{type: object}'],
  'property-names-restricted': ['{type: object}', '{type: object, propertyNames: {maxLength: 3}}'],
  'property-names-widened': ['{type: object, propertyNames: {maxLength: 3}}', '{type: object}'],
  'min-properties-increased': ['{type: object}', '{type: object, minProperties: 1}'],
  'min-properties-decreased': ['{type: object, minProperties: 1}', '{type: object}'],
  'max-properties-increased': ['{type: object, maxProperties: 5}', '{type: object, maxProperties: 9}'],
  'max-properties-decreased': ['{type: object, maxProperties: 9}', '{type: object, maxProperties: 5}'],
  'dependent-required-added': ['{type: object}', '{type: object, dependentRequired: {street: [city]}}'],
  'dependent-required-removed': ['{type: object, dependentRequired: {street: [city]}}', '{type: object}'],
  'alternative-added': [
    '{oneOf: [{type: object, required: [a], properties: {a: {const: 1}}}]}',
    '{oneOf: [{type: object, required: [a], properties: {a: {const: 1}}}, {type: object, required: [a], properties: {a: {const: 2}}}]}',
  ],
  'alternative-removed': [
    '{oneOf: [{type: object, required: [a], properties: {a: {const: 1}}}, {type: object, required: [a], properties: {a: {const: 2}}}]}',
    '{oneOf: [{type: object, required: [a], properties: {a: {const: 1}}}]}',
  ],
  'condition-added': ['{type: object}', '{type: object, if: {required: [street]}, then: {required: [city]}}'],
  'condition-removed': ['{type: object, if: {required: [street]}, then: {required: [city]}}', '{type: object}'],
  'exclusion-added': ['{type: object}', '{type: object, not: {required: [age]}}'],
  'exclusion-removed': ['{type: object, not: {required: [age]}}', '{type: object}'],
  'default-changed': ['{type: integer, default: 10}', '{type: integer, default: 20}'],
  deprecated: ['{type: string}', '{type: string, deprecated: true}'],
  'no-longer-deprecated': ['{type: string, deprecated: true}', '{type: string}'],
  'documentation-changed': ['{type: string, description: A name.}', '{type: string, description: The name.}'],
};
