import type { ContainerRegistryHandlers } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import { createRegistryToken } from '../../access/registry-token.ts';
import { reading, writing, type AreaRequest, type AreaServices } from '../../requests/handle.ts';
import { deleteTag } from './delete-tags.ts';
import { grantAccess, requireAccess } from './grant-access.ts';
import { findRepositoryAt, imagePath, selectRepositories } from './repository-queries.ts';

type NativeOperation = 'deleteManifest' | 'deleteTagReference' | 'getToken' | 'listCatalog';

/**
 * The handlers for the registry protocol and its tokens. In this protocol, the permissions of a request come only from
 * its registry token. A later change of the caller's role therefore has no effect until the token expires.
 */
export const nativeRegistry = ({ queries }: AreaServices): Pick<ContainerRegistryHandlers, NativeOperation> => ({
  getToken: writing(queries, async ({ query }, call) => {
    const access = await grantAccess(call, query.scope);
    return { status: 200, body: { token: await createRegistryToken(call.queries, call.caller.id, access) } };
  }),

  listCatalog: reading(queries, async (_input, call) => {
    requireAccess(call, 'registry', 'catalog', '*');
    const rows = await selectRepositories(call.queries, undefined);
    return { status: 200, body: { repositories: rows.map(imagePath).sort() } };
  }),

  deleteManifest: writing(queries, async ({ path }, call) => deleteTagAt(call, path.image_path, path.tag)),

  deleteTagReference: writing(queries, async ({ path }, call) => deleteTagAt(call, path.image_path, path.tag)),
});

async function deleteTagAt(call: AreaRequest<User>, imagePath: string, tag: string): Promise<{ readonly status: 204 }> {
  requireAccess(call, 'repository', imagePath, 'delete');
  await deleteTag(call.queries, await findRepositoryAt(call.queries, imagePath), tag);
  return { status: 204 };
}
