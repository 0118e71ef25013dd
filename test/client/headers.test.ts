import { expect, expectTypeOf, test } from 'vitest';
import { createClient } from '../../generated/client/index.ts';
import type { DescribedHeaders } from '../../templates/server/described-headers.ts';
import type { ResponseHeaders } from '../../templates/client/response-headers.ts';
import { setHeaders } from '../../templates/client/send.ts';
import { json, loopback } from './loopback.ts';

test.each([
  ['Cookie', ['a=1', 'b=2'], 'a=1; b=2'],
  ['cookie', ['a=1', undefined, 'b=2; c=3'], 'a=1; b=2; c=3'],
  ['COOKIE', 'a=1', 'a=1'],
  ['Accept-Language', ['de', 'en'], 'de, en'],
  ['X-Flag', [true, 1, 'a'], 'true, 1, a'],
])('RFC 6265, section 5.4: the header %s with %j is sent as %j', async (name, value, expected) => {
  expect(setHeaders(new Headers(), { [name]: value }).get(name)).toBe(expected);
  const server = await loopback(json([]));
  await createClient({ baseUrl: server.origin }).namespaces.list({}, { headers: { [name]: value } });
  expect(server.last().headers[name.toLowerCase()]).toBe(expected);
});

test('a handler may send a list of cookies, and a client gets a list of cookies', () => {
  interface Headers {
    'Set-Cookie': string;
    'X-Total'?: number;
    [name: string]: unknown;
  }
  interface OptionalHeaders {
    'set-cookie'?: string[];
  }
  expectTypeOf<ResponseHeaders<Headers>['set-cookie']>().toEqualTypeOf<readonly string[]>();
  expectTypeOf<ResponseHeaders<Headers>['x-total']>().toEqualTypeOf<number | undefined>();
  expectTypeOf<ResponseHeaders<OptionalHeaders>['set-cookie']>().toEqualTypeOf<readonly string[] | undefined>();
  expectTypeOf<DescribedHeaders<Headers>['Set-Cookie']>().toEqualTypeOf<string | readonly string[]>();
  expectTypeOf<DescribedHeaders<Headers>['X-Total']>().toEqualTypeOf<number | undefined>();
});
