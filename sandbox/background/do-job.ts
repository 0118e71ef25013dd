import { deleteImageRepository } from '../areas/container-registry/delete-image-repository.ts';
import { deleteTags } from '../areas/container-registry/delete-tags.ts';
import { endInterruptedMerge } from '../areas/merge-requests/complete-merge.ts';
import { refreshMergeRequest } from '../areas/merge-requests/prepare-merge-request.ts';
import { importFork } from '../areas/project-forks/import-fork.ts';
import { moveSnippet } from '../areas/snippet-storage-moves/move-snippet.ts';
import type { Sandbox } from '../sandbox.ts';
import { advancePipeline } from './advance-pipeline.ts';
import type { DoJob } from '../jobs/job-queue.ts';

/** Returns a function that runs the jobs of all areas. */
export const jobsOf =
  (sandbox: Sandbox): DoJob =>
  async (job) => {
    switch (job.kind) {
      case 'advance-pipeline':
        return advancePipeline(sandbox, job.pipelineId);
      case 'complete-merge':
        await endInterruptedMerge(sandbox, job.mergeRequestId, job.mergeCommitSha);
        return;
      case 'delete-image-repository':
        return deleteImageRepository(sandbox, job.repositoryId);
      case 'delete-tags':
        return deleteTags(sandbox.queries, job.repositoryId, job.rule);
      case 'import-fork':
        return importFork(sandbox, job.projectId, job.branches);
      case 'move-snippet':
        return moveSnippet(sandbox.queries, job.moveId);
      case 'prepare-merge-request':
        return refreshMergeRequest(sandbox, job.mergeRequestId);
    }
  };
