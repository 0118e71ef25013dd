import { expect, test } from 'vitest';
import { allowedHosts, isForeignHost, isLoopback } from '../templates/shared/local-request.ts';

test.each([
  ['localhost', true],
  ['Localhost', true],
  ['a.b.localhost', true],
  ['127.0.0.1', true],
  ['127.255.255.254', true],
  ['::1', true],
  ['0:0:0:0:0:0:0:1', true],
  ['::ffff:127.0.0.1', true],
  ['0.0.0.0', false],
  ['::', false],
  ['128.0.0.1', false],
  ['192.168.1.2', false],
  ['localhost.example.com', false],
  ['notlocalhost', false],
  ['127.0.0.1.example.com', false],
  ['2130706433', false],
  ['', false],
])('%s is a name of this computer: %s', (host, expected) => {
  expect(isLoopback(host)).toBe(expected);
});

test.each([
  ['localhost:4000', false],
  ['localhost.:4000', false],
  ['[::1]', false],
  ['[::1]:4000', false],
  ['forge.test:1', false],
  [undefined, false],
  ['', true],
  ['[', true],
  ['::1', true],
  ['user@localhost', true],
  ['localhost/x', true],
  ['localhost, evil.example', true],
  ['localhost:80:80', true],
  ['evil.example#.localhost', true],
])('a request with the host %s is refused: %s', (host, expected) => {
  const headers = host === undefined ? {} : { host };
  expect(isForeignHost(headers, allowedHosts('127.0.0.1', ['Forge.test']))).toBe(expected);
});
