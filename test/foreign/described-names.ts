export type Json = Readonly<Record<string, unknown>>;

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const json = (schema: Json): Json => ({ 'application/json': { schema } });

/**
 * Returns a description with one operation for each entry of `operations`. An entry consists of the name of the
 * operation, its tag, and its other properties.
 */
export function describe(
  schemas: Json,
  operations: readonly (readonly [name: string, tag: string, operation: Json])[],
  others: Json = {},
): Json {
  const paths = operations.map(([operationId, tag, operation], index) => [
    `/p${index}`,
    { post: { operationId, tags: [tag], ...operation } },
  ]);
  return {
    openapi: '3.1.0',
    info: { title: 'Names', version: '1' },
    paths: Object.fromEntries(paths),
    components: { schemas, ...others },
  };
}

/** A schema whose validator needs constants and inner functions. */
export const rich = (names: readonly string[]): Json => ({
  type: 'object',
  required: ['k'],
  properties: {
    k: { enum: ['a', 'b', 'c', 'd', 'e', 'f'] },
    s: { type: 'string', pattern: '^a+b?$' },
    item_schema: { type: 'string' },
    values: { type: 'array', items: { type: 'object', properties: { z: { enum: [1, 2, 3, 4, 5, 'x'] } } } },
    ...Object.fromEntries(names.map((name, index) => [`p${index}`, ref(name)])),
  },
});

/** A schema whose validator needs little code. */
export const plain: Json = { type: 'object', properties: { a: { type: 'string' } } };

/** An operation that uses a schema in many ways. */
export const reading = (name: string): Json => ({
  parameters: [
    { name: 'of', in: 'query', style: 'deepObject', schema: ref(name) },
    { name: 'page', in: 'query', schema: { type: 'integer', default: 1 } },
    { name: 'count', in: 'header', schema: { type: 'integer' } },
  ],
  requestBody: { content: { ...json(ref(name)), 'application/x-www-form-urlencoded': { schema: ref(name) } } },
  responses: {
    200: {
      description: 'Done.',
      headers: { constructor: { schema: { type: 'integer' } } },
      content: json({ type: 'array', items: ref(name) }),
    },
    default: { description: 'Failed.', content: { 'text/csv': { schema: ref(name) } } },
  },
});

/** An operation that uses a schema in the ways that need little code. */
export const using = (name: string): Json => ({
  parameters: [{ name: 'page', in: 'query', schema: { type: 'integer' } }],
  requestBody: { content: json(ref(name)) },
  responses: { 200: { description: 'Done.', content: json({ type: 'array', items: ref(name) }) } },
});
