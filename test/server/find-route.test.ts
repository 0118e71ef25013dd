import { describe, expect, test } from 'vitest';
import { findRoute, routes } from '../../generated/server/index.ts';
import { allowedMethods, findWithHead } from '../../generated/server/runtime/interfaces.ts';
import { splitAnyTarget } from '../../generated/shared/addresses.ts';

/** Returns the operation of a request and its path values. If no operation is found, returns the allowed methods or the reason. */
function answering(method: string, target: string): unknown {
  const split = splitAnyTarget(target);
  if (split === undefined) return 'malformed';
  const found = findWithHead(findRoute, method, split.path);
  if (found !== undefined)
    return [found.route.operation, ...found.values.map((value) => decodeURIComponent(value ?? ''))];
  const allowed = allowedMethods(findRoute, split.path);
  return allowed.length === 0 ? 'not-found' : allowed;
}

describe('every route of the description', () => {
  test.each(routes)('$method $path', ({ operation, method, prefix = '', path }) => {
    const values: string[] = [];
    const filled = path.replaceAll(/\{\w+\}/gu, () =>
      encodeURIComponent(values[values.push(`v ${values.length}/%`) - 1] ?? ''),
    );
    expect(answering(method, prefix + filled)).toEqual([operation, ...values]);
  });
});

test('a literal segment takes precedence over a path parameter', () => {
  expect(answering('GET', '/api/v4/geo_sites/status')).toEqual(['listReplicationSiteStatuses']);
  expect(answering('GET', '/api/v4/geo_sites/1')).toEqual(['getReplicationSite', '1']);
});

test('a literal segment does not take precedence if its path does not have the method', () => {
  expect(answering('PUT', '/api/v4/projects/24/labels/promote')).toEqual(['promoteProjectLabelByName', '24']);
  expect(answering('GET', '/api/v4/projects/24/labels/promote')).toEqual(['getProjectLabel', '24', 'promote']);
});

test('a HEAD request has the route of GET unless HEAD is described', () => {
  expect(answering('HEAD', '/api/v4/projects/24/badges')).toEqual(['listProjectBadges', '24']);
  expect(answering('HEAD', '/api/v4/projects/24/repository/files/README.md')).toEqual([
    'getRepositoryFileMetadata',
    '24',
    'README.md',
  ]);
});

test('for an unknown method, the methods of the path are listed', () => {
  expect(answering('PATCH', '/api/v4/projects/24/badges')).toEqual(['GET', 'HEAD', 'POST']);
  expect(answering('get', '/api/v4/projects/24/badges')).toEqual(['GET', 'HEAD', 'POST']);
  // Both paths match: the path with the literal segment and the path with the parameter.
  expect(answering('PATCH', '/api/v4/projects/24/labels/promote')).toEqual(['DELETE', 'GET', 'HEAD', 'PUT']);
});

test('a slash at the end is part of a path', () => {
  expect(answering('GET', '/api/v4/projects/24/badges/')).toBe('not-found');
  const withSlash = routes.filter(({ path }) => path === '/projects/{id}/');
  expect(withSlash.length).toBeGreaterThan(0);
  for (const { method, operation } of withSlash) {
    expect(answering(method, '/api/v4/projects/24/')).toEqual([operation, '24']);
    expect(answering(method, '/api/v4/projects/24')).toBe('not-found');
  }
});

test('an encoded slash is part of a value', () => {
  const badges = ['listProjectBadges', 'aurora/compass'];
  expect(answering('GET', '/api/v4/projects/aurora%2Fcompass/badges')).toEqual(badges);
  expect(answering('GET', '/api/v4/projects/aurora%2fcompass/badges')).toEqual(badges);
  expect(answering('GET', '/api/v4/projects/aurora/compass/badges')).toBe('not-found');
  expect(answering('GET', '/api/v4%2Fprojects/24/badges')).toBe('not-found');
});

test('a value may span segments if the description allows it', () => {
  const manifest = (path: string): unknown => answering('DELETE', `/v2/${path}`);
  expect(manifest('a/manifests/t')).toEqual(['deleteRegistryManifest', 'a', 't']);
  expect(manifest('a/b/c/manifests/t')).toEqual(['deleteRegistryManifest', 'a/b/c', 't']);
  // The last occurrence of the literal segment ends the value.
  expect(manifest('a/manifests/b/manifests/t')).toEqual(['deleteRegistryManifest', 'a/manifests/b', 't']);
  expect(manifest('a/b/tags/reference/t')).toEqual(['deleteRegistryTagReference', 'a/b', 't']);
  expect(manifest('manifests/t')).toBe('not-found');
  expect(manifest('a//manifests/t')).toBe('not-found');
  expect(manifest('a/../manifests/t')).toBe('not-found');
});

describe('hostile paths', () => {
  test.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])('%s is an ordinary name', (name) => {
    expect(answering('GET', `/api/v4/${name}`)).toBe('not-found');
    expect(answering(name, '/api/v4/projects/24/badges')).toEqual(['GET', 'HEAD', 'POST']);
    expect(answering('GET', `/api/v4/projects/${name}/badges`)).toEqual(['listProjectBadges', name]);
  });

  test.each(['', '.', '..', '%2e', '%2e%2e', '.%2E'])('"%s" is not a path value', (segment) => {
    expect(answering('GET', `/api/v4/projects/${segment}/badges`)).toBe('not-found');
  });

  test.each(['', '*', 'api/v4', '/%', '/%zz', '/%E0%A4%A', '/%C0%AF', '/é', '/a b', '/a\0', '/a\r\n'])(
    'rejects "%s" as a malformed path',
    (path) => {
      expect(answering('GET', path)).toBe('malformed');
    },
  );

  test('a value is decoded once, and an encoded slash never ends the value', () => {
    const id = (segment: string): unknown => answering('GET', `/api/v4/projects/${segment}/badges`);
    expect(id('%00')).toEqual(['listProjectBadges', '\0']);
    expect(id('%252e%252e')).toEqual(['listProjectBadges', '%2e%2e']);
    expect(id('..%2F..')).toEqual(['listProjectBadges', '../..']);
    expect(id('a%3Fb%23c')).toEqual(['listProjectBadges', 'a?b#c']);
  });

  test('repeated slashes are not joined', () => {
    expect(answering('GET', '//api/v4/projects/24/badges')).toBe('not-found');
    expect(answering('GET', '/api//v4/projects/24/badges')).toBe('not-found');
    expect(answering('GET', '/')).toBe('not-found');
  });

  test('a target may contain a host, as in requests to a proxy', () => {
    const badges = ['listProjectBadges', '24'];
    expect(answering('GET', 'https://forge.example.com/api/v4/projects/24/badges')).toEqual(badges);
    expect(answering('GET', '/api/v4/projects/24/badges?page=2')).toEqual(badges);
  });

  test('very long paths take little time', () => {
    const long = 'a'.repeat(1_000_000);
    expect(answering('GET', `/api/v4/projects/${long}/badges`)).toEqual(['listProjectBadges', long]);
    expect(answering('GET', '/api/v4/projects'.repeat(100_000))).toBe('not-found');
    expect(answering('DELETE', `/v2${'/manifests'.repeat(100_000)}`)).toEqual([
      'deleteRegistryManifest',
      Array.from({ length: 99_998 }, () => 'manifests').join('/'),
      'manifests',
    ]);
  });
});
