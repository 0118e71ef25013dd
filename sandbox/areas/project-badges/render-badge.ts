import { eq } from 'drizzle-orm';
import { isHttpAddress } from '../../requests/http-address.ts';
import { Refusal } from '@forgespec/sdk/server';
import type { Project } from '../../access/find-project.ts';
import { namespaces } from '../../database/schema/index.ts';
import { latestTag, resolveCommit } from '../../git/refs.ts';
import type { Sandbox } from '../../sandbox.ts';

/** The values of placeholders in the addresses of badges, for one project. */
export type Placeholders = (name: string) => Promise<string | undefined>;

/** What placeholders stand for in a project. Each value is fetched when it is first asked for. */
export function placeholdersOf({ queries, repositories, addresses }: Sandbox, project: Project): Placeholders {
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
  const known = new Map<string, Promise<string>>();
  return async (name) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return undefined;
    const asked = known.get(name) ?? Promise.resolve(value());
    known.set(name, asked);
    return asked;
  };
}

/** An address with its placeholders filled in. What is no placeholder is left as it is. */
export async function renderAddress(address: string, placeholders: Placeholders): Promise<string> {
  let rendered = '';
  for (const part of address.split(/(%\{[a-z_]+\})/u)) {
    const value = part.startsWith('%{') ? await placeholders(part.slice(2, -1)) : undefined;
    rendered += value === undefined ? part : encodeURI(value);
  }
  return rendered;
}

/** @throws {Refusal} 422 for what is no address of the web, whatever its placeholders stand for. */
export function requireAddress(what: string, address: string): void {
  if (isHttpAddress(address.replaceAll(/%\{[a-z_]+\}/gu, 'value'))) return;
  throw new Refusal(422, `${what} is not an address that starts with http:// or https://`);
}
