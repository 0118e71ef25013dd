import { and, eq, or, type SQL } from 'drizzle-orm';
import { Refusal } from '@forgespec/sdk/server';
import type { User } from '../../access/authenticate.ts';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { labels } from '../../database/schema/index.ts';
import { isLabelAvailableIn, isOfProject, selectLabels, type LabelRow } from './label-queries.ts';

/**
 * Finds a label by its id or its title. A number is always an id, even if another label has it as title.
 *
 * @param scope `project` to find only labels of the project itself; `groups` to also find those of the groups above it.
 * @throws {Refusal} 404 if there is none.
 */
export async function findLabel(
  queries: Queries,
  project: Project,
  caller: User,
  named: number | string,
  scope: 'groups' | 'project',
): Promise<LabelRow> {
  const where = and(scope === 'project' ? isOfProject(project) : isLabelAvailableIn(project), hasNumberOrTitle(named));
  const found = await selectLabels(queries, project, caller, where, { limit: 2, offset: 0 });
  const label = found.find(({ id }) => id === Number(named)) ?? found[0];
  if (label === undefined) throw new Refusal(404, 'There is no such label');
  return label;
}

function hasNumberOrTitle(named: number | string): SQL | undefined {
  const hasTitle = eq(labels.title, String(named));
  return /^\d{1,9}$/u.test(String(named)) ? or(eq(labels.id, Number(named)), hasTitle) : hasTitle;
}
