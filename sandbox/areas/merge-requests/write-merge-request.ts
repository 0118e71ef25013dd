import { and, eq, inArray } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { MergeRequestUpdate } from '@forgespec/sdk/types';
import type { Project, VisibleProject } from '../../access/find-project.ts';
import { requireRole } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests, milestones } from '../../database/schema/index.ts';
import { requireStorableDate } from '../../requests/instants.ts';
import { isMilestoneAvailableIn } from '../project-milestones/milestone-queries.ts';
import { assignLabels } from './assign-labels.ts';
import { assignPeople } from './assign-people.ts';
import type { MergeRequestRow } from './find-merge-request.ts';

/** The common properties of a request that creates a merge request and of a request that updates one. */
export type MergeRequestProperties = Omit<MergeRequestUpdate, 'state_event' | 'target_branch'>;

/**
 * Returns the database columns for the properties of a request. The column of an absent property is undefined.
 *
 * @throws {Refusal} 422 if the title is empty, a date cannot be stored, or the milestone is not available in the
 * project.
 */
export async function readMergeRequestColumns(
  queries: Queries,
  project: Project,
  { sourceProjectId }: Pick<MergeRequestRow, 'sourceProjectId'>,
  given: MergeRequestProperties,
) {
  requireStorableDate('merge_after', given.merge_after);
  if (given.title?.trim() === '') throw new Refusal(422, 'The title of a merge request must not be empty');
  const collaboration = given.allow_collaboration ?? given.allow_maintainer_to_push;
  return {
    title: given.title,
    description: given.description,
    squash: given.squash === undefined ? undefined : isSquashed(project, given.squash),
    discussionLocked: given.discussion_locked,
    forceRemoveSourceBranch: given.remove_source_branch,
    // If both branches are in the same project, collaboration is always false: the maintainers can push to the source
    // branch anyway.
    allowCollaboration: collaboration === undefined ? undefined : collaboration && sourceProjectId !== project.id,
    mergeAfter: given.merge_after === undefined ? undefined : new Date(given.merge_after),
    milestoneId: await findMilestoneId(queries, project, given.milestone_id),
  };
}

/**
 * Returns true if the commits of a merge request are squashed. The project can require or forbid squashing. Otherwise
 * the value in the HTTP request determines the result. If the HTTP request contains no value, the default of the
 * project applies.
 */
export function isSquashed({ settings }: Project, requested: boolean | undefined): boolean {
  const option = settings.squash_option ?? 'default_off';
  if (option === 'always' || option === 'never') return option === 'always';
  return requested ?? option === 'default_on';
}

async function findMilestoneId(
  queries: Queries,
  project: Project,
  given: MergeRequestProperties['milestone_id'],
): Promise<number | null | undefined> {
  if (given === undefined) return undefined;
  if (given === 0 || given === '' || given === null) return null;
  const condition = and(isMilestoneAvailableIn(project), eq(milestones.id, given));
  const [milestone] = await queries.select({ id: milestones.id }).from(milestones).where(condition);
  if (milestone === undefined) throw new Refusal(422, `The project has no milestone ${given}`);
  return milestone.id;
}

/** Properties that only Planners and higher roles may set. */
const planningProperties = [
  'add_labels',
  'assignee_id',
  'assignee_ids',
  'labels',
  'milestone_id',
  'remove_labels',
  'reviewer_ids',
] as const satisfies readonly (keyof MergeRequestProperties)[];

/**
 * Checks that the caller may set the planning properties of a request.
 *
 * @throws {Refusal} 403 if the request contains a planning property, and the role of the caller is lower than Planner.
 */
export function requireMayPlan(project: VisibleProject, given: MergeRequestProperties): void {
  if (planningProperties.some((key) => given[key] !== undefined)) requireRole(project, 'Planner');
}

/**
 * Sets the labels, assignees and reviewers of a merge request to the values in the HTTP request. Leaves a property
 * unchanged if the request does not contain it.
 */
export async function assignLabelsAndPeople(
  queries: Queries,
  project: Project,
  id: number,
  given: MergeRequestProperties,
): Promise<void> {
  await assignLabels(queries, project, id, given);
  await assignPeople(queries, project, id, 'assignees', given.assignee_ids ?? given.assignee_id);
  await assignPeople(queries, project, id, 'reviewers', given.reviewer_ids);
}

/**
 * Checks that no other open merge request has the same branches.
 *
 * @throws {Refusal} 422 if another open merge request has the same branches.
 */
export async function requireUniqueBranches(
  queries: Queries,
  { projectId, sourceProjectId, sourceBranch, targetBranch }: MergeRequestBranches,
): Promise<void> {
  const [other] = await queries
    .select({ iid: mergeRequests.iid })
    .from(mergeRequests)
    .where(
      and(
        eq(mergeRequests.projectId, projectId),
        eq(mergeRequests.sourceProjectId, sourceProjectId),
        eq(mergeRequests.sourceBranch, sourceBranch),
        eq(mergeRequests.targetBranch, targetBranch),
        inArray(mergeRequests.state, ['opened', 'locked']),
      ),
    );
  if (other !== undefined) throw new Refusal(422, `The merge request !${other.iid} is open for these branches`);
}

export type MergeRequestBranches = Pick<
  MergeRequestRow,
  'projectId' | 'sourceBranch' | 'sourceProjectId' | 'targetBranch'
>;
