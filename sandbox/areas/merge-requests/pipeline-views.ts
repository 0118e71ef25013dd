import type {
  MergeRequestHeadPipeline,
  MergeRequestPipeline,
  MergeRequestPipelineCreated,
  MergeRequestPipelineDetail,
  MergeRequestPipelineReference,
} from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import type { Addresses } from '../../addresses.ts';
import type { pipelines } from '../../database/schema/index.ts';
import { userSummary } from '../../views/user-view.ts';
import { timeOf, userView } from './merge-request-view.ts';

/** A pipeline, the user who started it, and the path of its project. */
export interface PipelineRow {
  readonly pipeline: typeof pipelines.$inferSelect;
  readonly user: User;
  readonly projectPath: string;
}

/** Returns a pipeline as an item of the list of pipelines of a merge request. */
export const mergeRequestPipelineView = ({ id, sha, ref, status }: PipelineRow['pipeline']): MergeRequestPipeline => ({
  id,
  sha,
  ref,
  status,
});

/** Returns a pipeline, including the URL of its page. */
export const pipelineReference = (
  { pipeline, projectPath }: PipelineRow,
  { service }: Addresses,
): MergeRequestPipelineReference => ({
  ...mergeRequestPipelineView(pipeline),
  web_url: `${service}/${projectPath}/pipelines/${pipeline.id}`,
});

/** Returns the response body for a request that has started a pipeline for a merge request. */
export const createdPipelineView = (row: PipelineRow, addresses: Addresses): MergeRequestPipelineCreated => ({
  ...detailOf(row, addresses),
  user: userSummary(row.user, addresses),
  archived: false,
});

/** Returns the pipeline of the head commit of a merge request. */
export const headPipelineView = (row: PipelineRow, addresses: Addresses): MergeRequestHeadPipeline => ({
  ...detailOf(row, addresses),
  iid: row.pipeline.iid,
  project_id: row.pipeline.projectId,
  user: userView(row.user, addresses),
  queued_duration: secondsBetween(row.pipeline.createdAt, row.pipeline.startedAt),
  source: row.pipeline.source,
});

const detailOf = (row: PipelineRow, addresses: Addresses): MergeRequestPipelineDetail => ({
  ...pipelineReference(row, addresses),
  before_sha: row.pipeline.beforeSha,
  tag: row.pipeline.tag,
  yaml_errors: null,
  created_at: row.pipeline.createdAt.toISOString(),
  updated_at: row.pipeline.updatedAt.toISOString(),
  started_at: timeOf(row.pipeline.startedAt),
  finished_at: timeOf(row.pipeline.finishedAt),
  committed_at: null,
  duration: secondsBetween(row.pipeline.startedAt, row.pipeline.finishedAt),
  coverage: null,
  detailed_status: {},
});

const secondsBetween = (from: Date | null, to: Date | null): number | null =>
  from === null || to === null ? null : Math.round((to.getTime() - from.getTime()) / 1000);
