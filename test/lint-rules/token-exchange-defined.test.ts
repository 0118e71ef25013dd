import { expect, test } from 'vitest';
import { findings, yaml } from './lint.ts';

const description = yaml`
  openapi: 3.1.0
  paths:
    /token:
      get: { operationId: getToken }
  components:
    securitySchemes:
      Token: { type: http, scheme: bearer, x-token-exchange: { operation: getToken, scope: a, token: b } }
`;

test('an unknown operation of a token exchange is a problem', async () => {
  const misspelled = description.replace('operation: getToken', 'operation: getTokne');
  expect(await findings('forge/token-exchange-defined', misspelled)).toEqual([
    'openapi.yaml:7:73 forge/token-exchange-defined: No operation has the operationId `getTokne`, so clients could not obtain a token. ' +
      'Write the operationId of the operation that issues it.',
  ]);
});

test('an operation of the description passes', async () => {
  expect(await findings('forge/token-exchange-defined', description)).toEqual([]);
});
