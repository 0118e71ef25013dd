import { expect, test } from 'vitest';
import { groupsFromPaths } from '../../model/from-document/group-from-path.ts';

test.each([
  ['the first segment', ['/pets/{id}', '/shops'], ['pets', 'shops']],
  ['the first segment that differs', ['/v1/pets', '/v1/shops/{id}'], ['pets', 'shops']],
  ['the last segment, if a path has no more', ['/v1', '/v1/shops'], ['v1', 'v1']],
  [
    'default, if a path has only parameters',
    ['/', '/{id}', '/pets', '/shops/'],
    ['default', 'default', 'pets', 'shops'],
  ],
])('operations without tags are grouped by %s', (_, paths, groups) => {
  expect(paths.map(groupsFromPaths(paths))).toEqual(groups);
});
