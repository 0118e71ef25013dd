import { describe, expect, test } from 'vitest';
import { compareTemplates, pathParameters, urlPattern } from '../../plugins/msw/url-pattern.ts';

describe('the pattern of a path template', () => {
  test.each<readonly [path: string, url: string, groups: readonly string[] | undefined]>([
    ['/pets', 'https://a.example/pets', []],
    ['/pets', 'https://a.example/api/v1/pets?limit=1', []],
    ['/pets', 'https://a.example/pets/1', undefined],
    ['/pets/{id}', 'https://a.example/pets/a%2Fb', ['a%2Fb']],
    ['/pets/{id}', 'https://a.example/pets/1/toys', undefined],
    ['/pets/{id}.json', 'https://a.example/pets/1.json', ['1']],
    ['/pets/{id}.json', 'https://a.example/pets/1xjson', undefined],
    ['/a-b/{x}...{y}', 'https://a.example/a-b/1...2', ['1', '2']],
    ['/a(b)+', 'https://a.example/a(b)+', []],
  ])('%s with %s', (path, url, groups) => {
    expect(new RegExp(urlPattern(path), 'u').exec(url)?.slice(1)).toEqual(groups);
    expect(pathParameters(path)).toHaveLength(groups?.length ?? pathParameters(path).length);
  });
});

test('concrete paths come before templates', () => {
  const paths = ['/pets/{id}', '/pets/mine', '/{any}', '/pets', '/pets/mine/toys'];
  expect(paths.toSorted(compareTemplates)).toEqual(['/pets/mine/toys', '/pets/mine', '/pets/{id}', '/pets', '/{any}']);
});
