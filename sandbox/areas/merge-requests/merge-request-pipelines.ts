import { eq, sql, type SQL } from 'drizzle-orm';
import type { User } from '../../access/authenticate.ts';
import { accessLevelIn } from '../../access/find-project.ts';
import { accessLevels } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequestPipelines, mergeRequests, pipelines, projects } from '../../database/schema/index.ts';
import { nextIid } from '../../requests/next-iid.ts';
import type { Sandbox } from '../../sandbox.ts';
import type { MergeRequestRow } from './find-merge-request.ts';

/** The condition that a pipeline is one of a merge request: started for it, or by a push of the commit that it has. */
export const isPipelineOf = (request: MergeRequestRow, head: string = request.headSha): SQL =>
  sql`(${pipelines.id} in (
      select ${mergeRequestPipelines.pipelineId} from ${mergeRequestPipelines}
      where ${mergeRequestPipelines.mergeRequestId} = ${request.id})
    or (${pipelines.projectId} = ${request.sourceProjectId} and ${pipelines.ref} = ${request.sourceBranch}
      and not ${pipelines.tag} and ${pipelines.sha} = ${head}))`;

/**
 * The condition that a caller may see a pipeline: one of a private project is for its Reporters and higher. The pipelines of a merge
 * request from a fork belong to the fork.
 */
export const isPipelineShownTo = (caller: User): SQL =>
  sql`exists (select from ${projects} where ${projects.id} = ${pipelines.projectId}
    and (${projects.visibility} <> 'private' or ${accessLevelIn(caller)} >= ${accessLevels.Reporter}))`;

/** The number of the newest pipeline of a commit of a merge request; null without one. */
export const newestPipelineOf = (request: MergeRequestRow, head: string): SQL<number | null> =>
  sql<number | null>`(
    select max(${pipelines.id}) from ${pipelines} where ${isPipelineOf(request, head)} and ${pipelines.sha} = ${head})`;

/** Starts a pipeline for the commit that a merge request has. @returns its number. */
export async function startPipeline(
  { jobs }: Sandbox,
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
