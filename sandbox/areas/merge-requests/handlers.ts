import { and, desc, eq } from '../../database/drizzle.ts';
import type { MergeRequestsHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { MergeRequest } from '@forgespec/sdk/types';
import { findProject } from '../../access/find-project.ts';
import { hasRole, requireRole } from '../../access/roles.ts';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests, pipelines } from '../../database/schema/index.ts';
import { diffFiles, rawDiff } from '../../git/diff.ts';
import { outsideTransaction, reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { countUse } from '../../requests/rate-limit.ts';
import { createMergeRequest } from './create-merge-request.ts';
import { deleteMergeRequest } from './delete-merge-request.ts';
import { changedView, mergeRequestDetailView, findPipeline } from './detail-view.ts';
import { diffViews, limitRawDiff } from './diff-view.ts';
import { findMergeRequest, mayViewPipelines, requireMayUpdate, requireWritable } from './find-merge-request.ts';
import { isListedMergeRequest, listOrder } from './list-filters.ts';
import { isPipelineOf, isPipelineShownTo, startPipeline } from './merge-request-pipelines.ts';
import { readCurrent } from './merge-readiness.ts';
import { mergeRequestView } from './merge-request-view.ts';
import { createdPipelineView, mergeRequestPipelineView } from './pipeline-views.ts';
import { refreshMergeRequest } from './prepare-merge-request.ts';
import { requestMerge } from './request-merge.ts';
import { selectMergeRequests, type SelectedMergeRequest } from './select-merge-requests.ts';
import { updateMergeRequest } from './update-merge-request.ts';

/** The maximum number of searches of one user in one minute. */
const searchLimit = { times: 60, seconds: 60 };

/** The handlers for merge requests. */
export const mergeRequestsArea = (services: AreaServices): MergeRequestsHandlers => {
  const { queries, repositories, addresses, jobs } = services;
  return {
    list: reading(queries, async ({ query }, { queries, caller, url }) => {
      if (query.search !== undefined) await countUse(queries, `search-merge-requests:${caller.id}`, searchLimit);
      const where = isListedMergeRequest(query, caller);
      const order = listOrder(query);
      return pageOf(url, query, await countRows(queries, mergeRequests, where), async (slice) => {
        const rows = await selectMergeRequests(queries, caller, { where, order, ...slice });
        if (query.with_merge_status_recheck === true) await recheck(rows, queries, jobs);
        return rows.map((row) => listedView(row, query, addresses));
      });
    }),

    create: writing(queries, async ({ path, body }, { queries, caller }) => {
      const source = await findProject(queries, caller, path.id);
      const { id, projectId } = await createMergeRequest(services, queries, caller, source, body);
      const project = await findProject(queries, caller, projectId);
      return { status: 201, body: await changedView(services, queries, caller, project, id) };
    }),

    get: outsideTransaction(queries, async ({ path, query }, { queries, sandbox, caller }) => {
      const { project, request } = await findMergeRequest(queries, caller, path);
      if (request.state === 'locked') throw new Refusal(409, 'The merge request is being merged');
      await refreshMergeRequest(sandbox, request.id);
      return { status: 200, body: await mergeRequestDetailView(sandbox, queries, caller, project, request.id, query) };
    }),

    update: writing(queries, async ({ path, body }, { queries, caller }) => {
      const found = await findMergeRequest(queries, caller, path, 'for update');
      requireMayUpdate(found, caller);
      await updateMergeRequest(services, queries, caller, found, body);
      return { status: 200, body: await changedView(services, queries, caller, found.project, found.request.id) };
    }),

    delete: outsideTransaction(queries, async ({ path }, { queries, sandbox, caller }) => {
      const { project, request } = await findMergeRequest(queries, caller, path);
      requireRole(project, 'Owner');
      requireWritable(project);
      await deleteMergeRequest(sandbox, request);
      return { status: 204 };
    }),

    listDiffs: outsideTransaction(queries, async ({ path, query }, { queries, sandbox, caller, url }) => {
      const { project, request } = await findMergeRequest(queries, caller, path);
      const { baseSha, headSha } = await readCurrent(sandbox, request.id);
      // `baseSha` is null if the branches were never compared, for example if one of them did not exist.
      const files = baseSha === null ? [] : await diffFiles(repositories.of(project.id), baseSha, headSha);
      const views = diffViews(files, query.unidiff === true);
      return pageOf(url, query, views.length, async ({ limit, offset }) => views.slice(offset, offset + limit));
    }),

    getRawDiffs: outsideTransaction(queries, async ({ path }, { queries, sandbox, caller }) => {
      const { project, request } = await findMergeRequest(queries, caller, path);
      const { baseSha, headSha } = await readCurrent(sandbox, request.id);
      if (baseSha === null) return { status: 200, body: '' };
      return { status: 200, body: limitRawDiff(await rawDiff(repositories.of(project.id), baseSha, headSha)) };
    }),

    merge: outsideTransaction(queries, async ({ path, body = {} }, { queries, sandbox, caller }) => {
      const found = await findMergeRequest(queries, caller, path);
      requireRole(found.project, 'Developer');
      requireWritable(found.project);
      return { status: 200, body: { ...(await requestMerge(sandbox, caller, found, body)) } };
    }),

    listPipelines: reading(queries, async ({ path, query }, { queries, caller, url }) => {
      const { project, request } = await findMergeRequest(queries, caller, path);
      if (!mayViewPipelines(project))
        throw new Refusal(403, 'Reading the pipelines of a private project needs the role Reporter');
      const where = and(isPipelineOf(request), isPipelineShownTo(caller));
      return pageOf(url, query, await countRows(queries, pipelines, where), async ({ limit, offset }) => {
        const order = desc(pipelines.id);
        const rows = await queries.select().from(pipelines).where(where).orderBy(order).limit(limit).offset(offset);
        return rows.map(mergeRequestPipelineView);
      });
    }),

    createPipeline: writing(queries, async ({ path }, { queries, caller }) => {
      const { project, request } = await findMergeRequest(queries, caller, path, 'for update');
      requireRole(project, 'Developer');
      requireWritable(project);
      const made = await findPipeline(
        queries,
        eq(pipelines.id, await startPipeline(services, queries, request, caller)),
      );
      if (made === undefined) throw new Error('The database returned no pipeline');
      return { status: 201, body: createdPipelineView(made, addresses) };
    }),
  };
};

/** Starts jobs that check again if merge requests can be merged. Leaves out those in which the caller is not a developer. */
async function recheck(
  rows: readonly SelectedMergeRequest[],
  queries: Queries,
  jobs: AreaServices['jobs'],
): Promise<void> {
  for (const { request } of rows.filter((row) => hasRole(row, 'Developer'))) {
    await jobs.send(queries, { kind: 'prepare-merge-request', mergeRequestId: request.id });
  }
}

type ListQuery = Parameters<MergeRequestsHandlers['list']>[0]['query'];

/** Returns a merge request as an item of a list, with the properties that the query requires. */
function listedView(row: SelectedMergeRequest, query: ListQuery, addresses: Addresses) {
  const view = mergeRequestView(row, addresses, query);
  return query.view === 'simple' ? simplified(view) : view;
}

/** Returns a merge request with fewer properties, for a list with `view=simple`. */
const simplified = ({ iid, title, description, state, web_url }: MergeRequest) => ({
  iid,
  title,
  description,
  state,
  web_url,
});
