import { expect, test } from 'vitest';
import { hostOf, httpOrigin } from '../../templates/shared/origin.ts';
import { isAuthority } from '../../templates/shared/authority.ts';
import { allowedHosts, isForeignHost, isLoopback } from '../../templates/shared/local-request.ts';

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
])('RFC 1122, section 3.2.1.3, and RFC 6761, section 6.3: %s is a name of this computer: %s', (host, expected) => {
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

test.each([
  ['a', 'a'],
  ['A.example:8080', 'a.example'],
  ['xn--bcher-kva.example:', 'xn--bcher-kva.example'],
  ['localhost.:80', 'localhost'],
  ['127.0.0.1:1', '127.0.0.1'],
  ['[::1]', '::1'],
  ['[2001:DB8::1]:443', '2001:db8::1'],
  ['', undefined],
  ['::1', undefined],
  ['[::1', undefined],
  ['[::g]', undefined],
  ['1.2.3.4.5', undefined],
  ['a:99999', undefined],
  ['a:b', undefined],
  ['user@a', undefined],
  ['user:secret@a', undefined],
  ['a/b', undefined],
  ['a, b', undefined],
  ['\u00e9', undefined],
])(
  'RFC 3986, section 3.2.2, without the credentials of RFC 9110, section 4.2.4: the host of %j is %j',
  (text, host) => {
    expect(hostOf(text)).toBe(host);
    expect(isAuthority(text)).toBe(host !== undefined);
  },
);

test.each([
  ['localhost', 'http://localhost:80'],
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
])('RFC 3986, section 3.2.2: the origin of a server on %s is %s', (host, origin) => {
  expect(httpOrigin(host, 80)).toBe(origin);
});
