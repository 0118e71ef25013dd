import { valueOfExample } from '@forgespec/description/load';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { followReferences } from '@forgespec/description/openapi';
import type { Schema } from '@forgespec/model';
import { withoutOmitted } from '@forgespec/model/values';
import type { ContractSubject } from './subject.ts';

/** An example value for a request, from the description. */
export interface RequestExample {
  /**
   * The name of the example. An example without a name is called `example`. The examples of a schema are called `example-1`, `example-2`
   * and so on.
   */
  readonly name: string;
  readonly value: JsonValue;
}

/**
 * Returns the example values of a request parameter or body, without their `readOnly` properties. Prefers the examples in the parameter or
 * media type object. If this object has none, returns the examples in the schema.
 */
export function examplesOf(subject: ContractSubject, schema: Schema): RequestExample[] {
  const owner = subject.at(schema.pointer.replace(/\/schema$/u, ''));
  const beside = schema.pointer.endsWith('/schema') && isJsonObject(owner) ? besideSchema(subject, owner) : [];
  const found = beside.length > 0 ? beside : insideSchema(subject, schema);
  return found.map(({ name, value }) => ({ name, value: withoutOmitted(value, schema, subject.resolve) }));
}

function besideSchema(subject: ContractSubject, owner: JsonObject): RequestExample[] {
  if (owner.example !== undefined) return [{ name: 'example', value: owner.example }];
  if (!isJsonObject(owner.examples)) return [];
  return Object.entries(owner.examples).flatMap(([name, node]) => {
    const example = followReferences(subject.document, node);
    const value = isJsonObject(example) ? valueOfExample(example) : undefined;
    return value === undefined ? [] : [{ name, value }];
  });
}

function insideSchema(subject: ContractSubject, schema: Schema): RequestExample[] {
  if (schema.kind === 'boolean') return [];
  const own = schema.annotations.examples.map((value, index) => ({ name: `example-${index + 1}`, value }));
  if (own.length > 0 || schema.reference === undefined) return own;
  return insideSchema(subject, subject.resolve(schema.reference));
}
