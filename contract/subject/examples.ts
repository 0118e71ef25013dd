import { isJsonObject, type JsonObject, type JsonValue } from '../../generator/1-load/json.ts';
import type { Schema } from '../../generator/2-model/schema.ts';
import type { Subject } from './subject.ts';

/** A value that the description shows. */
export interface Example {
  /** Its name, or `example` where it has none. */
  readonly name: string;
  readonly value: JsonValue;
}

/**
 * The examples of whatever a schema describes: those beside it (of a parameter, header or media type), else those inside it.
 *
 * @param schema the schema of a parameter, header or media type.
 */
export function examplesOf(subject: Subject, schema: Schema): Example[] {
  const owner = subject.at(schema.pointer.replace(/\/schema$/u, ''));
  const beside = schema.pointer.endsWith('/schema') && isJsonObject(owner) ? besideSchema(subject, owner) : [];
  return beside.length > 0 ? beside : insideSchema(subject, schema);
}

function besideSchema(subject: Subject, owner: JsonObject): Example[] {
  if (owner.example !== undefined) return [{ name: 'example', value: owner.example }];
  if (!isJsonObject(owner.examples)) return [];
  return Object.entries(owner.examples).flatMap(([name, node]) => {
    const example = isJsonObject(node) && typeof node.$ref === 'string' ? subject.at(node.$ref) : node;
    return isJsonObject(example) && example.value !== undefined ? [{ name, value: example.value }] : [];
  });
}

function insideSchema(subject: Subject, schema: Schema): Example[] {
  if (schema.kind === 'boolean') return [];
  const own = schema.annotations.examples.map((value, index) => ({ name: `example-${index + 1}`, value }));
  if (own.length > 0 || schema.reference === undefined) return own;
  return insideSchema(subject, subject.resolve(schema.reference));
}
