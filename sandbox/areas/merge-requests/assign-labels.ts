import { and, eq, inArray } from 'drizzle-orm';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { labels, mergeRequestLabels } from '../../database/schema/index.ts';
import { isForProject } from '../project-labels/label-queries.ts';
import { createLabel } from '../project-labels/write-label.ts';

/** The colour of a label that somebody only names. */
const standardColor = '#6699cc';

/** Names of labels with commas between them: all that a merge request is to have, or some to add or remove. */
export interface LabelChanges {
  readonly labels?: string;
  readonly add_labels?: string;
  readonly remove_labels?: string;
}

/** Changes the labels of a merge request. Labels that do not exist yet are created. */
export async function assignLabels(
  queries: Queries,
  project: Project,
  mergeRequestId: number,
  { labels: all, add_labels: added, remove_labels: removed }: LabelChanges,
): Promise<void> {
  const isOfRequest = eq(mergeRequestLabels.mergeRequestId, mergeRequestId);
  if (all !== undefined) await queries.delete(mergeRequestLabels).where(isOfRequest);
  for (const title of namesIn(`${all ?? ''},${added ?? ''}`)) {
    const labelId = (await findId(queries, project, title)) ?? (await create(queries, project, title));
    await queries.insert(mergeRequestLabels).values({ mergeRequestId, labelId }).onConflictDoNothing();
  }
  const unwanted = namesIn(removed ?? '');
  if (unwanted.length === 0) return;
  const named = queries.select({ id: labels.id }).from(labels).where(inArray(labels.title, unwanted));
  await queries.delete(mergeRequestLabels).where(and(isOfRequest, inArray(mergeRequestLabels.labelId, named)));
}

/** The names in a list that is separated by commas, each once. */
export const namesIn = (list: string): string[] => [
  ...new Set(
    list
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name !== ''),
  ),
];

async function findId(queries: Queries, project: Project, title: string): Promise<number | undefined> {
  const [label] = await queries
    .select({ id: labels.id })
    .from(labels)
    .where(and(isForProject(project), eq(labels.title, title)));
  return label?.id;
}

const create = async (queries: Queries, project: Project, name: string): Promise<number> =>
  createLabel(queries, project, { name, color: standardColor });
