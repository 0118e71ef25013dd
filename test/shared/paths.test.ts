import { describe, expect, test } from 'vitest';
import { basePath } from '../../model/inspect/server-url.ts';
import { urlWithDefaults } from '../../reference/url-with-defaults.ts';
import { literalPath } from '../../templates/shared/literal-path.ts';
import { normalizeEscapes, splitTarget } from '../../templates/shared/request-target.ts';
import { bySpecificity, canonicalPath, pathPattern } from '../../templates/shared/path-pattern.ts';
import { pathOfUrl } from '../../templates/shared/server-url.ts';

describe('RFC 3986, section 6.2.2: one spelling of each escape', () => {
  test.each([
    ['a%2fb', 'a%2Fb'],
    ['%61%7E%2d%5f', 'a~-_'],
    ['%3a:%25', '%3A:%25'],
    ['%c3%bc', '%C3%BC'],
    ['100%', '100%'],
  ])('%s as %s', (text, expected) => {
    expect(normalizeEscapes(text)).toBe(expected);
  });

  test.each([
    ['a b', 'a%20b'],
    ['ü', '%C3%BC'],
    ["!$&'()*+,;=:@-._~", "!$&'()*+,;=:@-._~"],
    ['a%20b%7e', 'a%20b~'],
    ['[a]"', '%5Ba%5D%22'],
    ['\ud800', '%EF%BF%BD'],
  ])('literal text %j of a path is written as %s', (text, expected) => {
    expect(literalPath(text)).toBe(expected);
  });
});

describe('OpenAPI 3.1, Server Object: variables have their defaults, and paths are appended to the URL', () => {
  const version = { name: 'version', option: 'version', default: 'v4', description: undefined };
  const server = (url: string) => ({ url, description: undefined, variables: [version] });

  test.each([
    ['https://forge.example.com', ''],
    ['https://forge.example.com/', ''],
    ['https://forge.example.com/api//', '/api'],
    ['https://forge.example.com/api/{version}', '/api/v4'],
    ['{version}', '/v4'],
    ['/api/{version}/{version}', '/api/v4/v4'],
    ['./api', '/api'],
    ['api?x=1#y', '/api'],
    ['https://forge.example.com/a b/ü', '/a%20b/%C3%BC'],
    ['https://:bad', ''],
  ])('the base path of %s is %j', (url, path) => {
    expect(basePath([server(url), server('/other')])).toBe(path);
  });

  test('a description without servers has the base path of `/`', () => {
    expect([basePath([]), pathOfUrl('/')]).toEqual(['', '']);
  });

  test('patterns of `replace()` in the value of a variable have no effect', () => {
    const url = '/{a}/{b}/{toString}/{c}';
    expect(urlWithDefaults(url, { variables: { a: { default: '$&$1' }, b: { default: '{a}' }, c: {} } })).toBe(
      '/$&$1/{a}/{toString}/{c}',
    );
    expect(urlWithDefaults(url, {})).toBe(url);
  });
});

describe('OpenAPI 3.1, Path Templating Matching: concrete paths come before templated paths', () => {
  test('templates that are equally specific keep their order', () => {
    const [first, second] = ['/a/{b}', '/c/{d}'].map((path) => pathPattern(path, new Set()));
    expect(first && second && bySpecificity(first, second)).toBe(0);
  });

  const templates = [
    '/pets/{id}',
    '/pets/mine',
    '/{entity}/me',
    '/files/{path}',
    '/files/{path}/raw',
    '/files/{name}/info',
    '/items/{id}.{format}',
    '/items/{id}.json',
    '/items/{id}',
    '/a (b)*/c.d',
    '/e%7ef/{x}',
    '/g:h',
    '/i%3aj',
  ]
    .map((path) => pathPattern(path, new Set(['path'])))
    .toSorted(bySpecificity);

  test.each([
    ['/pets/mine', '/pets/mine'],
    ['/pets/7', '/pets/{id}'],
    ['/pets/me', '/pets/{id}'],
    ['/pets/m%69ne', '/pets/mine'],
    ['/pets/a%2Fb', '/pets/{id}'],
    ['/others/me', '/{entity}/me'],
    ['/pets/', undefined],
    ['/pets/..', undefined],
    ['/pets/%2e', undefined],
    ['/pets/7/', undefined],
    ['/files/a/b/c', '/files/{path}'],
    ['/files/a/b/raw', '/files/{path}/raw'],
    ['/files/a/info', '/files/{name}/info'],
    ['/files/a/../b', undefined],
    ['/files/a//b', undefined],
    ['/items/a.json', '/items/{id}.json'],
    ['/items/a.b.xml', '/items/{id}.{format}'],
    ['/items/json', '/items/{id}'],
    ['/a%20(b)*/c.d', '/a (b)*/c.d'],
    ['/a%20b/cxd', undefined],
    ['/e~f/1', '/e%7ef/{x}'],
    ['/g:h', '/g:h'],
    ['/g%3Ah', undefined],
    ['/i%3Aj', '/i%3aj'],
    ['/i:j', undefined],
  ])('%s is a path of %s', (target, expected) => {
    const path = `/${splitTarget(target)?.path.join('/')}`;
    const found = templates.find(({ pattern }) => pattern.test(path));
    expect(found?.path).toBe(expected);
  });

  test('a path in its canonical spelling has the literals of the description, and slashes only between segments', () => {
    expect(canonicalPath(pathPattern('/files/{path}/raw', new Set(['path'])), '/files/a/b%2Fc:d/raw')).toBe(
      '/files/a%2Fb%2Fc%3Ad/raw',
    );
  });
});
