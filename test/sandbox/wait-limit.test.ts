import { expect, test } from 'vitest';
import { useSandboxFixture } from './start-test-sandbox.ts';

const fixture = useSandboxFixture({ controlPort: 0 });

test('a request that gets no connection to the database gets 503, and later requests succeed', async () => {
  const { sandbox } = fixture;
  const end = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  // There are as many transactions as the pool of a database on a server has connections. A database in the process has only one.
  const transactions = Array.from({ length: 16 }, async () =>
    sandbox.queries
      .transaction(async () => {
        begun.resolve();
        await end.promise;
      })
      .catch(() => {}),
  );
  await begun.promise;
  const send = async (): Promise<{ readonly status: number; readonly retryAfter: string | null }> => {
    const headers = { 'private-token': 'token-of-mira' };
    const { status, headers: sent } = await fetch(`${sandbox.url}/api/v4/projects/24/labels`, { headers });
    return { status, retryAfter: sent.get('retry-after') };
  };
  expect(await send()).toEqual({ status: 503, retryAfter: '1' });
  // The queries of the control port wait for the same connections.
  const clock = await fetch(`${sandbox.controlUrl}/sandbox/clock`);
  expect([clock.status, clock.headers.get('retry-after')]).toEqual([503, '1']);
  end.resolve();
  await Promise.all(transactions);
  expect(await send()).toEqual({ status: 200, retryAfter: null });
});
