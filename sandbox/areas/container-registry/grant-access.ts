import { Refusal } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import type { RegistryAccess } from '../../access/credential-limits.ts';
import { findProject, type VisibleProject } from '../../access/find-project.ts';
import { hasRole } from '../../access/roles.ts';
import type { Call } from '../../requests/handle.ts';
import { pathsAbove } from './repository-queries.ts';

/**
 * What a caller gets of the access that a scope asks for: those of its actions that the caller may do.
 *
 * @param scope `repository:PATH:ACTIONS`, the actions joined by commas, or `registry:catalog:*`.
 * @throws {Refusal} 403 when that is nothing.
 */
export async function grantAccess(call: Call<User>, scope: string): Promise<RegistryAccess> {
  const { type, name, wanted } = readScope(scope);
  const allowed = type === 'registry' ? allowedInCatalog(call, name) : await allowedAt(call, name);
  const actions = wanted.filter((action) => allowed.includes(action));
  if (actions.length === 0) throw new Refusal(403, `The scope ${scope} asks for nothing that the caller may do`);
  return { type, name, actions };
}

/** The parts of a scope; one that cannot be read asks for nothing. */
function readScope(scope: string) {
  const [, type = '', name = '', actions = ''] = /^(repository|registry):(.+):([^:]*)$/u.exec(scope) ?? [];
  return { type: type === 'registry' ? type : 'repository', name, wanted: actions.split(',') } as const;
}

const allowedInCatalog = ({ caller }: Call<User>, name: string): readonly string[] =>
  name === 'catalog' && caller.isAdministrator ? ['*'] : [];

/** What a caller may do with the image repository at a path, whether or not it is there. */
async function allowedAt(call: Call<User>, path: string): Promise<readonly string[]> {
  const project = await findProjectAbove(call, path);
  if (project === undefined || project.registryAccessLevel === 'disabled') return [];
  if (project.registryAccessLevel === 'private' && !hasRole(project, 'Reporter')) return [];
  if (call.limits.onlyReads === true || !hasRole(project, 'Developer')) return ['pull'];
  return ['pull', 'push', 'delete'];
}

async function findProjectAbove({ queries, caller }: Call<User>, path: string): Promise<VisibleProject | undefined> {
  for (const above of pathsAbove(path)) {
    try {
      return await findProject(queries, caller, above);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}

/** @throws {Refusal} 403 when the registry token of a call does not open something. */
export function requireAccess(
  { limits }: Call<User>,
  type: RegistryAccess['type'],
  name: string,
  action: string,
): void {
  const isOpened = limits.onlyAccess?.some(
    (access) => access.type === type && access.name === name && access.actions.includes(action),
  );
  if (isOpened === true) return;
  throw new Refusal(403, `This needs a token of the scope ${type}:${name}:${action}`, {
    'www-authenticate': 'Bearer error="insufficient_scope"',
  });
}
