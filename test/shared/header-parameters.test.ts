import { expect, test } from 'vitest';
import { encodeHeader } from '../../model/wire/encode-header.ts';
import { load } from '../load/model.ts';
import { decodersWith } from '../parameters/decoders-of.ts';

const numbers = { type: 'object', properties: { R: { type: 'integer' }, G: { type: 'integer' } } };

test.each([
  ['a text', { schema: { type: 'string' } }, 'blue, ü%20', 'blue, ü%20'],
  ['a number', { schema: { type: 'number' } }, 1.5, '1.5'],
  ['a list', { schema: { type: 'array', items: { type: 'string' } } }, ['a', 'b c'], 'a,b c'],
  ['an object', { schema: numbers }, { R: 100, G: 200 }, 'R,100,G,200'],
  ['an exploded object', { explode: true, schema: numbers }, { R: 100, G: 200 }, 'R=100,G=200'],
  ['JSON', { content: { 'application/json': { schema: numbers } } }, { R: 1 }, '{"R":1}'],
])('OpenAPI 3.1, Style Values: a server decodes %s of a header that the tools write', async (_, more, value, text) => {
  const parameter = { name: 'X-Color', in: 'header', ...more };
  const paths = { '/c': { get: { operationId: 'c', parameters: [parameter], responses: {} } } };
  const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths };
  const { api } = await load({ 'openapi.yaml': JSON.stringify(document) });
  const [described] = api.areas.flatMap(({ operations }) => operations).flatMap(({ parameters }) => parameters);
  const header = encodeHeader(described!, value);
  expect(header).toBe(text);
  const { c } = await decodersWith({ c: [parameter] });
  expect(c?.headers?.(new Map([['x-color', header]]))).toEqual({ value: { 'X-Color': value } });
});
