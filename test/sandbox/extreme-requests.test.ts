import { Agent } from 'node:http';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { unstorableValueMessage } from '../../sandbox/requests/handle.ts';
import { describedOperations, extremeRequest, type ExtremeRequest } from './extreme-requests.ts';
import { sendRaw } from './send-raw.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

// For longer runs, set EXTREME_REQUESTS=200 (the number of requests per operation) or EXTREME_SEED=2 (to generate other
// requests).
const perOperation = Number(process.env['EXTREME_REQUESTS'] ?? 6);
const seed = Number(process.env['EXTREME_SEED'] ?? 1);

/** The maximum size of an error response, in bytes. */
const largestError = 64 * 1024;

const failures: unknown[] = [];
const fixture = useSandboxFixture({
  checkResponses: 'log',
  log: { warn: (details, message) => failures.push([message, details]), error: (details) => failures.push(details) },
});

const agent = new Agent({ keepAlive: true });
afterAll(() => agent.destroy());

async function check(request: ExtremeRequest): Promise<void> {
  const { status, text } = await sendRaw(fixture.sandbox.url, agent, request);
  const logged = failures.splice(0);
  const isSmall = status < 400 || text.length < largestError;
  // The message means that the database has rejected a value, so a bound is missing in `requireBounded`.
  const isGood = status < 500 && isSmall && !text.includes(unstorableValueMessage) && logged.length === 0;
  expect(
    isGood ? undefined : { operation: request.operation, status, text: text.slice(0, 500), logged },
  ).toBeUndefined();
}

test(
  'no values in a request make the service fail, hang or close the connection',
  { timeout: 60_000 + perOperation * 20_000 },
  async () => {
    for (const operation of describedOperations()) {
      await fc.assert(fc.asyncProperty(extremeRequest(operation), check), { numRuns: perOperation, seed });
    }
  },
);
