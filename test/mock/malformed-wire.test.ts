import { join } from 'node:path';
import { env } from 'node:process';
import { expect, onTestFinished, test } from 'vitest';
import { isOpenApiDocument } from '../../mock/openapi-document.ts';
import { startPrismMock, type Mock } from '../../mock/start-prism-mock.ts';
import { startStubMock } from '../../mock/stubs/start-stub-mock.ts';
import { serviceSubject } from '../contract/description.ts';
import { malformedFaults } from '../server/malformed-faults.ts';

// Malformed requests for both mocks, each over a new socket. `MALFORMED=10000 MALFORMED_SEED=1 vitest run …` sends more of them.

const count = Number(env['MALFORMED'] ?? 300);
const seed = Number(env['MALFORMED_SEED'] ?? 38);

type Log = (line: string) => void;

const mocks: Record<string, (log: Log) => Promise<Mock>> = {
  Prism: async (log) => {
    const { document } = await serviceSubject();
    if (!isOpenApiDocument(document)) throw new Error('The description is not an OpenAPI document.');
    return startPrismMock({ document, port: 0, log });
  },
  stubs: (log) => startStubMock({ generated: join(import.meta.dirname, '../../generated'), port: 0, log }),
};

test.each(Object.keys(mocks))(
  `%s: ${count} malformed requests get no 5xx, no endless wait and no large response, and the mock goes on`,
  async (name) => {
    const mock = await mocks[name]!(() => {});
    onTestFinished(() => mock.close(AbortSignal.abort()));
    expect(await malformedFaults(mock.port, { count, seed })).toEqual([]);
    const headers = { 'private-token': 'token' };
    expect((await fetch(`${mock.url}/api/v4/merge_requests?page=2`, { headers })).status).toBe(200);
  },
  60_000 + count * 100,
);
