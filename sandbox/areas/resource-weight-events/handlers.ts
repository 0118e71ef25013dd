import { and, asc, eq } from '../../database/drizzle.ts';
import type { ResourceWeightEventsHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { IssueWeightEvent } from '@forgespec/sdk/types';
import type { User } from '../../access/authenticate.ts';
import { findProject } from '../../access/find-project.ts';
import type { Addresses } from '../../addresses.ts';
import type { Queries } from '../../database/database.ts';
import { issues, issueWeightEvents, users } from '../../database/schema/index.ts';
import { reading, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { userSummary } from '../../views/user-view.ts';

/** The handlers for the history of issue weights. */
export const resourceWeightEvents = ({ queries, addresses }: AreaServices): ResourceWeightEventsHandlers => ({
  list: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    const where = eq(issueWeightEvents.issueId, await findIssueId(queries, caller, path));
    return pageOf(url, query, await countRows(queries, issueWeightEvents, where), async ({ limit, offset }) => {
      const rows = await selectEvents(queries)
        .where(where)
        .orderBy(asc(issueWeightEvents.id))
        .limit(limit)
        .offset(offset);
      return rows.map((row) => eventView(row, addresses));
    });
  }),

  get: reading(queries, async ({ path }, { queries, caller }) => {
    const issueId = await findIssueId(queries, caller, path);
    const condition = and(
      eq(issueWeightEvents.issueId, issueId),
      eq(issueWeightEvents.id, path.resource_weight_event_id),
    );
    const [row] = await selectEvents(queries).where(condition);
    if (row === undefined) throw new Refusal(404, 'There is no such event');
    return { status: 200, body: eventView(row, addresses) };
  }),
});

async function findIssueId(
  queries: Queries,
  caller: User,
  { id, issue_iid: iid }: { readonly id: number | string; readonly issue_iid: number },
): Promise<number> {
  const project = await findProject(queries, caller, id);
  const [issue] = await queries
    .select({ id: issues.id })
    .from(issues)
    .where(and(eq(issues.projectId, project.id), eq(issues.iid, iid)));
  if (issue === undefined) throw new Refusal(404, 'There is no such issue');
  return issue.id;
}

const selectEvents = (queries: Queries) =>
  queries
    .select({ event: issueWeightEvents, user: users })
    .from(issueWeightEvents)
    .innerJoin(users, eq(users.id, issueWeightEvents.userId));

const eventView = (
  { event, user }: { readonly event: typeof issueWeightEvents.$inferSelect; readonly user: User },
  addresses: Addresses,
): IssueWeightEvent => ({
  id: event.id,
  user: userSummary(user, addresses),
  created_at: event.createdAt.toISOString(),
  issue_id: event.issueId,
  weight: event.weight,
});
