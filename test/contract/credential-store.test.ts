import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createRequestLimiter } from '../../contract/3-ask/request-limiter.ts';
import { createSender } from '../../contract/3-ask/send.ts';
import { noFixtures } from '../../contract/2-plan/fixtures.ts';
import { CaseSkippedError } from '../../contract/2-plan/session.ts';
import { parseTarget } from '../../contract/3-ask/target.ts';
import { createCredentialStore, type CredentialStore } from '../../contract/3-ask/credential-store.ts';
import { loadSubject } from '../../contract/1-describe/subject.ts';
import { serverWith } from './server-with.ts';

/**
 * Returns a credential store that gets its bearer token from a log-in operation. The operation first returns the given
 * statuses, one after the other, and then always 200.
 */
async function credentialStoreWith(
  ...statuses: number[]
): Promise<{ readonly credentialStore: CredentialStore; readonly bodies: unknown[] }> {
  const bodies: unknown[] = [];
  const url = await serverWith(async (request, response) => {
    bodies.push(JSON.parse(await text(request)));
    response.writeHead(statuses.shift() ?? 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ token: `token-${bodies.length}` }));
  });
  const { subject } = await loadSubject('test/contract/harbour/openapi.yaml');
  if (subject === undefined) throw new Error('The description has errors.');
  const target = parseTarget(url, subject.api);
  const sender = createSender(new URL(target.origin), 2000);
  onTestFinished(() => sender.close());
  const { signal } = new AbortController();
  const limiter = createRequestLimiter(sender, { rate: undefined, most: 100, signal });
  const body = { user: 'mira for {scopes}', asked: [null, 1, ['{scopes}']], '{scopes}': '{other}' };
  const credentials = { Bearer: { from: 'logIn', body, value: '$response.body#/token' } };
  return { credentialStore: createCredentialStore(subject, { ...noFixtures, credentials }, target, limiter), bodies };
}

test('everywhere in a log-in body, {scopes} is replaced by the scopes of the credential, in which path values are filled in', async () => {
  const { credentialStore, bodies } = await credentialStoreWith();
  const need = [{ scheme: 'Bearer', scopes: ['berth:{berthId}:read', 'tide:{day}'] }];
  const call = { path: { berthId: 7 }, query: {}, header: {} };
  expect(await credentialStore.get(need, credentialStore.ofRole(undefined), call)).toEqual({ Bearer: 'token-1' });
  const wanted = 'berth:7:read tide:{day}';
  expect(bodies).toEqual([{ user: `mira for ${wanted}`, asked: [null, 1, [wanted]], '{scopes}': '{other}' }]);
});

test('a credential is requested once, and again only after a failure', async () => {
  const { credentialStore, bodies } = await credentialStoreWith(503);
  const get = () => credentialStore.get([{ scheme: 'Bearer', scopes: [] }], credentialStore.ofRole(undefined));
  await expect(get()).rejects.toThrow(new CaseSkippedError('logIn issued no credential for Bearer: it returned 503'));
  expect(await get()).toEqual({ Bearer: 'token-2' });
  expect(await get()).toEqual({ Bearer: 'token-2' });
  expect(bodies).toHaveLength(2);
});
