import { eq } from '../../sandbox/database/drizzle.ts';
import { expect, test } from 'vitest';
import { pipelines, projectGroupLinks, projects, registryRepositories } from '../../sandbox/database/schema/index.ts';
import { statusOf } from './status-of.ts';
import { useSandboxFixture } from './start-test-sandbox.ts';

// The responses of public projects must not contain data of private projects or groups. Sora is not a member of Aurora
// or Anvil.

const fixture = useSandboxFixture();
const mira = 7;

/** Returns the status and the body of a response to a user. */
async function readAs(username: string, path: string): Promise<{ status: number; body: unknown }> {
  const headers = { 'private-token': `token-of-${username}` };
  const response = await fetch(`${fixture.sandbox.url}/api/v4${path}`, { headers });
  return { status: response.status, body: await response.json() };
}

test('a request for an image repository of a private project gets the same response as for an unknown one', async () => {
  const added = { projectId: 31, name: 'hidden' };
  const [ofAnvil] = await fixture.sandbox.queries.insert(registryRepositories).values(added).returning();
  expect((await readAs('jonas', `/registry/repositories/${ofAnvil?.id}`)).status).toBe(200);
  const hidden = await readAs('sora', `/registry/repositories/${ofAnvil?.id}`);
  expect(hidden.status).toBe(404);
  expect(hidden).toEqual(await readAs('sora', '/registry/repositories/999'));
});

test('private groups with which a project is shared are visible to their members only', async () => {
  await fixture.sandbox.queries.insert(projectGroupLinks).values({ projectId: 57, groupId: 12, accessLevel: 30 });
  const sharedWith = async (client: ReturnType<typeof fixture.with>) =>
    (await client.projectForks.list({ id: 24 })).find(({ id }) => id === 57)?.shared_with_groups;
  expect(await sharedWith(fixture.with({}))).toEqual([]);
  expect(await sharedWith(fixture.as('sora'))).toEqual([]);
  expect(await sharedWith(fixture.as('jonas'))).toMatchObject([{ group_id: 12 }]);
  expect(await sharedWith(fixture.as('admin'))).toMatchObject([{ group_id: 12 }]);
});

test('only members of a private group can check the paths below it', async () => {
  const path = { namespace: 'anything' };
  expect(await statusOf(fixture.as('jonas').namespaces.checkExists(path, { parent_id: 12 }))).toBe(200);
  expect(await statusOf(fixture.as('admin').namespaces.checkExists(path, { parent_id: 12 }))).toBe(200);
  expect(await statusOf(fixture.as('sora').namespaces.checkExists(path, { parent_id: 9 }))).toBe(200);
  const address = (parent: number): string => `/namespaces/anything/exists?parent_id=${parent}`;
  expect(await readAs('sora', address(12))).toEqual(await readAs('sora', address(999)));
});

test('pipelines of a merge request from a private fork are visible to members of the fork only', async () => {
  const { queries } = fixture.sandbox;
  await queries.update(projects).set({ visibility: 'private' }).where(eq(projects.id, 57));
  const { repositoryFiles, mergeRequests } = fixture.as('mira');
  const commit = { branch: 'private-work', start_branch: 'main', commit_message: 'Add a file', content: 'x' };
  await repositoryFiles.create({ id: 57, file_path: 'new.md' }, commit);
  const branches = { source_branch: 'private-work', target_branch: 'main', target_project_id: 24 };
  const { iid } = await mergeRequests.create({ id: 57 }, { ...branches, title: 'From a private fork' });
  const path = { id: 24, merge_request_iid: iid };
  const made = await mergeRequests.createPipeline(path);
  expect(
    await queries
      .select()
      .from(pipelines)
      .where(eq(pipelines.id, made.id ?? 0)),
  ).toMatchObject([{ projectId: 57, userId: mira }]);

  expect(await mergeRequests.listPipelines(path)).toMatchObject([{ id: made.id }]);
  expect(await mergeRequests.get(path)).toMatchObject({ pipeline: { id: made.id }, head_pipeline: { id: made.id } });
  const sora = fixture.as('sora').mergeRequests;
  expect(await sora.listPipelines(path)).toEqual([]);
  expect(await sora.get(path)).toMatchObject({ pipeline: null, head_pipeline: null, latest_build_started_at: null });
  await queries.update(projects).set({ visibility: 'public' }).where(eq(projects.id, 57));
});
