import { and, asc, desc, eq, inArray, type SQL } from '../../database/drizzle.ts';
import type { PipelineSchedulePipeline } from '@forgespec/sdk/types';
import type { ListPipelineSchedulePipelinesQuery } from '@forgespec/sdk/types';
import type { Project } from '../../access/find-project.ts';
import type { Addresses } from '../../addresses.ts';
import { pipelines } from '../../database/schema/index.ts';
import { isBetween } from '../../requests/instants.ts';

const scopes: Readonly<Record<NonNullable<ListPipelineSchedulePipelinesQuery['scope']>, SQL>> = {
  running: eq(pipelines.status, 'running'),
  pending: eq(pipelines.status, 'pending'),
  finished: inArray(pipelines.status, ['success', 'failed', 'canceled', 'skipped']),
  branches: eq(pipelines.tag, false),
  tags: eq(pipelines.tag, true),
};

/** Returns an SQL condition that is true if a pipeline was started by a schedule and matches the filters of a query. */
export const isListedPipeline = (scheduleId: number, query: ListPipelineSchedulePipelinesQuery): SQL | undefined =>
  and(
    eq(pipelines.scheduleId, scheduleId),
    query.scope === undefined ? undefined : scopes[query.scope],
    query.status === undefined ? undefined : eq(pipelines.status, query.status),
    isBetween(pipelines.createdAt, query.created_after, query.created_before),
    isBetween(pipelines.updatedAt, query.updated_after, query.updated_before),
  );

/** Returns the order of a list of pipelines. The pipelines are sorted by id, in the requested direction. */
export const pipelineOrder = ({ sort = 'asc' }: ListPipelineSchedulePipelinesQuery): SQL =>
  (sort === 'asc' ? asc : desc)(pipelines.id);

/** Returns the response body for a pipeline of a schedule. */
export const schedulePipelineView = (
  row: typeof pipelines.$inferSelect,
  { fullPath }: Project,
  { service }: Addresses,
): PipelineSchedulePipeline => ({
  id: row.id,
  iid: row.iid,
  project_id: row.projectId,
  status: row.status,
  source: row.source,
  ref: row.ref,
  sha: row.sha,
  web_url: `${service}/${fullPath}/pipelines/${row.id}`,
  created_at: row.createdAt.toISOString(),
  updated_at: row.updatedAt.toISOString(),
});
