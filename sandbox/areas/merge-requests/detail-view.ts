import { and, eq, sql, type SQL } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { MergeRequestChanged, MergeRequestDetail } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import type { VisibleProject } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests, pipelines, projects, users } from '../../database/schema/index.ts';
import { countCommits } from '../../git/ancestry.ts';
import type { Services } from '../../sandbox.ts';
import { mayViewPipelines, type MergeRequestRow } from './find-merge-request.ts';
import { mergeRequestView, timeOf, type ViewOptions } from './merge-request-view.ts';
import { isPipelineShownTo } from './merge-request-pipelines.ts';
import { headPipelineView, pipelineReference, type PipelineRow } from './pipeline-views.ts';
import { selectMergeRequests, type SelectedMergeRequest } from './select-merge-requests.ts';

/** The query parameters for reading a single merge request. */
export interface DetailOptions extends ViewOptions {
  readonly include_diverged_commits_count?: boolean;
  readonly include_rebase_in_progress?: boolean;
}

/**
 * Returns the response body for a single merge request.
 *
 * @throws {Refusal} 404 if another request has deleted the merge request.
 */
export async function mergeRequestDetailView(
  services: Services,
  queries: Queries,
  caller: User,
  project: VisibleProject,
  id: number,
  options: DetailOptions = {},
): Promise<MergeRequestDetail> {
  return detailOf(services, queries, caller, project, await selectOne(queries, caller, id), options);
}

/** Returns the response body for a request that has created or changed a merge request. */
export async function changedView(
  services: Services,
  queries: Queries,
  caller: User,
  project: VisibleProject,
  id: number,
): Promise<MergeRequestChanged> {
  const selected = await selectOne(queries, caller, id);
  const { request, assigneeIds, reviewerIds } = selected;
  return {
    ...(await detailOf(services, queries, caller, project, selected, {})),
    subscribed: [request.authorId, ...assigneeIds, ...reviewerIds].includes(caller.id),
  };
}

async function selectOne(queries: Queries, caller: User, id: number): Promise<SelectedMergeRequest> {
  const [selected] = await selectMergeRequests(queries, caller, { where: eq(mergeRequests.id, id) });
  if (selected === undefined) throw new Refusal(404, 'There is no such merge request');
  return selected;
}

async function detailOf(
  { addresses, repositories }: Services,
  queries: Queries,
  caller: User,
  project: VisibleProject,
  selected: SelectedMergeRequest,
  options: DetailOptions,
): Promise<MergeRequestDetail> {
  const { request } = selected;
  const { baseSha, startSha, headSha, changesCount } = request;
  const view = mergeRequestView(selected, addresses, options);
  const pipeline = await findShownPipeline(queries, caller, request);
  const shown = mayViewPipelines(project) ? pipeline : undefined;
  const repository = repositories.of(request.projectId);
  return {
    ...view,
    references: { ...view.references, relative: view.references.short },
    changes_count: changesText(changesCount),
    diff_refs:
      baseSha === null || startSha === null ? null : { base_sha: baseSha, start_sha: startSha, head_sha: headSha },
    ...(options.include_diverged_commits_count === true
      ? { diverged_commits_count: startSha === null ? 0 : await countCommits(repository, startSha, headSha) }
      : {}),
    // The sandbox never rebases a branch.
    ...(options.include_rebase_in_progress === true ? { rebase_in_progress: false } : {}),
    ...(await readHistory(queries, request)),
    latest_build_started_at: timeOf(pipeline?.pipeline.startedAt ?? null),
    latest_build_finished_at: timeOf(pipeline?.pipeline.finishedAt ?? null),
    merge_error: request.mergeError,
    pipeline: shown === undefined ? null : pipelineReference(shown, addresses),
    ...(mayViewPipelines(project)
      ? { head_pipeline: shown === undefined ? null : headPipelineView(shown, addresses) }
      : {}),
  };
}

/** Returns the number of changed files as text. It is not exact above 1000. */
function changesText(count: number | null): string | null {
  if (count === null) return null;
  return count > 1000 ? '1000+' : String(count);
}

async function findShownPipeline(
  queries: Queries,
  caller: User,
  { headPipelineId }: MergeRequestRow,
): Promise<PipelineRow | undefined> {
  if (headPipelineId === null) return undefined;
  return findPipeline(queries, and(eq(pipelines.id, headPipelineId), isPipelineShownTo(caller)));
}

/**
 * Finds a pipeline. Returns the pipeline, the user who started it, and the path of its project. Returns undefined if no
 * pipeline meets the condition.
 */
export async function findPipeline(queries: Queries, where: SQL | undefined): Promise<PipelineRow | undefined> {
  const [row] = await queries
    .select({ pipeline: pipelines, user: users, projectPath: projects.fullPath })
    .from(pipelines)
    .innerJoin(users, eq(users.id, pipelines.userId))
    .innerJoin(projects, eq(projects.id, pipelines.projectId))
    .where(where);
  return row;
}

async function readHistory(queries: Queries, { id, iid, projectId, authorId }: MergeRequestRow) {
  const [row] = await queries
    .select({
      isFirst: sql<boolean>`not exists (
        select from merge_requests
        where project_id = ${projectId} and author_id = ${authorId} and iid < ${iid})`,
      deployed: sql<number | null>`(
        select (extract(epoch from min(deployed_at)) * 1000)::float8 from merge_request_deployments
        where merge_request_id = ${id} and environment = 'production')`,
    })
    .from(sql`(select) as nothing`);
  const deployed = row?.deployed ?? null;
  return {
    first_contribution: row?.isFirst ?? false,
    first_deployed_to_production_at: deployed === null ? null : new Date(deployed).toISOString(),
  };
}
