import { eq, getTableColumns, sql, type SQL } from '../database/drizzle.ts';
import type { ForkedProject } from '@forgespec/sdk/types';
import type { User } from '../access/authenticate.ts';
import { accessLevelIn } from '../access/find-project.ts';
import type { Addresses } from '../addresses.ts';
import type { Queries } from '../database/database.ts';
import { namespaces, projects } from '../database/schema/index.ts';
import { escapeHtml } from '@forgespec/templates/shared/escape-html';
import { projectAddresses } from './project-view.ts';

/**
 * Begins a query for projects. For each project, the query also selects the numbers of stars, forks and open issues, and the access level
 * of the caller. The calling code adds the condition, the order and the limit.
 */
export function selectProjects(queries: Queries, caller: User | undefined) {
  return queries
    .select({
      project: getTableColumns(projects),
      namespace: getTableColumns(namespaces),
      accessLevel: accessLevelIn(caller),
      namespaceNames: sql<string[]>`(
        select array_agg(above.name order by array_length(above.lineage, 1))
        from namespaces above where above.id = any (${namespaces.lineage}))`,
      starCount: starCount(),
      forksCount: sql<number>`(select count(*)::integer from projects forks where forks.forked_from_id = ${projects.id})`,
      openIssuesCount: sql<number>`(
        select count(*)::integer from issues where project_id = ${projects.id} and state = 'opened')`,
      sharedWith: sql<readonly { group_id: number; group_name: string; group_access_level: number }[]>`(
        select coalesce(json_agg(json_build_object('group_id', link.group_id, 'group_name', shared.name,
          'group_access_level', link.access_level) order by link.group_id), '[]'::json)
        from project_group_links link join namespaces shared on shared.id = link.group_id
        where link.project_id = ${projects.id} and ${isGroupShownTo(caller)})`,
    })
    .from(projects)
    .innerJoin(namespaces, eq(namespaces.id, projects.namespaceId));
}

/** Returns an SQL condition that is true if the caller can see the group to which the SQL alias `shared` refers. */
function isGroupShownTo(caller: User | undefined): SQL {
  if (caller === undefined) return sql`shared.visibility = 'public'`;
  if (caller.isAdministrator) return sql`true`;
  return sql`(shared.visibility <> 'private' or group_access_level(${caller.id}, shared.id) > 0)`;
}

/** Returns the SQL expression for the number of stars of a project. */
export const starCount = (): SQL<number> =>
  sql<number>`(select count(*)::integer from project_stars where project_id = ${projects.id})`;

export type ProjectRow = Awaited<ReturnType<typeof selectProjects>>[number];

/** Returns a project as an item of a list of forks. */
export function forkedProjectView(row: ProjectRow, caller: User | undefined, addresses: Addresses): ForkedProject {
  const { project, namespace, namespaceNames } = row;
  const { settings } = project;
  const self = `${addresses.service}/api/v4/projects/${project.id}`;
  const { web_url: webUrl, ...repository } = projectAddresses(project, addresses);
  return {
    id: project.id,
    description: project.description,
    description_html: project.description === null ? null : escapeHtml(project.description),
    default_branch: project.defaultBranch,
    visibility: project.visibility,
    ...repository,
    web_url: webUrl,
    readme_url: `${webUrl}/blob/${project.defaultBranch}/README.md`,
    tag_list: project.topics,
    topics: project.topics,
    name: project.name,
    name_with_namespace: [...namespaceNames, project.name].join(' / '),
    path: project.path,
    path_with_namespace: project.fullPath,
    repository_object_format: 'sha1',
    issues_enabled: project.issuesEnabled,
    open_issues_count: row.openIssuesCount,
    merge_requests_enabled: project.mergeRequestsEnabled,
    jobs_enabled: settings.jobs_enabled ?? true,
    wiki_enabled: settings.wiki_enabled ?? true,
    snippets_enabled: settings.snippets_enabled ?? true,
    can_create_merge_request_in: caller !== undefined && project.mergeRequestsEnabled && !project.archived,
    resolve_outdated_diff_discussions: false,
    container_registry_enabled: project.registryAccessLevel !== 'disabled',
    container_registry_access_level: project.registryAccessLevel,
    security_and_compliance_access_level: 'private',
    created_at: project.createdAt.toISOString(),
    updated_at: project.updatedAt.toISOString(),
    last_activity_at: project.lastActivityAt.toISOString(),
    creator_id: project.creatorId,
    namespace: {
      id: namespace.id,
      name: namespace.name,
      path: namespace.path,
      kind: namespace.kind,
      full_path: namespace.fullPath,
    },
    import_status: project.importStatus,
    archived: project.archived,
    avatar_url: null,
    shared_runners_enabled: true,
    group_runners_enabled: true,
    forks_count: row.forksCount,
    star_count: row.starCount,
    public_jobs: true,
    shared_with_groups: [...row.sharedWith],
    only_allow_merge_if_pipeline_succeeds: settings.only_allow_merge_if_pipeline_succeeds ?? false,
    allow_merge_on_skipped_pipeline: null,
    restrict_user_defined_variables: false,
    only_allow_merge_if_all_discussions_are_resolved: false,
    remove_source_branch_after_merge: settings.remove_source_branch_after_merge ?? true,
    request_access_enabled: true,
    merge_method: 'merge',
    squash_option: settings.squash_option ?? 'default_off',
    autoclose_referenced_issues: true,
    enforce_auth_checks_on_uploads: true,
    suggestion_commit_message: null,
    merge_commit_template: null,
    container_registry_image_prefix: `${addresses.registry}/${project.fullPath}`,
    _links: {
      self,
      issues: `${self}/issues`,
      merge_requests: `${self}/merge_requests`,
      repo_branches: `${self}/repository/branches`,
      labels: `${self}/labels`,
      events: `${self}/events`,
      members: `${self}/members`,
      cluster_agents: `${self}/cluster_agents`,
    },
  };
}
