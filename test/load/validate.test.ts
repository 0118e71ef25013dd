import { expect, test } from 'vitest';
import { validateStructure } from '../../description/load/validate.ts';

test('swagger-parser: a property that OpenAPI 3.0 does not allow is named, and the fault is at its key', async () => {
  const document = {
    openapi: '3.0.3',
    info: { title: 'Shop', version: '1' },
    paths: { '/pets': { get: { responses: { 200: { description: 'Ok.', 'a/b': 2 } } } } },
  };
  const pointer = '/paths/~1pets/get/responses/200/a~1b';
  expect(await validateStructure(document)).toMatchObject([
    { pointer, on: 'key', message: `${pointer} is not a field of the object.`, fix: 'Remove it, or correct its name.' },
  ]);
});
