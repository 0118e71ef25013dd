import { expect, test } from 'vitest';
import { encodeCookies } from '../../model/wire/encode-cookies.ts';
import { readCookies, writeCookies } from '../../templates/shared/cookies.ts';
import { load } from '../load/model.ts';
import { decodersWith } from '../parameters/decoders-of.ts';

test.each([
  ['', []],
  ['a=1', [['a', '1']]],
  [
    'a=1; b=2',
    [
      ['a', '1'],
      ['b', '2'],
    ],
  ],
  [
    'a=1;b=2 ;; c',
    [
      ['a', '1'],
      ['b', '2'],
      ['c', ''],
    ],
  ],
  [
    'a="1 2"; b="; c=""',
    [
      ['a', '1 2'],
      ['b', '"'],
      ['c', ''],
    ],
  ],
  [
    'a==; b=c=d',
    [
      ['a', '='],
      ['b', 'c=d'],
    ],
  ],
  [
    'a=%3B; =1',
    [
      ['a', '%3B'],
      ['', '1'],
    ],
  ],
  [
    'a=1; a=2; A=3',
    [
      ['a', '1'],
      ['a', '2'],
      ['A', '3'],
    ],
  ],
])('RFC 6265, sections 4.1.1 and 4.2.1: the cookies of %j', (header, cookies) => {
  expect(readCookies(header)).toEqual(cookies);
});

test('RFC 6265, section 4.2.1: cookies are separated by a semicolon and a space', () => {
  expect(writeCookies(['a=1', 'b=2'])).toBe('a=1; b=2');
  expect(writeCookies([])).toBe('');
});

test.each([
  ['text', { type: 'string' }, false, 'a;b=ü, "c"', 'a%3Bb%3D%C3%BC%2C%20%22c%22'],
  ['a list', { type: 'array', items: { type: 'string' } }, false, ['a,b', 'c'], 'a%2Cb,c'],
  ['an object', { type: 'object', properties: { x: { type: 'integer' } } }, false, { x: 1 }, 'x,1'],
  ['an exploded list', { type: 'array', items: { type: 'integer' } }, true, [1, 2], '1; color=2'],
])('a server decodes %s of a cookie that the tools write', async (_, schema, explode, value, text) => {
  const parameter = { name: 'color', in: 'cookie', explode, schema };
  const paths = { '/c': { get: { operationId: 'c', parameters: [{ ...parameter, explode: false }], responses: {} } } };
  const document = { openapi: '3.1.0', info: { title: 'Test', version: '1' }, paths };
  const { api } = await load({ 'openapi.yaml': JSON.stringify(document) });
  const [described] = api.areas.flatMap(({ operations }) => operations).flatMap(({ parameters }) => parameters);
  const header = encodeCookies({ color: value, other: 1 }, [{ ...described!, explode }]);
  expect(header).toBe(`color=${text}`);
  const { c } = await decodersWith({ c: [parameter] });
  expect(c?.cookies?.(header)).toEqual({ value: { color: value } });
});
