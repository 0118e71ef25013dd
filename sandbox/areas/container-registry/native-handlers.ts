import type { ContainerRegistryHandlers } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import { makeRegistryToken } from '../../access/registry-token.ts';
import { reading, writing, type Call } from '../../requests/handle.ts';
import type { Sandbox } from '../../sandbox.ts';
import { deleteTag } from './delete-tags.ts';
import { grantAccess, requireAccess } from './grant-access.ts';
import { findRepositoryAt, pathOf, selectRepositories } from './repository-queries.ts';

type NativeOperation = 'deleteManifest' | 'deleteTagReference' | 'getToken' | 'listCatalog';

/** The endpoints of the registry itself, and where its tokens come from. A token alone says there what its holder may do. */
export const nativeRegistry = ({ queries }: Sandbox): Pick<ContainerRegistryHandlers, NativeOperation> => ({
  getToken: writing(queries, async ({ query }, call) => {
    const access = await grantAccess(call, query.scope);
    return { status: 200, body: { token: await makeRegistryToken(call.queries, call.caller, access) } };
  }),

  listCatalog: reading(queries, async (_input, call) => {
    requireAccess(call, 'registry', 'catalog', '*');
    const rows = await selectRepositories(call.queries, undefined);
    return { status: 200, body: { repositories: rows.map(pathOf).sort() } };
  }),

  deleteManifest: writing(queries, async ({ path }, call) => deleteTagAt(call, path.image_path, path.tag)),

  deleteTagReference: writing(queries, async ({ path }, call) => deleteTagAt(call, path.image_path, path.tag)),
});

async function deleteTagAt(call: Call<User>, imagePath: string, tag: string): Promise<{ readonly status: 204 }> {
  requireAccess(call, 'repository', imagePath, 'delete');
  await deleteTag(call.queries, await findRepositoryAt(call.queries, imagePath), tag);
  return { status: 204 };
}
