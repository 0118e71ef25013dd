import { expect, test } from 'vitest';
import { decodersOf } from './decoders-of.ts';

const responses = { 200: { description: 'Good.' } };

test('the issues of equal bodies of two operations have the pointers of their own operations', async () => {
  const schema = { type: 'object', required: ['a'], properties: { a: { type: 'integer' }, b: { type: 'string' } } };
  const requestBody = { content: { 'application/json': { schema } } };
  const decoders = await decodersOf({
    paths: {
      '/first': { post: { operationId: 'first', requestBody, responses } },
      '/second': { post: { operationId: 'second', requestBody, responses } },
    },
  });
  for (const name of ['first', 'second']) {
    const pointer = `#/paths/~1${name}/post/requestBody/content/application~1json/schema/properties`;
    expect(decoders[name]?.body?.({ a: 'x', b: 1 }).issues).toMatchObject([
      { schema: `${pointer}/a/type` },
      { schema: `${pointer}/b/type` },
    ]);
  }
});

test('schemas whose names differ only by `Is` and `Shape` do not share a name in the code', async () => {
  // The constant for `IsLink` would have the name of the function for `LinkShape`.
  const schemaOf = (property: string) => ({
    type: 'object',
    properties: { [property]: { type: 'object', properties: { id: { type: 'integer' } } } },
  });
  const operation = (operationId: string, schema: string) => ({
    post: {
      operationId,
      responses,
      requestBody: {
        content: { 'application/x-www-form-urlencoded': { schema: { $ref: `#/components/schemas/${schema}` } } },
      },
    },
  });
  const decoders = await decodersOf({
    'x-form-style': 'brackets',
    paths: { '/first': operation('first', 'IsLink'), '/second': operation('second', 'LinkShape') },
    components: { schemas: { IsLink: schemaOf('a'), LinkShape: schemaOf('b') } },
  });
  expect(decoders['first']?.form?.('a[id]=1')).toEqual({ value: { a: { id: 1 } } });
  expect(decoders['second']?.form?.('b[id]=1')).toEqual({ value: { b: { id: 1 } } });
});
