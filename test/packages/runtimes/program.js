// Uses the published SDK on a platform: Node, Deno, Bun or workerd. The result is plain data, which is the same on all platforms.

import { ConnectionError, createClient, downloadBlob, NotFoundError, withResponse } from '@forgespec/sdk/client';
import { createDispatcher } from '@forgespec/sdk/server';
import { fetchHandler } from '@forgespec/sdk/server/fetch';
import { testService } from '@forgespec/sdk/testing';
import { checkBadge } from '@forgespec/sdk/validators';

/** @param {string} baseUrl the address of the server of the test. */
export async function useSdk(baseUrl) {
  const client = createClient({ baseUrl, auth: { PrivateToken: 'secret' }, retry: { longestWait: 1000 } });
  const names = [];
  for await (const { name } of client.projectLabels.list({ id: 'a/b' }, { search: 'ä b' })) names.push(name);
  const missing = await client.projectBadges.get({ id: 1, badge_id: 404 }).catch((error) => error);
  const { data, requestId } = await withResponse(client.projectBadges.get({ id: 1, badge_id: 7 }));
  const broken = await client.projectBadges
    .delete({ id: 1, badge_id: 9 }, {}, { retry: false })
    .catch((error) => error);
  const silent = await client.projectBadges
    .get({ id: 1, badge_id: 8 }, {}, { timeout: 200, retry: false })
    .catch((error) => error);
  const own = client.withOptions({ fetch: (request) => fetch(request), retry: false });
  const wrapped = await own.projectBadges.delete({ id: 1, badge_id: 9 }).catch((error) => error);
  const nowhere = await own
    .withOptions({ baseUrl: 'http://127.0.0.1:65534' })
    .projectBadges.delete({ id: 1, badge_id: 9 })
    .catch((error) => error);
  const created = await client.projectLabels.create({ id: 1 }, { name: 'bug', color: '#ff0000' });
  const file = await downloadBlob(client.repositoryFiles.getRaw({ id: 1, file_path: 'fox.txt' }));
  return {
    names,
    missing: [missing instanceof NotFoundError, missing.message],
    badge: [data.name, requestId],
    broken: [broken instanceof ConnectionError, typeof broken.code],
    wrapped: [wrapped, nowhere].map((error) => error instanceof ConnectionError || String(error)),
    silent: [silent.name, silent.code],
    created: created.name,
    file: await file.text(),
    issues: checkBadge({ id: 'x' }).map(({ path }) => path),
    ...(await useServer()),
  };
}

/** Calls the server stubs and the service for tests, without a network. */
async function useServer() {
  const projectLabels = { list: () => ({ status: 200, body: [] }) };
  const anyone = () => ({});
  const authenticate = { PrivateToken: anyone, JobToken: anyone, RegistryBasic: anyone, RegistryToken: anyone };
  const handle = fetchHandler(createDispatcher({ projectLabels }, { authenticate }));
  const headers = { 'private-token': 'a' };
  const served = await handle(new Request('http://localhost/api/v4/projects/1/labels', { headers }));
  const service = testService({ projectLabels });
  service.failOnce('projectLabels.list', 503, { 'retry-after': '0' });
  const tested = createClient({ baseUrl: 'http://localhost', auth: { PrivateToken: 'a' }, fetch: service.fetch });
  const labels = await tested.projectLabels.list({ id: 1 });
  return { served: [served.status, await served.text()], tested: [labels, service.requests.length] };
}
