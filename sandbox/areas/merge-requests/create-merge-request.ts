import { Refusal } from '@forgespec/sdk/server/refusal';
import type { MergeRequestCreate } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { findProject, type Project, type VisibleProject } from '../../access/find-project.ts';
import { requireRole } from '../../access/roles.ts';
import type { Queries } from '../../database/database.ts';
import { mergeRequests } from '../../database/schema/index.ts';
import { isRefName, resolveCommit } from '../../git/refs.ts';
import { nextIid } from '../../requests/next-iid.ts';
import type { Services } from '../../sandbox.ts';
import { requireWritable, type MergeRequestRow } from './find-merge-request.ts';
import {
  assignLabelsAndPeople,
  readMergeRequestColumns,
  requireMayPlan,
  requireUniqueBranches,
  isSquashed,
} from './write-merge-request.ts';

/**
 * Creates a merge request. A job then compares its branches.
 *
 * @throws {Refusal} 403 if the caller is not a Developer of the source project.
 * @throws {Refusal} 404 if the caller cannot see the target project.
 * @throws {Refusal} 422 if a branch does not exist, if the branches already have an open merge request, or if the two
 * projects are unrelated.
 */
export async function createMergeRequest(
  services: Services,
  queries: Queries,
  caller: User,
  source: VisibleProject,
  body: MergeRequestCreate,
): Promise<MergeRequestRow> {
  requireRole(source, 'Developer');
  requireWritable(source);
  const project = await findTarget(queries, caller, source, body.target_project_id);
  requireMayPlan(project, body);
  const { source_branch: sourceBranch, target_branch: targetBranch, title } = body;
  if (project.id === source.id && sourceBranch === targetBranch)
    throw new Refusal(422, 'A branch cannot be merged into itself');
  const headSha = await requireBranch(services, source, sourceBranch);
  await requireBranch(services, project, targetBranch);
  const branches = { projectId: project.id, sourceProjectId: source.id, sourceBranch, targetBranch };
  await requireUniqueBranches(queries, branches);
  const { squash, ...columns } = await readMergeRequestColumns(queries, project, branches, body);
  const [made] = await queries
    .insert(mergeRequests)
    .values({
      ...columns,
      ...branches,
      title,
      squash: squash ?? isSquashed(project, undefined),
      iid: await nextIid(queries, 'project', project.id, 'merge_request'),
      authorId: caller.id,
      headSha,
      approvalsBeforeMerge: body.approvals_before_merge ?? null,
    })
    .returning();
  if (made === undefined) throw new Error('The database returned no merge request');
  await assignLabelsAndPeople(queries, project, made.id, body);
  await services.jobs.send(queries, { kind: 'prepare-merge-request', mergeRequestId: made.id });
  return made;
}

async function findTarget(
  queries: Queries,
  caller: User,
  source: VisibleProject,
  targetId: number | undefined,
): Promise<VisibleProject> {
  const target = targetId === undefined ? source : await findProject(queries, caller, targetId);
  if (!target.mergeRequestsEnabled) throw new Refusal(404, 'The project has no merge requests');
  requireWritable(target);
  if (!areRelated(target, source))
    throw new Refusal(
      422,
      'One of the projects must be a fork of the other, or both must be forks of the same project',
    );
  return target;
}

/**
 * Returns true if two projects are the same project, if one project is a fork of the other, or if both are forks of the
 * same project.
 */
const areRelated = (one: Project, other: Project): boolean =>
  one.id === other.id ||
  one.forkedFromId === other.id ||
  other.forkedFromId === one.id ||
  (one.forkedFromId !== null && one.forkedFromId === other.forkedFromId);

/**
 * Returns the head commit of a branch.
 *
 * @throws {Refusal} 422 if the branch does not exist.
 */
export async function requireBranch({ repositories }: Services, project: Project, branch: string): Promise<string> {
  const sha = isRefName(branch) ? await resolveCommit(repositories.of(project.id), `refs/heads/${branch}`) : undefined;
  if (sha === undefined) throw new Refusal(422, `There is no branch ${branch} in ${project.fullPath}`);
  return sha;
}
