import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPrismMock, type Mock } from '../../mock/start-prism-mock.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { createClient, resultOf, type ApiCall, type Client } from '../../generated/client/index.ts';
import document from '../../generated/openapi.json' with { type: 'json' };
import type { ListProjectBadgesResponses } from '../../generated/types/index.ts';
import { responses } from '../../generated/validators/responses.ts';
import { judgeResponse } from '../../generated/validators/runtime/responses.ts';
import { describedOperations } from '../described-operations.ts';
import { recordCall } from '../record-call.ts';
import { callsOf, type Call } from './calls.ts';

// The client, the mock and the validators come from one description in different ways. This test connects them: the client calls
// each operation of a mock over HTTP with the examples of the description, and the validators check the response.

const calls = callsOf(document);
type AnyCall = ApiCall<unknown, ListProjectBadgesResponses>;

/** The two mocks: a real Prism, and the generated server with handlers that return examples. */
const engines = {
  prism: () => startPrismMock({ document, port: 0, log: recordCall }),
  stubs: () => startStubMock({ generated: join(import.meta.dirname, '../../generated'), port: 0 }),
} satisfies Record<string, () => Promise<Mock>>;

test('the calls cover every operation of the description', () => {
  expect([...new Set(calls.map(({ operationId }) => operationId))].toSorted()).toEqual(describedOperations);
});

describe.each(['prism', 'stubs'] as const)(
  'the client calls every operation of %s, and every response is valid',
  (engine) => {
    let mock: Mock;
    let client: Client;

    beforeAll(async () => {
      mock = await engines[engine]();
      client = createClient({
        baseUrl: mock.url,
        registryUrl: mock.url,
        auth: {
          PrivateToken: 'access-token',
          JobToken: 'job-token',
          RegistryBasic: { username: 'mira', password: 'secret' },
          RegistryToken: 'registry-token',
        },
      });
    });

    afterAll(() => mock.close());

    test.each(calls)('$operationId with $sent', async ({ operationId, area, method, args }: Call) => {
      // The cast is needed because the operation is known only at run time. All operations get the type of one operation.
      const namespaces = client as unknown as Record<string, Record<string, (...args: readonly unknown[]) => AnyCall>>;
      const answer = await resultOf(namespaces[area]![method]!(...args));
      expect({ operationId, ok: answer.ok, data: answer.ok ? undefined : answer.data }).toMatchObject({ ok: true });

      const described = responses[operationId];
      expect(described).toBeDefined();
      const { status, data } = answer;
      expect(described && judgeResponse(described, { status, body: data })).toEqual([]);
    });
  },
);
