import { describe, expect, test } from 'vitest';
import { queryNotation } from '../../model/inspect/query-notation.ts';
import type { OperationModel } from '../../model/operation.ts';
import type { Parameter } from '../../model/parameter.ts';
import type { Schema } from '../../model/schema.ts';
import { queryNotations } from '../../generator/emitters/server/route-literal.ts';
import { encodeQuery } from '../../model/wire/encode-query.ts';

type Style = Parameter['style'];

const list = ['blue', 'black brown'];
const object = { R: 100, G: 'a,b' };

const rows: readonly (readonly [Style, boolean, unknown, string])[] = [
  ['form', true, 'a b', 'color=a%20b'],
  ['form', true, list, 'color=blue&color=black%20brown'],
  ['form', true, object, 'R=100&G=a%2Cb'],
  ['form', false, list, 'color=blue,black%20brown'],
  ['form', false, object, 'color=R,100,G,a%2Cb'],
  ['spaceDelimited', false, list, 'color=blue%20black%20brown'],
  ['spaceDelimited', false, object, 'color=R%20100%20G%20a%2Cb'],
  ['pipeDelimited', false, list, 'color=blue%7Cblack%20brown'],
  ['pipeDelimited', false, object, 'color=R%7C100%7CG%7Ca%2Cb'],
  ['deepObject', true, object, 'color[R]=100&color[G]=a%2Cb'],
];

describe('OpenAPI 3.1, Style Examples: a query parameter', () => {
  test.each(rows)('of style %s, explode %s: %j is %s', (style, explode, value, query) => {
    const parameter = { in: 'query', name: 'color', style, explode, mediaType: undefined } as Parameter;
    expect(encodeQuery({ color: value as never }, [parameter])).toBe(query);
  });

  test('with content is written as JSON', () => {
    const parameter = { in: 'query', name: 'color', style: 'form', explode: true, mediaType: 'application/json' };
    expect(encodeQuery({ color: object }, [parameter as Parameter])).toBe(
      'color=%7B%22R%22%3A100%2C%22G%22%3A%22a%2Cb%22%7D',
    );
  });
});

describe('OpenAPI 3.1, Style Values: the notation', () => {
  test.each([
    ['form', true, false, 'repeated'],
    ['form', true, true, 'members'],
    ['form', false, false, 'commas'],
    ['form', false, true, 'commas'],
    ['deepObject', true, true, 'brackets'],
    ['deepObject', false, true, 'brackets'],
    ['pipeDelimited', false, false, 'pipes'],
    ['pipeDelimited', true, false, 'repeated'],
    ['spaceDelimited', false, true, 'spaces'],
    ['spaceDelimited', true, false, 'repeated'],
  ] as const)('of style %s, explode %s, for an object: %s', (style, explode, isObject, notation) => {
    expect(queryNotation({ style, explode, mediaType: undefined }, isObject)).toBe(notation);
  });
});

test.each([
  [true, '{}'],
  [false, "{ 'ids[]': 'commas' }"],
])('OpenAPI 3.1, Style Values: brackets in a name do not change the style, explode %s', (explode, literal) => {
  const schema = { kind: 'keywords', type: ['array'] } as unknown as Schema;
  const parameter = { in: 'query', name: 'ids[]', style: 'form', explode, mediaType: undefined, schema } as Parameter;
  expect(queryNotations({ parameters: [parameter] } as unknown as OperationModel, new Map())).toBe(literal);
});
