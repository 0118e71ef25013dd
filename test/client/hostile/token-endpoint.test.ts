import { describe, expect, test } from 'vitest';
import { createClient } from '../../../generated/client/index.ts';
import { clientCredentials } from '../../../templates/client/oauth-tokens.ts';
import { endlessServer, hostileServer, serverOf } from '../hostile-server.ts';

const path = { id: 24, badge_id: 3 };
const empty = '\r\ncontent-length: 0\r\n\r\n';

describe('a token endpoint', () => {
  const tokenOf = async (origin: string) =>
    clientCredentials({ tokenUrl: `${origin}/token`, clientId: 'a', clientSecret: 'planted' })(undefined);

  test.each([
    ['HTML', 'HTTP/1.1 200 A\r\ncontent-type: text/html\r\ncontent-length: 4\r\n\r\n<h1>'],
    ['no body', `HTTP/1.1 200 A${empty}`],
    ['a token that is a number', 'HTTP/1.1 200 A\r\ncontent-length: 18\r\n\r\n{"access_token":1}'],
    ['JSON that breaks off', 'HTTP/1.1 200 A\r\ncontent-length: 90\r\n\r\n{"access_to'],
    ['a redirect', `HTTP/1.1 307 A\r\nlocation: /other${empty}`],
    ['a refusal with a long code', `HTTP/1.1 400 A\r\ncontent-length: 2011\r\n\r\n{"error":"${'a'.repeat(1999)}"}`],
    ['an end', ''],
  ])('that sends %s is a TokenError without a secret', async (_, answer) => {
    const server = await serverOf(answer);
    const error: unknown = await tokenOf(server.origin).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ name: 'TokenError' });
    expect(String(error)).not.toContain('planted');
    expect(String(error).length).toBeLessThan(300);
    expect(server.requests).toHaveLength(1);
  });

  test.each([
    ['silent', ''],
    ['silent within its response', 'HTTP/1.1 200 A\r\ncontent-length: 90\r\n\r\n{'],
  ])('that is %s is a TokenError after `timeout`', async (_, answer) => {
    const server = await hostileServer((socket) => void socket.write(answer));
    const credentials = { tokenUrl: `${server.origin}/token`, clientId: 'a', clientSecret: 'planted', timeout: 50 };
    await expect(clientCredentials(credentials)(undefined)).rejects.toMatchObject({
      name: 'TokenError',
      message: `${server.origin}/token did not respond in time`,
    });
  });

  test('that sends without an end is a TokenError, and its connection is closed', async () => {
    const { server, closed } = await endlessServer('HTTP/1.1 200 A');
    await expect(tokenOf(server.origin)).rejects.toMatchObject({
      name: 'TokenError',
      cause: { message: 'The response is longer than 1000000 characters' },
    });
    expect(await closed).toBeLessThan(50_000_000);
  });

  test('that is silent does not delay a call beyond its deadline', async () => {
    const server = await hostileServer(() => undefined);
    const PrivateToken = () => tokenOf(server.origin);
    const client = createClient({ baseUrl: server.origin, auth: { PrivateToken }, deadline: 50 });
    await expect(client.projectBadges.get(path)).rejects.toMatchObject({ code: 'deadline' });
  });
});
