import { expect, test } from 'vitest';
import { userCache } from '../../templates/shared/user-cache.ts';

// XDG Base Directory Specification: if `XDG_CACHE_HOME` is not set or empty, the folder is `~/.cache`.
test.each([
  ['/var/cache/me', '/var/cache/me/forgespec'],
  ['', '/home/me/.cache/forgespec'],
  // The specification says that a relative path is ignored.
  ['cache', '/home/me/.cache/forgespec'],
  [undefined, '/home/me/.cache/forgespec'],
])('with the XDG_CACHE_HOME %j, the cache is %s', (variable, folder) => {
  expect(userCache('/home/me', variable)).toBe(folder);
});
