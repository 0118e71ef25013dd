import { describe, expect, expectTypeOf, test } from 'vitest';
import type { ApiResult } from '../../templates/client/api-result.ts';
import { charsetOf } from '../../templates/shared/charset.ts';
import { matchingMediaTypes } from '../../templates/shared/matching-media-types.ts';
import { isJson, mediaKind, essenceOf, isInRange } from '../../templates/shared/media-type.ts';
import { parametersOf } from '../../templates/shared/parameters.ts';

describe('RFC 9110, section 8.3.1: type and subtype are case-insensitive, and white space may precede parameters', () => {
  test.each([
    ['application/json', 'application/json'],
    ['Application/JSON', 'application/json'],
    ['text/html;charset=utf-8', 'text/html'],
    ['text/html ; charset=utf-8', 'text/html'],
    ['text/html\t;charset=utf-8', 'text/html'],
    ['text/plain; a="x;y"; b=2', 'text/plain'],
    ['', ''],
  ])('%j', (mediaType, essence) => {
    expect(essenceOf(mediaType)).toBe(essence);
  });
});

describe('RFC 9110, section 5.6.6: parameters', () => {
  test.each([
    ['text/html', {}],
    ['text/html;charset=utf-8', { charset: 'utf-8' }],
    ['text/html ; Charset="utf-8"', { charset: 'utf-8' }],
    [String.raw`text/html; title="a \"b\" \\ c"`, { title: String.raw`a "b" \ c` }],
    ['text/html; a="x; charset=latin1"; charset=utf-8', { a: 'x; charset=latin1', charset: 'utf-8' }],
    ['text/html; a=1; A=2', { a: '1' }],
    ['text/html;; a=1 ;', { a: '1' }],
    ['text/html; charset = utf-8', { charset: 'utf-8' }],
    ['text/html; charset; a=1', { a: '1' }],
    ['text/html; charset="utf-8', {}],
    ['text/html; charset=utf-8 or so; a=1', { charset: 'utf-8', a: '1' }],
    ['text/html; a=""', { a: '' }],
    ['text/html; __proto__=1', JSON.parse('{ "__proto__": "1" }')],
  ])('%j', (mediaType, parameters) => {
    expect(Object.fromEntries(parametersOf(mediaType))).toEqual(parameters);
  });

  test('long text without parameters takes linear time', () => {
    expect(parametersOf(`text/html${'; '.repeat(50_000)}"`).size).toBe(0);
    expect(parametersOf(`text/html;a="${'\\"'.repeat(50_000)}`).size).toBe(0);
    expect(parametersOf(`text/html;${'a'.repeat(100_000)}`).size).toBe(0);
  });

  test('names of character sets are case-insensitive', () => {
    expect(charsetOf('text/html; CHARSET="UTF-8"')).toBe('utf-8');
    expect(charsetOf('text/html; a=";charset=latin1"')).toBeUndefined();
  });
});

describe('RFC 6839, section 3.1, and the JSON MIME types of the MIME Sniffing Standard: JSON', () => {
  test.each([
    ['application/json', true],
    ['Application/JSON ; charset=utf-8', true],
    ['text/json', true],
    ['application/problem+json', true],
    ['application/vnd.docker.distribution.manifest.v2+json', true],
    ['model/gltf+json', true],
    ['image/svg+JSON;a=1', true],
    ['application/json-seq', false],
    ['application/geo+json-seq', false],
    ['application/x-ndjson', false],
    ['application/jsonlines', false],
    ['application/xml;a=+json', false],
    ['foo/json', false],
    ['*/*', false],
    ['', false],
  ])('%j: %j', (mediaType, expected) => {
    expect(isJson(mediaType)).toBe(expected);
  });
});

test.each([
  ['Application/JSON', 'json'],
  ['*/*', 'json'],
  ['text/json', 'json'],
  ['model/gltf+json; a=1', 'json'],
  ['application/json-seq', 'sequence'],
  ['application/x-www-form-urlencoded ;charset=utf-8', 'form'],
  ['Multipart/Form-Data', 'multipart'],
  ['TEXT/plain;charset=utf-8', 'text'],
  ['text/*', 'text'],
  // RFC 7303: text, except images
  ['application/xml', 'text'],
  ['Application/SOAP+XML; a=b', 'text'],
  ['image/svg+xml', 'binary'],
  ['application/vnd.openxmlformats', 'binary'],
  ['image/png', 'binary'],
  ['application/*', 'binary'],
])('the notation of a body that is described as %j is %s', (mediaType, kind) => {
  expect(mediaKind(mediaType)).toBe(kind);
});

