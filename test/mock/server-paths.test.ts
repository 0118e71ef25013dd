import { describe, expect, test } from 'vitest';
import { withServerPaths } from '../../mock/server-paths.ts';
import { documentWith } from './inline-mock.ts';

const version = { responses: {} };
const service = {
  servers: [{ url: '{base_url}/api/v4', variables: { base_url: { default: 'https://forge.example.com' } } }],
};

function addresses(paths: object, rest: object = service): string[] {
  return Object.keys(withServerPaths(documentWith(paths, rest)).paths ?? {});
}

describe('withServerPaths', () => {
  test('adds the base path of the first server to each path', () => {
    expect(addresses({ '/version': { get: version }, '/projects/{id}/': { get: version } })).toEqual([
      '/api/v4/version',
      '/api/v4/projects/{id}/',
    ]);
  });

  test('prefers the server of the operation to the server of the path, and the server of the path to the server of the document', () => {
    const registry = [{ url: 'https://registry.example.com/v2' }];
    const auth = [{ url: 'https://forge.example.com' }];
    expect(
      addresses({ '/_catalog': { servers: registry, get: version, post: { ...version, servers: auth } } }),
    ).toEqual(['/v2/_catalog', '/_catalog']);
  });

  test('keeps shared properties of a path, and removes its servers', () => {
    const parameters = [{ name: 'id', in: 'path' }];
    const document = withServerPaths(
      documentWith({ '/a/{id}': { parameters, servers: [{ url: '/x' }], get: version } }),
    );
    expect(document.paths).toEqual({ '/x/a/{id}': { parameters, get: version } });
    expect(document.servers).toEqual([{ url: '/' }]);
  });

  test.each([
    ['a document without servers', {}, '/version'],
    ['a server without a path', { servers: [{ url: 'https://forge.example.com' }] }, '/version'],
    ['a slash at the end', { servers: [{ url: 'https://forge.example.com/api/' }] }, '/api/version'],
    ['a relative address', { servers: [{ url: '/api/v4' }] }, '/api/v4/version'],
  ])('accepts %s', (_, rest, address) => {
    expect(addresses({ '/version': { get: version } }, rest)).toEqual([address]);
  });

  test('follows a reference to a path item', () => {
    const components = { pathItems: { version: { get: version } } };
    expect(addresses({ '/version': { $ref: '#/components/pathItems/version' } }, { ...service, components })).toEqual([
      '/api/v4/version',
    ]);
  });

  test('does not change the document', () => {
    const document = documentWith({ '/version': { get: version } }, service);
    const before = structuredClone(document);
    withServerPaths(document);
    expect(document).toEqual(before);
  });

  test('merges two paths that become the same path; for a method that both have, the first one wins', () => {
    const id = { name: 'id', in: 'query' };
    const at = (url: string, rest: object): object => ({ servers: [{ url }], ...rest });
    const { paths } = withServerPaths(
      documentWith({
        '/a': at('/b', { parameters: [id], get: version, additionalOperations: { LOCK: version } }),
        '/b/a': at('/', { get: { responses: { 204: {} } }, post: version, additionalOperations: { COPY: version } }),
      }),
    );
    const withId = { ...version, parameters: [id] };
    expect(paths).toEqual({
      '/b/a': { get: withId, post: version, additionalOperations: { LOCK: withId, COPY: version } },
    });
  });

  test.each([
    ['without a default', 'https://{host}/api', {}],
    ['whose default is a placeholder', 'https://{host}/api', { host: { default: '{your-host}' } }],
  ])('uses the path of a URL with a variable %s', (_, url, variables) => {
    expect(addresses({ '/version': { get: version } }, { servers: [{ url, variables }] })).toEqual(['/api/version']);
  });
});
