import type { Field, FieldType, ObjectName, ObjectShape } from './field-type.ts';

const text: FieldType = { kind: 'string' };
const flag: FieldType = { kind: 'boolean' };
const url: FieldType = { kind: 'url' };
const anything: FieldType = { kind: 'anything' };
const schema: FieldType = { kind: 'schema' };

const oneOf = (...values: readonly string[]): FieldType => ({ kind: 'choice', values });
const listOf = (item: FieldType): FieldType => ({ kind: 'list', item });
const mapOf = (value: FieldType): FieldType => ({ kind: 'map', value });
const the = (name: ObjectName): FieldType => ({ kind: 'object', name, orReference: false });
const referenceOr = (name: ObjectName): FieldType => ({ kind: 'object', name, orReference: true });

const optional = (type: FieldType): Field => ({ type });
const required = (type: FieldType): Field => ({ type, isRequired: 'always' });
/** A required field that only readers need, such as a title. */
const expected = (type: FieldType): Field => ({ type, isRequired: 'always', needsNoAssumption: true });
const since31 = (type: FieldType): Field => ({ type, since: '3.1' });
const since32 = (type: FieldType): Field => ({ type, since: '3.2' });

const fields = (record: Readonly<Record<string, Field>>): ObjectShape => ({ kind: 'fields', fields: record });

/** Functions and constants for the tables of the objects of OpenAPI and Swagger. */
export const shapeFields = {
  text,
  flag,
  url,
  anything,
  schema,
  oneOf,
  listOf,
  mapOf,
  the,
  referenceOr,
  optional,
  required,
  expected,
  since31,
  since32,
  fields,
};
