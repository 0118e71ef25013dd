import { and, eq, sql } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { LabelCreate } from '@forgespec/sdk/types';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { labelPriorities, labels } from '../../database/schema/index.ts';
import { requireNameLength } from '../../requests/input-bounds.ts';
import { lockTitles } from '../../requests/lock-titles.ts';
import { requireColor } from './label-color.ts';
import { isLabelAvailableIn } from './label-queries.ts';

/** The properties that a request can change in a label. */
export interface LabelChanges {
  readonly new_name?: string;
  readonly color?: string;
  readonly description?: string;
  readonly priority?: number | null;
  readonly archived?: boolean;
}

/**
 * Adds a label to a project.
 *
 * @returns the id of the label.
 * @throws {Refusal} 422 if the title is not valid or is taken, or if the colour is not valid.
 */
export async function createLabel(queries: Queries, project: Project, label: LabelCreate): Promise<number> {
  await lockTitles(queries, project.namespaceId, 'share');
  const title = await requireFreeTitle(queries, project, label.name);
  requireColor(label.color);
  const [row] = await queries
    .insert(labels)
    .values({
      projectId: project.id,
      title,
      color: label.color,
      description: label.description ?? null,
      archived: label.archived ?? false,
    })
    .returning({ id: labels.id });
  if (row === undefined) throw new Error('The database returned no label');
  await setPriority(queries, project, row.id, label.priority);
  return row.id;
}

/**
 * Changes a label of a project. The calling code must have locked the label, and the titles if `changes` has a new name.
 *
 * @throws {Refusal} 422 as {@link createLabel} does.
 */
export async function updateLabel(
  queries: Queries,
  project: Project,
  id: number,
  changes: LabelChanges,
): Promise<void> {
  const { new_name: name, color, description, priority, archived } = changes;
  if (color !== undefined) requireColor(color);
  await queries
    .update(labels)
    .set({
      ...(name === undefined ? {} : { title: await requireFreeTitle(queries, project, name, id) }),
      ...(color === undefined ? {} : { color }),
      ...(description === undefined ? {} : { description }),
      ...(archived === undefined ? {} : { archived }),
      updatedAt: sql`sandbox_now()`,
    })
    .where(eq(labels.id, id));
  await setPriority(queries, project, id, priority);
}

/**
 * Returns the title of a label without the spaces around it. Checks that this title is valid, and that no other label
 * has it.
 *
 * @param ownId the id of the label that gets the title. Undefined if the label is new.
 */
async function requireFreeTitle(queries: Queries, project: Project, name: string, ownId?: number): Promise<string> {
  const title = name.trim();
  if (title === '') throw new Refusal(422, 'The name of a label must not be empty');
  requireNameLength('The name of a label', title);
  if (title.includes(','))
    throw new Refusal(422, 'The name of a label must not have a comma: lists of labels are comma-separated');
  const taken = await queries
    .select({ id: labels.id })
    .from(labels)
    .where(and(isLabelAvailableIn(project), eq(labels.title, title)));
  if (taken.some(({ id }) => id !== ownId)) throw new Refusal(422, `There is a label ${title} already`);
  return title;
}

/**
 * Sets the priority of a label in a project.
 *
 * @param priority the new priority. Null to remove the priority. Undefined to leave the priority unchanged.
 */
async function setPriority(
  queries: Queries,
  { id: projectId }: Project,
  labelId: number,
  priority?: number | null,
): Promise<void> {
  if (priority === undefined) return;
  if (priority === null) {
    const condition = and(eq(labelPriorities.projectId, projectId), eq(labelPriorities.labelId, labelId));
    await queries.delete(labelPriorities).where(condition);
    return;
  }
  await queries
    .insert(labelPriorities)
    .values({ projectId, labelId, priority })
    .onConflictDoUpdate({ target: [labelPriorities.projectId, labelPriorities.labelId], set: { priority } });
}
