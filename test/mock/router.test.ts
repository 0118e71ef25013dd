import { describe, expect, test } from 'vitest';
import { createRouter } from '../../mock/router.ts';
import { documentWith } from './inline-mock.ts';

const imagePath = { name: 'image_path', in: 'path', 'x-multi-segment': true };

const router = createRouter(
  documentWith(
    {
      '/labels/{label_id}': { get: { operationId: 'getLabel' }, put: { operationId: 'updateLabel' } },
      '/labels/promote': { put: { operationId: 'promoteLabel' } },
      '/projects/{id}/': { put: { operationId: 'updateProject' } },
      '/items/{id}.json': { get: { operationId: 'getItemAsJson' } },
      '/items/{id}': { get: { operationId: 'getItem' } },
      '/v2/{image_path}/manifests/{tag}': {
        parameters: [{ $ref: '#/components/parameters/ImagePath' }],
        get: { operationId: 'getManifest' },
      },
      '/v2/_catalog': { get: { operationId: 'listImages' } },
      '/a(b)*/c.d': { get: { operationId: 'getOddity' } },
    },
    { components: { parameters: { ImagePath: imagePath } } },
  ),
);

describe('a router', () => {
  test.each([
    ['get', '/labels/7', 'getLabel'],
    ['put', '/labels/promote', 'promoteLabel'],
    ['put', '/projects/aurora%2Fcompass/', 'updateProject'],
    ['get', '/items/5.json', 'getItemAsJson'],
    ['get', '/items/5', 'getItem'],
    ['get', '/v2/_catalog', 'listImages'],
    ['get', '/a(b)*/c.d', 'getOddity'],
  ])('finds the operation of %s %s', (method, path, operationId) => {
    expect(router.match(method, path)).toMatchObject({ operationId, path });
  });

  test('uses a less specific path if the most specific one lacks the method: a label can have the name "promote"', () => {
    expect(router.match('get', '/labels/promote').operationId).toBe('getLabel');
  });

  test('encodes the slashes in a parameter that spans segments', () => {
    expect(router.match('get', '/v2/aurora/compass/worker/manifests/latest')).toMatchObject({
      template: '/v2/{image_path}/manifests/{tag}',
      path: '/v2/aurora%2Fcompass%2Fworker/manifests/latest',
    });
  });

  test('matches a fixed segment at its last position', () => {
    expect(router.match('get', '/v2/a/manifests/b/manifests/c').path).toBe('/v2/a%2Fmanifests%2Fb/manifests/c');
  });

  test.each([
    '/labels',
    '/labels/',
    '/labels/7/',
    '/labels/a/b',
    '/projects/24',
    '/v2//manifests/latest',
    '/v2/a/manifests/b/c',
    '/aab/cxd',
  ])('rejects %s with 404', (path) => {
    expect(() => router.match('get', path)).toThrow(expect.objectContaining({ status: 404 }));
  });

  test('rejects an unknown method with 405 and the methods of all matching paths', () => {
    expect(() => router.match('delete', '/labels/promote')).toThrow(
      expect.objectContaining({ status: 405, headers: { allow: 'PUT, GET, HEAD' } }),
    );
  });
});
