import { expect, test } from 'vitest';
import { environmentVariable } from '../../description/text/index.ts';

test.each([
  ['apiKey', 'API_KEY'],
  ['PrivateToken', 'PRIVATE_TOKEN'],
  ['OAuth2Security', 'OAUTH2_SECURITY'],
  ['x-api-key', 'X_API_KEY'],
  ['2fa', '_2FA'],
  ['Ключ', '_'],
  ['', '_'],
])('the credential %j is in the environment variable %s', (name, variable) => {
  expect(environmentVariable(name)).toBe(variable);
});