describe('RFC 9110, section 12.5.1: ranges', () => {
  test.each([
    ['image/png', 'image/png', true],
    ['image/png', 'image/*', true],
    ['image/png', '*/*', true],
    ['image/png', 'image/gif', false],
    ['images/png', 'image/*', false],
    ['image', 'image/*', false],
    ['application/problem+json', 'application/*+json', true],
    ['application/json', 'application/*+json', true],
    ['application/ld+jsonx', 'application/*+json', false],
    ['text/json', 'application/*+json', false],
  ])('%s in %s: %j', (essence, range, expected) => {
    expect(isInRange(essence, range)).toBe(expected);
  });
});

describe('OpenAPI 3.1, Response Object: the most specific key of `content` comes first', () => {
  test.each([
    ['text/plain', ['*/*', 'text/*', 'text/plain'], ['text/plain', 'text/*', '*/*']],
    ['text/html', ['*/*', 'text/*', 'text/plain'], ['text/*', '*/*']],
    [
      'Text/Plain ; charset=UTF-8',
      ['text/plain', 'text/plain;charset=utf-8'],
      ['text/plain;charset=utf-8', 'text/plain'],
    ],
    ['text/plain', ['text/plain;charset=utf-8', 'text/plain'], ['text/plain', 'text/plain;charset=utf-8']],
    ['a/b; v=2', ['a/b; v=1', 'a/*', 'a/b;V="2"', 'a/b'], ['a/b;V="2"', 'a/b', 'a/b; v=1', 'a/*']],
    ['a/b; w=1; v=1', ['a/b', 'a/b;v=1', 'a/b;v=1;w=1'], ['a/b;v=1;w=1', 'a/b;v=1', 'a/b']],
    ['a/b; v=B', ['a/b; v=b'], ['a/b; v=b']],
    ['image/png', ['text/*'], []],
    [
      'application/problem+json',
      ['*/*', 'application/*', 'application/*+json', 'application/problem+json'],
      ['application/problem+json', 'application/*+json', 'application/*', '*/*'],
    ],
    ['', ['text/plain', '*/*'], ['*/*']],
  ])('%j of %j', (received, described, matching) => {
    expect(matchingMediaTypes(described, received)).toEqual(matching);
  });
});

test('the types of the client treat the same media types as JSON, text or Blob as the function that chooses the reader', () => {
  type DataOf<Content> = Extract<ApiResult<{ 200: { content: Content } }>, { status: 200 }>['data'];
  expectTypeOf<DataOf<{ 'Application/JSON': 1 }>>().toEqualTypeOf<1>();
  expectTypeOf<DataOf<{ 'application/json ; charset=utf-8': 1 }>>().toEqualTypeOf<1>();
  expectTypeOf<DataOf<{ 'text/json': 1 }>>().toEqualTypeOf<1>();
  expectTypeOf<DataOf<{ 'model/gltf+json; a=1; b=2': 1 }>>().toEqualTypeOf<1>();
  expectTypeOf<DataOf<{ '*/*': 1 }>>().toEqualTypeOf<1>();
  expectTypeOf<DataOf<{ 'Text/Plain; charset=utf-8': 1 }>>().toEqualTypeOf<string>();
  expectTypeOf<DataOf<{ 'application/json-seq': AsyncIterable<1> }>>().toEqualTypeOf<AsyncIterable<1>>();
  expectTypeOf<DataOf<{ 'application/xml; a=+json': 1 }>>().toEqualTypeOf<string>();
  expectTypeOf<DataOf<{ 'application/soap+xml': 1 }>>().toEqualTypeOf<string>();
  expectTypeOf<DataOf<{ 'image/svg+xml': 1 }>>().toEqualTypeOf<Blob>();
});
