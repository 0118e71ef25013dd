import { and, eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ProjectMilestoneCreate, ProjectMilestoneUpdate } from '@forgespec/sdk/types';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { milestones } from '../../database/schema/index.ts';
import { requireStorableDate } from '../../requests/instants.ts';
import { lockTitles } from '../../requests/lock-titles.ts';
import { nextIid } from '../../requests/next-iid.ts';
import { isMilestoneAvailableIn, type MilestoneRow } from './milestone-queries.ts';

/**
 * Adds a milestone to a project.
 *
 * @returns the id of the milestone.
 * @throws {Refusal} 422 if the title is not valid or is taken, or if the milestone would end before it starts.
 */
export async function createMilestone(
  queries: Queries,
  project: Project,
  { title, description, start_date: startDate, due_date: dueDate }: ProjectMilestoneCreate,
): Promise<number> {
  requireDates(startDate, dueDate);
  await lockTitles(queries, project.namespaceId, 'share');
  const [row] = await queries
    .insert(milestones)
    .values({
      projectId: project.id,
      title: await requireFreeTitle(queries, project, title),
      iid: await nextIid(queries, 'project', project.id, 'milestone'),
      description,
      startDate,
      dueDate,
    })
    .returning({ id: milestones.id });
  if (row === undefined) throw new Error('The database returned no milestone');
  return row.id;
}

/**
 * Changes a milestone of a project. The calling code must have locked the milestone, and the titles if the request has a
 * new title.
 *
 * @throws {Refusal} 422 as {@link createMilestone} does.
 */
export async function updateMilestone(
  queries: Queries,
  project: Project,
  milestone: MilestoneRow,
  { title, description, start_date: startDate, due_date: dueDate, state_event: event }: ProjectMilestoneUpdate,
): Promise<void> {
  requireDates(startDate ?? milestone.startDate, dueDate ?? milestone.dueDate);
  await queries
    .update(milestones)
    .set({
      title: title === undefined ? undefined : await requireFreeTitle(queries, project, title, milestone.id),
      description,
      startDate,
      dueDate,
      state: event === undefined ? undefined : event === 'close' ? 'closed' : 'active',
      updatedAt: sql`sandbox_now()`,
    })
    .where(eq(milestones.id, milestone.id));
}

/**
 * Checks the dates of a milestone.
 *
 * @throws {Refusal} 422 if a date cannot be stored, or if the milestone would end before it starts.
 */
function requireDates(startDate: string | null | undefined, dueDate: string | null | undefined): void {
  requireStorableDate('start_date', startDate);
  requireStorableDate('due_date', dueDate);
  // ISO 8601 dates can be compared as text.
  if (startDate && dueDate && dueDate < startDate) throw new Refusal(422, 'The milestone ends before it starts');
}

async function requireFreeTitle(queries: Queries, project: Project, title: string, ownId?: number): Promise<string> {
  if (title.trim() === '') throw new Refusal(422, 'The title of a milestone must not be empty');
  const taken = await queries
    .select({ id: milestones.id })
    .from(milestones)
    .where(and(isMilestoneAvailableIn(project), eq(milestones.title, title)));
  if (taken.some(({ id }) => id !== ownId)) throw new Refusal(422, `There is a milestone ${title} already`);
  return title;
}
