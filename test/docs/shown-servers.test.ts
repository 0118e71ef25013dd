import { expect, test } from 'vitest';
import type { JsonObject } from '../../description/json/json.ts';
import { withAddresses } from '../../reference/shown-servers.ts';

/** Returns the server URLs that a page shows for a document with one server. */
const addresses = (server: JsonObject, engine?: string) =>
  (withAddresses({ servers: [server], paths: {} }, engine).servers as { url: string; description?: string }[]).map(
    ({ url }) => url,
  );

test.for([
  ['{base_url}/api', { base_url: { default: 'https://a.example' } }, 'https://a.example/api'],
  [
    'https://{region}.a.example:{port}/v1',
    { region: { default: 'eu', enum: ['eu', 'us'] }, port: { default: '8443' } },
    'https://eu.a.example:8443/v1',
  ],
  ['/v1', undefined, 'https://{host}/v1'],
  ['./v1', undefined, 'https://{host}/v1'],
  ['{base}/v1', { base: { default: '' } }, 'https://{host}/v1'],
  ['//a.example/v1', undefined, '//a.example/v1'],
] as const)('the address of the server %s is shown as one to copy', ([url, variables, shown]) => {
  expect(
    addresses({ url, ...(variables === undefined ? {} : { variables: JSON.parse(JSON.stringify(variables)) }) }),
  ).toEqual([shown]);
});

test('a relative URL has a sentence about its host', () => {
  const [server] = withAddresses({ servers: [{ url: '/v1', description: 'Here.' }], paths: {} }, undefined)
    .servers as JsonObject[];
  expect(server?.description).toBe('Here. Put the host of the server in place of `{host}`.');
});

test('the server on the port of the page comes first, with the path of the first server', () => {
  const server = { url: 'https://a.example/api/v4' };
  expect(addresses(server, 'Mock')).toEqual(['/api/v4', 'https://a.example/api/v4']);
});

test('an operation with another server shows its own URL', () => {
  const variables = { host: { default: 'https://b.example' } };
  const document = { paths: { '/a': { servers: [{ url: '{host}/v2', variables }], get: {} } } };
  expect(withAddresses(document, undefined).paths).toMatchObject({
    '/a': { get: { servers: [{ url: 'https://b.example/v2' }] } },
  });
});
