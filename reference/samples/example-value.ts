import type { JsonValue } from '@forgespec/generator/json';
import type { Example } from '@forgespec/generator/model/example';
import type { NamedSchema, Schema } from '@forgespec/generator/model/schema';
import { sampleValue } from '@forgespec/generator/values/sample-value';

/** A parameter, header or body that has examples or a schema. */
export interface Exemplified {
  readonly examples: readonly Example[];
  readonly schema: Schema | undefined;
}

/** Returns the first example, otherwise a value created from the schema; null if there is neither. */
export function exampleValue({ examples, schema }: Exemplified, schemas: ReadonlyMap<string, NamedSchema>): JsonValue {
  const [first] = examples;
  if (first !== undefined) return first.value;
  if (schema === undefined) return null;
  return sampleValue(schema, (reference) => schemas.get(reference)?.schema ?? anything) ?? null;
}

const anything: Schema = { kind: 'boolean', value: true, pointer: '' };
