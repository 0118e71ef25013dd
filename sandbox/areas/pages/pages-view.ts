import { asc, eq } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { PagesSettings } from '@forgespec/sdk/types';
import type { Project } from '../../access/find-project.ts';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { pagesDeployments, pagesSettings } from '../../database/schema/index.ts';

type SettingsRow = typeof pagesSettings.$inferSelect;
type DeploymentRow = typeof pagesDeployments.$inferSelect;

/** The Pages site of a project. */
export interface PagesSite {
  readonly settings: SettingsRow;
  readonly deployments: readonly DeploymentRow[];
}

/**
 * Finds the site of a project.
 *
 * @param lock `for update` to lock the settings of the site. Other transactions that change or unpublish the site then
 * wait until the current transaction ends.
 * @throws {Refusal} 404 if the project has no published site.
 */
export async function findSite(queries: Queries, { id }: Project, lock?: 'for update'): Promise<PagesSite> {
  const query = queries.select().from(pagesSettings).where(eq(pagesSettings.projectId, id));
  const [settings] = await (lock === undefined ? query : query.for('update'));
  const deployments = await queries
    .select()
    .from(pagesDeployments)
    .where(eq(pagesDeployments.projectId, id))
    .orderBy(asc(pagesDeployments.createdAt), asc(pagesDeployments.id));
  if (settings === undefined || deployments.length === 0) throw new Refusal(404, 'The project has no site');
  return { settings, deployments };
}

/** Returns the response body for a site. */
export function siteView({ settings, deployments }: PagesSite, project: Project, addresses: Addresses): PagesSettings {
  const url = addressOf(settings, project, addresses);
  return {
    url,
    is_unique_domain_enabled: settings.uniqueDomainEnabled,
    force_https: settings.httpsOnly,
    primary_domain: settings.primaryDomain,
    deployments: deployments.map(({ createdAt, pathPrefix, rootDirectory }) => ({
      created_at: createdAt.toISOString().slice(0, 'YYYY-MM-DD'.length),
      url: pathPrefix === '' ? url : `${url}/${pathPrefix}`,
      path_prefix: pathPrefix,
      root_directory: rootDirectory,
    })),
  };
}

/**
 * Returns the URL of a site. If its unique domain is enabled, no other site has this domain:
 * `https://UNIQUE.pages.example.com`. Otherwise the site shares the domain of its top-level namespace:
 * `https://NAMESPACE.pages.example.com/PATH`.
 */
function addressOf(
  { uniqueDomainEnabled, uniqueDomain }: SettingsRow,
  { fullPath }: Project,
  { pagesDomain }: Addresses,
): string {
  if (uniqueDomainEnabled) return `https://${uniqueDomain}.${pagesDomain}`;
  const [topmost = '', ...below] = fullPath.split('/');
  return `https://${topmost}.${pagesDomain}/${below.join('/')}`;
}
