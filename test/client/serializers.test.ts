import { expect, test } from 'vitest';
import { bracketForm, formWith } from '../../templates/shared/form-notation.ts';
import { serializePath } from '../../templates/shared/write-url.ts';
import {
  asJson,
  commaDelimited,
  membersApart,
  pipeDelimited,
  queryWith,
  spaceDelimited,
} from '../../templates/shared/query-styles.ts';
import { serializeQuery } from '../../templates/shared/bracket-notation.ts';
import { serverAddress } from '../../templates/client/server-address.ts';

test.each([
  ['arrays', { a: [1, 2] }, 'a[]=1&a[]=2'],
  ['hashes', { a: { b: 1, c: true } }, 'a[b]=1&a[c]=true'],
  ['arrays of hashes', { a: [{ b: 1, c: 2 }, { b: 3 }] }, 'a[0][b]=1&a[0][c]=2&a[1][b]=3'],
  ['hashes of arrays', { a: { b: ['x', 'y'] } }, 'a[b][]=x&a[b][]=y'],
  ['undefined and null', { a: undefined, b: null, c: [undefined, null] }, 'b=&c[]='],
  ['nothing', {}, ''],
  ['what means something in a form', { 'a&b': 'c=d+e f%20' }, 'a%26b=c%3Dd%2Be%20f%2520'],
  ['text beside hashes', { a: 'é', b: '' }, 'a=%C3%A9&b='],
])('a form with brackets: %s', (_, body, expected) => {
  expect(bracketForm(body)).toBe(expected);
});

test('a form in the default notation of OpenAPI repeats the names of arrays and writes objects as JSON', () => {
  const body = { a: [1, 2], b: { c: [1] }, d: undefined, e: 'x y' };
  expect(formWith()(body)).toBe('a=1&a=2&b=%7B%22c%22%3A%5B1%5D%7D&e=x%20y');
});

test.each([
  ['an array', { a: [1, null, undefined, 2] }, 'a=1&a=&a=2'],
  ['a name with brackets', { 'iids[]': [5, 6] }, 'iids[]=5&iids[]=6'],
  ['an object', { not: { labels: 'a,b', iids: [1] } }, 'not[labels]=a%2Cb&not[iids][]=1'],
  ['null, undefined and nothing', { a: null, b: undefined, c: [], d: {} }, 'a='],
  ['falsehood and zero', { a: false, b: 0 }, 'a=false&b=0'],
])('a query without styles: %s', (_, query, expected) => {
  expect(serializeQuery(query)).toBe(expected);
});

test('a style applies to one parameter only', () => {
  const serialize = queryWith({
    a: commaDelimited,
    b: pipeDelimited,
    c: spaceDelimited,
    d: membersApart,
    e: asJson,
  });
  expect(serialize({ a: ['x,', 'y'], z: ['x', 'y'] })).toBe('a=x%2C,y&z=x&z=y');
  expect(serialize({ b: ['x', 'y'], c: ['x', 'y'] })).toBe('b=x%7Cy&c=x%20y');
  expect(serialize({ a: { r: 1, g: 2 } })).toBe('a=r,1,g,2');
  expect(serialize({ d: { r: 1, g: [2, 3] } })).toBe('r=1&g[]=2&g[]=3');
  expect(serialize({ e: { r: ['1'] } })).toBe('e=%7B%22r%22%3A%5B%221%22%5D%7D');
  expect(serialize({ a: [], b: undefined, c: 'one' })).toBe('c=one');
});

test.each([
  ['text', 'x', '%22x%22'],
  ['a number', 1, '1'],
  ['null', null, 'null'],
  ['an array', ['x', 1], '%5B%22x%22%2C1%5D'],
])('writes a parameter with a media type as JSON: %s', (_, value, expected) => {
  const serialize = queryWith({ filter: asJson });
  expect(serialize({ filter: value })).toBe(`filter=${expected}`);
  expect(serialize({ filter: undefined })).toBe('');
});

test('a style for lists or objects leaves other values unchanged', () => {
  const serialize = queryWith({ a: commaDelimited, b: pipeDelimited, c: spaceDelimited, d: membersApart });
  expect(serialize({ a: 'x,y', b: 1, c: null, d: 'z' })).toBe('a=x%2Cy&b=1&c=&d=z');
});

test('a parameter whose name every object inherits, such as `constructor`, is written like all others', () => {
  expect(queryWith({ a: commaDelimited })({ constructor: ['x'], toString: 'y' })).toBe('constructor=x&toString=y');
});

test('a path value that is missing is refused', () => {
  expect(() => serializePath('/projects/{id}', {})).toThrow(TypeError);
  expect(() => serializePath('/projects/{id}', { id: null })).toThrow(TypeError);
});

test('a path segment may contain several values, and `$&` in a value has no special meaning', () => {
  expect(serializePath('/{a}...{b}/{+c}', { a: '$&', b: 'x/y', c: 'd/$1' })).toBe('/%24%26...x%2Fy/d/%241');
});

test('the address of a server is built from variables, or replaced by another address', () => {
  expect(serverAddress('{base_url}/api/v4', { base_url: 'https://forge.test/' })).toBe('https://forge.test/api/v4');
  expect(serverAddress('https://{region}.test/', { region: 'eu' })).toBe('https://eu.test');
  expect(serverAddress('https://{region}.test', { region: 'eu', 'https://{region}.test': 'http://localhost:1/' })).toBe(
    'http://localhost:1',
  );
});
