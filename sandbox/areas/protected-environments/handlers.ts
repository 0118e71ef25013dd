import { and, asc, eq } from '../../database/drizzle.ts';
import type { ProtectedEnvironmentsHandlers } from '@forgespec/sdk/server';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { ProtectedEnvironment, ProtectedEnvironmentDetail } from '@forgespec/sdk/types';
import { findProjectAs, type Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { approvalRules, deployAccessLevels, protectedEnvironments } from '../../database/schema/index.ts';
import { reading, writing, type AreaServices } from '../../requests/handle.ts';
import { countRows, pageOf } from '../../requests/page.ts';
import { applySteps, selectApprovalRules, selectDeployAccess } from './environment-entries.ts';

type EnvironmentRow = typeof protectedEnvironments.$inferSelect;

/** The handlers for protected environments. */
export const protectedEnvironmentsArea = ({ queries }: AreaServices): ProtectedEnvironmentsHandlers => ({
  list: reading(queries, async ({ path, query }, { queries, caller, url }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const where = eq(protectedEnvironments.projectId, project.id);
    return pageOf(url, query, await countRows(queries, protectedEnvironments, where), async ({ limit, offset }) => {
      const rows = await queries
        .select()
        .from(protectedEnvironments)
        .where(where)
        .orderBy(asc(protectedEnvironments.name))
        .limit(limit)
        .offset(offset);
      return Promise.all(rows.map((row) => environmentView(queries, row)));
    });
  }),

  get: reading(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    return { status: 200, body: await environmentView(queries, await findEnvironment(queries, project, path.name)) };
  }),

  protect: writing(queries, async ({ path, body }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    if (body.name.trim() === '') throw new Refusal(422, 'The name of an environment must not be empty');
    const [row] = await queries
      .insert(protectedEnvironments)
      .values({ projectId: project.id, name: body.name })
      .onConflictDoNothing()
      .returning();
    if (row === undefined) throw new Refusal(422, `${body.name} is protected already`);
    await applySteps(queries, project, deployAccessLevels, row.id, body.deploy_access_levels);
    await applySteps(queries, project, approvalRules, row.id, body.approval_rules ?? []);
    return { status: 201, body: await detailView(queries, row) };
  }),

  update: writing(queries, async ({ path, body = {} }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const row = await findEnvironment(queries, project, path.name, 'for update');
    await applySteps(queries, project, deployAccessLevels, row.id, body.deploy_access_levels ?? []);
    await applySteps(queries, project, approvalRules, row.id, body.approval_rules ?? []);
    return { status: 200, body: await detailView(queries, row) };
  }),

  unprotect: writing(queries, async ({ path }, { queries, caller }) => {
    const project = await findProjectAs('Maintainer', queries, caller, path.id);
    const { id } = await findEnvironment(queries, project, path.name, 'for update');
    await queries.delete(protectedEnvironments).where(eq(protectedEnvironments.id, id));
    return { status: 204 };
  }),
});

/**
 * Finds a protected environment.
 *
 * @param lock `for update` to lock the environment. Other transactions that change it then wait until the current
 * transaction ends.
 * @throws {Refusal} 404 if the project has no such protected environment.
 */
async function findEnvironment(
  queries: Queries,
  { id: projectId }: Project,
  name: string,
  lock?: 'for update',
): Promise<EnvironmentRow> {
  const condition = and(eq(protectedEnvironments.projectId, projectId), eq(protectedEnvironments.name, name));
  const query = queries.select().from(protectedEnvironments).where(condition);
  const [row] = await (lock === undefined ? query : query.for('update'));
  if (row === undefined) throw new Refusal(404, 'There is no such protected environment');
  return row;
}

/**
 * Returns the response body for a request that reads a protected environment. The body contains the number of required
 * approvals, but not the approval rules.
 */
async function environmentView(queries: Queries, row: EnvironmentRow): Promise<ProtectedEnvironment> {
  const { approval_rules: _, ...environment } = await detailView(queries, row);
  return environment;
}

async function detailView(queries: Queries, { id, name }: EnvironmentRow): Promise<ProtectedEnvironmentDetail> {
  const rules = await selectApprovalRules(queries, id);
  return {
    name,
    deploy_access_levels: await selectDeployAccess(queries, id),
    approval_rules: rules,
    required_approval_count: rules.reduce((sum, { required_approvals: approvals }) => sum + approvals, 0),
  };
}
