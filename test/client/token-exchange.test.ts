import { expect, test } from 'vitest';
import type { CoreClient } from '../../templates/client/core.ts';
import type { Credentials, SecurityScheme } from '../../templates/client/credentials.ts';
import { exchangedToken, type TokenExchange } from '../../templates/client/token-exchange.ts';

const scheme = (name: string): SecurityScheme => ({ scheme: name, name: 'authorization' });

/** Returns an exchange whose operation has these alternatives in `security`. */
const exchangeOf = (security: readonly (readonly SecurityScheme[])[], service = 'packages'): TokenExchange => ({
  operation: { id: 'getToken', method: 'get', path: '/token', security, server: '{baseUrl}' },
  query: { service },
  scope: 'scope',
  token: 'token',
  provide: exchangedToken,
});

/** Returns the provider of a token for a call on a client that gets the tokens `1`, `2`, … */
function createProvider() {
  const requests: unknown[] = [];
  const call = (_: unknown, input: unknown) => Promise.resolve({ token: String(requests.push(input)) });
  const client = { call } as unknown as CoreClient;
  const context = { operation: { scope: 'read' }, input: {}, client };
  return (exchange: TokenExchange, auth: Credentials) => exchangedToken(exchange, auth, context as never);
}

test('a token can be obtained if one alternative has all its credentials', () => {
  const provider = createProvider();
  const exchange = exchangeOf([[scheme('Basic')], [scheme('Key'), scheme('Secret')]]);
  expect(provider(exchange, { Basic: 'a' })).toBeDefined();
  expect(provider(exchange, { Key: 'a', Secret: 'b' })).toBeDefined();
  expect(provider(exchange, { Key: 'a' })).toBeUndefined();
  expect(provider(exchange, {})).toBeUndefined();
  expect(provider(exchangeOf([]), {})).toBeDefined();
});

test('two exchanges on one client do not share a token, although their scopes are equal', async () => {
  const provider = createProvider();
  const [packages, images] = [exchangeOf([]), exchangeOf([], 'images')];
  expect(await provider(packages, {})?.(undefined)).toBe('1');
  expect(await provider(images, {})?.(undefined)).toBe('2');
  expect(await provider(packages, {})?.(undefined)).toBe('1');
});
