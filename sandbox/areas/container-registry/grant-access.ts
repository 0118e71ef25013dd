import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import type { RegistryAccess } from '../../access/credential-limits.ts';
import { findProject, type VisibleProject } from '../../access/find-project.ts';
import { hasRole } from '../../access/roles.ts';
import type { AreaRequest } from '../../requests/handle.ts';
import { imagePathPrefixes } from './repository-queries.ts';

/**
 * Returns the access for a requested scope. It contains only those requested actions that the caller may perform.
 *
 * @param scope `repository:PATH:ACTIONS`, with comma-separated actions, or `registry:catalog:*`.
 * @throws {Refusal} 403 if the caller may perform none of the requested actions.
 */
export async function grantAccess(call: AreaRequest<User>, scope: string): Promise<RegistryAccess> {
  const { type, name, requestedActions } = readScope(scope);
  const allowed = type === 'registry' ? allowedInCatalog(call, name) : await allowedAt(call, name);
  const actions = requestedActions.filter((action) => allowed.includes(action));
  if (actions.length === 0) throw new Refusal(403, `The caller may not perform any action of the scope ${scope}`);
  return { type, name, actions };
}

/** Parses a scope. If the scope is invalid, the name in the result is empty, so `grantAccess` allows no action. */
function readScope(scope: string) {
  const [, type = '', name = '', actions = ''] = /^(repository|registry):(.+):([^:]*)$/u.exec(scope) ?? [];
  return { type: type === 'registry' ? type : 'repository', name, requestedActions: actions.split(',') } as const;
}

const allowedInCatalog = ({ caller }: AreaRequest<User>, name: string): readonly string[] =>
  name === 'catalog' && caller.isAdministrator ? ['*'] : [];

/**
 * Returns the actions that a caller may perform on the image repository at a path. The image repository need not exist
 * yet.
 */
async function allowedAt(call: AreaRequest<User>, path: string): Promise<readonly string[]> {
  const project = await findProjectAbove(call, path);
  if (project === undefined || project.registryAccessLevel === 'disabled') return [];
  if (project.registryAccessLevel === 'private' && !hasRole(project, 'Reporter')) return [];
  if (call.limits.onlyReads === true || !hasRole(project, 'Developer')) return ['pull'];
  return ['pull', 'push', 'delete'];
}

async function findProjectAbove(
  { queries, caller }: AreaRequest<User>,
  path: string,
): Promise<VisibleProject | undefined> {
  for (const prefix of imagePathPrefixes(path)) {
    try {
      return await findProject(queries, caller, prefix);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
    }
  }
  return undefined;
}

/**
 * Checks that the registry token of a request allows an action.
 *
 * @throws {Refusal} 403 if the token does not allow the action.
 */
export function requireAccess(
  { limits }: AreaRequest<User>,
  type: RegistryAccess['type'],
  name: string,
  action: string,
): void {
  const isAllowed = limits.onlyAccess?.some(
    (access) => access.type === type && access.name === name && access.actions.includes(action),
  );
  if (isAllowed === true) return;
  throw new Refusal(403, `The request needs a token with the scope ${type}:${name}:${action}`, {
    'www-authenticate': 'Bearer error="insufficient_scope"',
  });
}
