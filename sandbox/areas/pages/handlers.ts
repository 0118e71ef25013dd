import { and, eq, sql } from '../../database/drizzle.ts';
import type { PagesHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import { findProjectAs, type Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { pagesDeployments, pagesDomains, pagesSettings } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { findSite, siteView } from './pages-view.ts';

/** The handlers for Pages, the static site of a project. If nothing is deployed, the site does not exist. */
export const pages = ({ queries, addresses }: AreaServices): PagesHandlers => ({
  get: reading(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    return { status: 200, body: siteView(await findSite(queries, project), project, addresses) };
  }),

  update: writing(queries, async ({ path, body = {} }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    await findSite(queries, project, 'for update');
    await queries
      .update(pagesSettings)
      .set({
        projectId: sql`${pagesSettings.projectId}`,
        uniqueDomainEnabled: body.pages_unique_domain_enabled,
        httpsOnly: body.pages_https_only,
        primaryDomain: await assignedDomain(queries, project, body.pages_primary_domain),
      })
      .where(eq(pagesSettings.projectId, project.id));
    return { status: 200, body: siteView(await findSite(queries, project), project, addresses) };
  }),

  unpublish: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    await findSite(queries, project, 'for update');
    await queries.delete(pagesDeployments).where(eq(pagesDeployments.projectId, project.id));
    return { status: 204 };
  }),
});

/**
 * Returns the value to store as primary domain. The value is null if the request contains an empty text, because an empty
 * text removes the domain. The value is undefined if the request does not change the domain.
 *
 * @throws {Refusal} 422 if the domain is not a domain of the project.
 */
async function assignedDomain(queries: Queries, { id }: Project, wanted?: string): Promise<string | null | undefined> {
  if (wanted === undefined) return undefined;
  if (wanted === '') return null;
  const [domain] = await queries
    .select()
    .from(pagesDomains)
    .where(and(eq(pagesDomains.projectId, id), eq(pagesDomains.url, wanted)));
  if (domain === undefined) throw new Refusal(422, `${wanted} is not a domain of the project`);
  return wanted;
}
