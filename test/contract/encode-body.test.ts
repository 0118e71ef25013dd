import { expect, test } from 'vitest';
import { encodeBody } from '../../contract/2-plan/requests/encode-body.ts';

const schemaOf = (format?: string) => ({ kind: 'keywords', type: ['string'], format });
const content = {
  mediaType: 'multipart/form-data',
  schema: {
    kind: 'keywords',
    properties: ['image', 'range', 'file'].map((name) => ({ name, schema: schemaOf('binary') })),
  },
  encodings: [
    { name: 'image', contentType: 'image/png, image/jpeg', headers: [] },
    { name: 'range', contentType: 'image/*', headers: [] },
  ],
};

test('a file in a form has a media type that the description allows', () => {
  const value = { image: 'a', range: 'b', file: 'c', author: { name: 'Ada' } };
  const text = encodeBody({ mediaType: 'multipart/form-data', value }, { contents: [content] } as never, 'openapi');
  expect([...text.matchAll(/Content-Type: (.*)\r\n/gu)].map(([, type]) => type)).toEqual([
    'image/png',
    'image/x',
    'application/octet-stream',
  ]);
  expect(text).toContain('\r\n\r\n{"name":"Ada"}\r\n');
});

test.each(['text/plain', 'application/octet-stream'])('an object in %s is written as JSON', (mediaType) => {
  expect(encodeBody({ mediaType, value: { a: 1 } }, undefined, 'openapi')).toBe('{"a":1}');
});
