import { eq } from '../../database/drizzle.ts';
import { isHttpAddress } from '../../requests/http-address.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { namespaces } from '../../database/schema/index.ts';
import { latestTag, resolveCommit } from '../../git/refs.ts';
import type { Services } from '../../sandbox.ts';

/** Returns the value of a placeholder in the URL of a badge. Returns undefined if the placeholder is unknown. */
export type BadgePlaceholders = (name: string) => Promise<string | undefined>;

/**
 * Returns a function that finds the placeholder values of a project. The returned function reads each value only once,
 * when the value is first needed.
 *
 * @param queries the connection of the request.
 */
export function placeholdersOf(
  { repositories, addresses }: Services,
  queries: Queries,
  project: Project,
): BadgePlaceholders {
  const values: Readonly<Record<string, () => Promise<string> | string>> = {
    project_path: () => project.fullPath,
    project_title: () => project.name,
    project_name: () => project.path,
    project_id: () => String(project.id),
    project_namespace: () => project.fullPath.slice(0, project.fullPath.lastIndexOf('/')),
    group_name: async () => {
      const [topmost = ''] = project.fullPath.split('/');
      const [namespace] = await queries.select().from(namespaces).where(eq(namespaces.fullPath, topmost));
      return namespace?.kind === 'group' ? namespace.name : '';
    },
    service_server: () => new URL(addresses.service).host,
    service_pages_domain: () => addresses.pagesDomain,
    default_branch: () => project.defaultBranch,
    commit_sha: async () =>
      (await resolveCommit(repositories.of(project.id), `refs/heads/${project.defaultBranch}`)) ?? '',
    latest_tag: async () => (await latestTag(repositories.of(project.id))) ?? '',
  };
  const fetched = new Map<string, Promise<string>>();
  return async (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return undefined;
    const pending = fetched.get(name) ?? Promise.resolve(value());
    fetched.set(name, pending);
    return pending;
  };
}

/** Replaces the placeholders in a URL. Leaves unknown placeholders unchanged. */
export async function renderAddress(address: string, placeholders: BadgePlaceholders): Promise<string> {
  let rendered = '';
  for (const part of address.split(/(%\{[a-z_]+\})/u)) {
    const value = part.startsWith('%{') ? await placeholders(part.slice(2, -1)) : undefined;
    rendered += value === undefined ? part : encodeURI(value);
  }
  return rendered;
}

/**
 * Checks that the URL of a badge is an HTTP URL. For this check, the word `value` replaces each placeholder.
 *
 * @throws {Refusal} 422 if the URL is not an HTTP URL.
 */
export function requireAddress(property: string, address: string): void {
  if (isHttpAddress(address.replaceAll(/%\{[a-z_]+\}/gu, 'value'))) return;
  throw new Refusal(422, `${property} is not a URL that starts with http:// or https://`);
}
