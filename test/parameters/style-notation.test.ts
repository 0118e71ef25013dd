import { expect, test } from 'vitest';
import { pathPrefix } from '../../model/inspect/path-prefix.ts';
import { queryNotation, type QueryNotation } from '../../model/inspect/query-notation.ts';
import type { ParameterStyle } from '../../model/parameter.ts';

// OpenAPI 3.1.1, section 4.8.12.3 "Style Values" and the examples of section 4.8.12.4.
const notations: readonly (readonly [ParameterStyle, explode: boolean, array: QueryNotation, object: QueryNotation])[] =
  [
    ['form', false, 'commas', 'commas'],
    ['form', true, 'repeated', 'members'],
    ['spaceDelimited', false, 'spaces', 'spaces'],
    ['spaceDelimited', true, 'repeated', 'members'],
    ['pipeDelimited', false, 'pipes', 'pipes'],
    ['pipeDelimited', true, 'repeated', 'members'],
    ['deepObject', true, 'brackets', 'brackets'],
  ];

test.each(notations)('a query parameter of style %s with explode %s', (style, explode, array, object) => {
  const parameter = { style, explode, mediaType: undefined };
  expect([queryNotation(parameter, false), queryNotation(parameter, true)]).toEqual([array, object]);
  expect(queryNotation({ ...parameter, mediaType: 'application/json' }, true)).toBe('json');
});

test.each([
  ['simple', true, '', ''],
  ['label', true, '.', '.'],
  ['matrix', false, ';id=', ';id='],
  ['matrix', true, ';id=', ';'],
] as const)('a path parameter of style %s with explode %s begins with "%s", an object with "%s"', (...row) => {
  const [style, explode, array, object] = row;
  const parameter = { style, explode, name: 'id', mediaType: undefined };
  expect([pathPrefix(parameter, false), pathPrefix(parameter, true)]).toEqual([array, object]);
});
