import { eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { MergeRequestUpdate } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests } from '../../database/schema/index.ts';
import type { Services } from '../../sandbox.ts';
import { requireBranch } from './create-merge-request.ts';
import type { FoundMergeRequest, MergeRequestRow } from './find-merge-request.ts';
import {
  assignLabelsAndPeople,
  readMergeRequestColumns,
  requireMayPlan,
  requireUniqueBranches,
} from './write-merge-request.ts';

/**
 * Changes a merge request. The calling code must have locked the row of the merge request with `for update`.
 *
 * @throws {Refusal} 422 if the request contains no change, the merge request is being merged, its state does not allow
 * the change, or a value is not valid.
 */
export async function updateMergeRequest(
  services: Services,
  queries: Queries,
  caller: User,
  found: FoundMergeRequest,
  body: MergeRequestUpdate,
): Promise<void> {
  const { project, request } = found;
  if (!Object.keys(body).some(isChangeable)) {
    throw new Refusal(
      422,
      `The request must have at least one of these properties: ${Object.keys(changeable).join(', ')}`,
    );
  }
  requireMayPlan(project, body);
  if (request.state === 'locked') throw new Refusal(422, 'The merge request is being merged');
  const moved = await changeState(queries, request, caller, body.state_event);
  const target = await changeTargetBranch(services, queries, found, body.target_branch);
  await queries
    .update(mergeRequests)
    .set({
      ...(await readMergeRequestColumns(queries, project, request, body)),
      ...moved,
      ...target,
      updatedAt: sql`sandbox_now()`,
    })
    .where(eq(mergeRequests.id, request.id));
  await assignLabelsAndPeople(queries, project, request.id, body);
  if (body.state_event === 'reopen' || target !== undefined) {
    await services.jobs.send(queries, { kind: 'prepare-merge-request', mergeRequestId: request.id });
  }
}

/** The properties that a request can change. The type ensures that the list is complete. */
const changeable: Readonly<Record<keyof MergeRequestUpdate, true>> = {
  add_labels: true,
  remove_labels: true,
  labels: true,
  allow_collaboration: true,
  allow_maintainer_to_push: true,
  assignee_id: true,
  assignee_ids: true,
  description: true,
  discussion_locked: true,
  merge_after: true,
  milestone_id: true,
  remove_source_branch: true,
  reviewer_ids: true,
  squash: true,
  state_event: true,
  target_branch: true,
  title: true,
};

const isChangeable = (name: string): boolean => Object.hasOwn(changeable, name);

const unchecked = { mergeStatus: 'unchecked', hasConflicts: false } as const;

/**
 * Checks that a merge request can be closed or reopened. Returns the columns to set, or undefined if the request does
 * not contain `state_event`.
 */
async function changeState(
  queries: Queries,
  request: MergeRequestRow,
  caller: User,
  event: MergeRequestUpdate['state_event'],
) {
  if (event === undefined) return undefined;
  const from = event === 'close' ? 'opened' : 'closed';
  if (request.state !== from) {
    const verb = event === 'close' ? 'closed' : 'reopened';
    throw new Refusal(422, `A merge request that is ${request.state} cannot be ${verb}`);
  }
  if (event === 'reopen') {
    await requireUniqueBranches(queries, request);
    return { state: 'opened', closedAt: null, closedById: null, ...unchecked } as const;
  }
  const withoutAutoMerge = { autoMerge: false, mergeMessage: null, mergeUserId: null } as const;
  return { state: 'closed', closedAt: sql`sandbox_now()`, closedById: caller.id, ...withoutAutoMerge } as const;
}

/** Checks a new target branch. Returns the columns to set, or undefined if the branch stays the same. */
async function changeTargetBranch(
  services: Services,
  queries: Queries,
  { project, request }: FoundMergeRequest,
  targetBranch: string | undefined,
) {
  if (targetBranch === undefined || targetBranch === request.targetBranch) return undefined;
  if (request.state !== 'opened')
    throw new Refusal(422, 'The target branch can be changed only while the merge request is open');
  if (request.sourceProjectId === project.id && request.sourceBranch === targetBranch) {
    throw new Refusal(422, 'A branch cannot be merged into itself');
  }
  await requireBranch(services, project, targetBranch);
  await requireUniqueBranches(queries, { ...request, targetBranch });
  return { targetBranch, ...unchecked, changesCount: null, baseSha: null, startSha: null } as const;
}
