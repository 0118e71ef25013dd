import { eq, sql, type SQL } from '../../database/drizzle.ts';
import type { User } from '../../access/authenticate.ts';
import { accessLevelIn } from '../../access/find-project.ts';
import { accessLevels } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequestPipelines, mergeRequests, pipelines, projects } from '../../database/schema/index.ts';
import { nextIid } from '../../requests/next-iid.ts';
import type { Services } from '../../sandbox.ts';
import type { MergeRequestRow } from './find-merge-request.ts';

/**
 * Returns an SQL condition that is true if a pipeline belongs to a merge request. A pipeline belongs to a merge request if it was started
 * for the merge request, or if it ran on the source branch for the commit `head`.
 */
export const isPipelineOf = (request: MergeRequestRow, head: string = request.headSha): SQL =>
  sql`(${pipelines.id} in (
      select ${mergeRequestPipelines.pipelineId} from ${mergeRequestPipelines}
      where ${mergeRequestPipelines.mergeRequestId} = ${request.id})
    or (${pipelines.projectId} = ${request.sourceProjectId} and ${pipelines.ref} = ${request.sourceBranch}
      and not ${pipelines.tag} and ${pipelines.sha} = ${head}))`;

/**
 * Returns an SQL condition that is true if a caller can see a pipeline. In a private project, the caller needs at least
 * the role Reporter. The pipelines of a merge request from a fork belong to the fork, so the caller needs this role in
 * the fork.
 */
export const isPipelineShownTo = (caller: User): SQL =>
  sql`exists (select from ${projects} where ${projects.id} = ${pipelines.projectId}
    and (${projects.visibility} <> 'private' or ${accessLevelIn(caller)} >= ${accessLevels.Reporter}))`;

/**
 * Returns the SQL expression for the id of the newest pipeline that belongs to a merge request and ran for the commit `head`. The value of
 * the expression is null if there is no such pipeline.
 */
export const newestPipelineOf = (request: MergeRequestRow, head: string): SQL<number | null> =>
  sql<number | null>`(
    select max(${pipelines.id}) from ${pipelines} where ${isPipelineOf(request, head)} and ${pipelines.sha} = ${head})`;

/**
 * Starts a pipeline for the head commit of a merge request.
 *
 * @returns the id of the new pipeline.
 */
export async function startPipeline(
  { jobs }: Services,
  queries: Queries,
  request: MergeRequestRow,
  caller: User,
): Promise<number> {
  const { id: mergeRequestId, sourceProjectId: projectId, sourceBranch, headSha } = request;
  const [made] = await queries
    .insert(pipelines)
    .values({
      iid: await nextIid(queries, 'project', projectId, 'pipeline'),
      projectId,
      source: 'merge_request_event',
      status: 'created',
      ref: sourceBranch,
      sha: headSha,
      userId: caller.id,
    })
    .returning({ id: pipelines.id });
  if (made === undefined) throw new Error('The database returned no pipeline');
  await queries.insert(mergeRequestPipelines).values({ mergeRequestId, pipelineId: made.id });
  await queries.update(mergeRequests).set({ headPipelineId: made.id }).where(eq(mergeRequests.id, mergeRequestId));
  await jobs.send(queries, { kind: 'advance-pipeline', pipelineId: made.id });
  return made.id;
}
