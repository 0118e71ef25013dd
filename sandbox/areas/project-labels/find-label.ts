import { and, eq, or, type SQL } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { User } from '../../access/authenticate.ts';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { labels } from '../../database/schema/index.ts';
import { isLabelAvailableIn, isOfProject, selectLabels, type LabelRow } from './label-queries.ts';

/**
 * Finds a label by its id or its title. A text can be the id of one label and the title of another label. In this case, the
 * function returns the label with the id.
 *
 * @param scope `project` to find only labels of the project itself; `groups` to find also labels of the groups that contain
 * the project.
 * @param lock `for update` to lock the label. Other transactions that change the label then wait until the current
 * transaction ends.
 * @throws {Refusal} 404 if the label does not exist.
 */
export async function findLabel(
  queries: Queries,
  project: Project,
  caller: User,
  idOrTitle: number | string,
  scope: 'groups' | 'project',
  lock?: 'for update',
): Promise<LabelRow> {
  const where = and(scope === 'project' ? isOfProject(project) : isLabelAvailableIn(project), hasIdOrTitle(idOrTitle));
  const found = await selectLabels(queries, project, caller, where, { limit: 2, offset: 0 }, lock);
  const label = found.find(({ id }) => id === Number(idOrTitle)) ?? found[0];
  if (label === undefined) throw new Refusal(404, 'There is no such label');
  return label;
}

function hasIdOrTitle(idOrTitle: number | string): SQL | undefined {
  const hasTitle = eq(labels.title, String(idOrTitle));
  return /^\d{1,9}$/u.test(String(idOrTitle)) ? or(eq(labels.id, Number(idOrTitle)), hasTitle) : hasTitle;
}
