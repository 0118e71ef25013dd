import type { JsonValue } from '@forgespec/description/json';
import type { Example, NamedSchema, Schema } from '@forgespec/model';
import { sampleValue, withoutOmitted } from '@forgespec/model/values';

/** A parameter, header or body, with the examples and the schema that the description has for it. */
export interface Exemplified {
  readonly examples: readonly Example[];
  readonly schema: Schema | undefined;
  /** The schema of each item of a body with a sequential media type. */
  readonly itemSchema?: Schema | undefined;
}

/**
 * Returns the first example, otherwise a value that is created from the schema. Returns null if there is neither an
 * example nor a schema. The value has no `readOnly` properties if the schema is for requests, and no `writeOnly`
 * properties if it is for responses.
 */
export function exampleValue(
  { examples, schema: whole, itemSchema }: Exemplified,
  schemas: ReadonlyMap<string, NamedSchema>,
): JsonValue {
  const schema = whole ?? itemSchema;
  const [first] = examples;
  const resolve = (reference: string): Schema => schemas.get(reference)?.schema ?? anything;
  if (first !== undefined) return schema === undefined ? first.value : withoutOmitted(first.value, schema, resolve);
  if (schema === undefined) return null;
  return sampleValue(schema, resolve) ?? null;
}

const anything: Schema = { kind: 'boolean', value: true, pointer: '' };
