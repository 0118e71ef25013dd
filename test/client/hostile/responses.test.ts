import { expect, test } from 'vitest';
import { createClient } from '../../../generated/client/index.ts';
import { hostileServer } from '../hostile-server.ts';
import { messageCases } from './message-cases.ts';
import { hostileCases } from './response-cases.ts';

// A user of the client wants a result in a bounded time and with bounded memory: the right data, or an error that names the operation and the
// cause, and that contains no credential.

const secret = 'planted-secret';
const limits = { longestBody: 1_000_000, retry: false } as const;
/** The limits for the servers that are silent or slow: the error names the one that ends the call. No other server may reach a limit. */
const short = Object.entries({ timeout: 300, responseTimeout: 100, longestSilence: 100 });

test.each([...hostileCases, ...messageCases])('$name', async ({ sent, data, error }) => {
  const server = await hostileServer((socket) => (typeof sent === 'function' ? sent(socket) : socket.end(sent)));
  const own = Object.fromEntries(short.filter(([name]) => String(error).includes(`(${name}\\)`)));
  const client = createClient({ baseUrl: server.origin, auth: { PrivateToken: secret }, ...limits, ...own });
  const call = client.projectBadges.list({ id: 24 }, { name: secret });
  const outcome = await call.then(
    (value) => ({ value }),
    (reason: unknown) => ({ reason }),
  );
  if (error === undefined) {
    expect(outcome).toEqual({ value: data });
  } else {
    const { reason } = outcome as { reason: Error };
    expect(reason).toBeInstanceOf(Error);
    expect(reason.message).toMatch(/^listProjectBadges \(GET .*\): /u);
    expect(reason.message).toMatch(error);
    expect(`${reason.stack}${JSON.stringify(reason)}`).not.toContain(secret);
  }
});
