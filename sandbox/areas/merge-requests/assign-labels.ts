import { and, eq, inArray } from '../../database/drizzle.ts';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { labels, mergeRequestLabels } from '../../database/schema/index.ts';
import { readNames } from '../../requests/input-bounds.ts';
import { isLabelAvailableIn } from '../project-labels/label-queries.ts';
import { createLabel } from '../project-labels/write-label.ts';

/** The colour of the labels that `assignLabels` creates. */
const standardColor = '#6699cc';

/**
 * The label properties of a request. Each one is a comma-separated list of label names. `labels` replaces all labels of
 * a merge request. The other properties add or remove labels.
 */
export interface MergeRequestLabelChanges {
  readonly labels?: string;
  readonly add_labels?: string;
  readonly remove_labels?: string;
}

/**
 * Changes the labels of a merge request. Creates the named labels that do not exist yet.
 *
 * @throws {Refusal} 422 if there are too many names, or if a name is too long.
 */
export async function assignLabels(
  queries: Queries,
  project: Project,
  mergeRequestId: number,
  { labels: all, add_labels: added, remove_labels: removed }: MergeRequestLabelChanges,
): Promise<void> {
  const isOfMergeRequest = eq(mergeRequestLabels.mergeRequestId, mergeRequestId);
  if (all !== undefined) await queries.delete(mergeRequestLabels).where(isOfMergeRequest);
  for (const title of readNames('The list of labels', `${all ?? ''},${added ?? ''}`)) {
    const labelId = (await findId(queries, project, title)) ?? (await create(queries, project, title));
    await queries.insert(mergeRequestLabels).values({ mergeRequestId, labelId }).onConflictDoNothing();
  }
  const unwanted = readNames('remove_labels', removed ?? '');
  if (unwanted.length === 0) return;
  const named = queries.select({ id: labels.id }).from(labels).where(inArray(labels.title, unwanted));
  await queries.delete(mergeRequestLabels).where(and(isOfMergeRequest, inArray(mergeRequestLabels.labelId, named)));
}

async function findId(queries: Queries, project: Project, title: string): Promise<number | undefined> {
  const [label] = await queries
    .select({ id: labels.id })
    .from(labels)
    .where(and(isLabelAvailableIn(project), eq(labels.title, title)));
  return label?.id;
}

const create = async (queries: Queries, project: Project, name: string): Promise<number> =>
  createLabel(queries, project, { name, color: standardColor });
