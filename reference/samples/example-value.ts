import type { JsonValue } from '@forgespec/generator/json';
import type { Example } from '@forgespec/generator/model/example';
import type { NamedSchema, Schema } from '@forgespec/generator/model/schema';
import { sampleValue } from '@forgespec/generator/values/sample-value';

/** A parameter, header or body, with the examples and the schema that the description has for it. */
export interface Exemplified {
  readonly examples: readonly Example[];
  readonly schema: Schema | undefined;
}

/**
 * Returns the first example, otherwise a value that is created from the schema. Returns null if there is neither an
 * example nor a schema.
 */
export function exampleValue({ examples, schema }: Exemplified, schemas: ReadonlyMap<string, NamedSchema>): JsonValue {
  const [first] = examples;
  if (first !== undefined) return first.value;
  if (schema === undefined) return null;
  return sampleValue(schema, (reference) => schemas.get(reference)?.schema ?? anything) ?? null;
}

const anything: Schema = { kind: 'boolean', value: true, pointer: '' };
