import { and, asc, eq } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type {
  DeployAccessLevel,
  DeployAccessLevelUpdate,
  DeployApprovalRule,
  DeployApprovalRuleUpdate,
} from '@forgespec/sdk/types';
import type { Project } from '../../access/find-project.ts';
import type { Queries } from '../../database/database.ts';
import { approvalRules, deployAccessLevels, namespaces, users } from '../../database/schema/index.ts';
import { readSubject } from './access-subject.ts';

/**
 * The table of deploy access levels, or the table of approval rules. A protected environment has entries in both
 * tables.
 */
type EntryTable = typeof approvalRules | typeof deployAccessLevels;

/** An item of a list in a request body. It adds, changes or removes an entry of a protected environment. */
type Step = DeployAccessLevelUpdate | DeployApprovalRuleUpdate;

/**
 * Adds, changes and removes the entries of a protected environment in one of the two tables.
 *
 * @throws {Refusal} 422 if an entry does not belong to the environment, or if its user or group has no access to the
 * project.
 */
export async function applySteps(
  queries: Queries,
  project: Project,
  table: EntryTable,
  environmentId: number,
  steps: readonly Step[],
): Promise<void> {
  for (const step of steps) {
    if ('_destroy' in step && step._destroy === true) {
      const condition = and(eq(table.environmentId, environmentId), eq(table.id, step.id));
      requireEntry(await queries.delete(table).where(condition).returning(), step.id);
    } else if (step.id === undefined) {
      await queries.insert(table).values({ environmentId, ...(await readEntry(queries, project, step)) });
    } else {
      const condition = and(eq(table.environmentId, environmentId), eq(table.id, step.id));
      const changed = await queries
        .update(table)
        .set(await readEntry(queries, project, step))
        .where(condition)
        .returning();
      requireEntry(changed, step.id);
    }
  }
}

type WritingStep = Exclude<Step, { readonly _destroy: true }>;

/**
 * Returns the columns to set for an item of a request. Omits the columns of absent properties. An omitted column keeps
 * its value in an existing entry, and gets its default in a new entry.
 */
async function readEntry(queries: Queries, project: Project, step: WritingStep) {
  const requiredApprovals = 'required_approvals' in step ? step.required_approvals : undefined;
  if (requiredApprovals !== undefined && requiredApprovals < 0) {
    throw new Refusal(422, 'required_approvals must not be negative');
  }
  return {
    ...(await readSubject(queries, project, step)),
    ...(step.group_inheritance_type === undefined ? {} : { groupInheritanceType: step.group_inheritance_type }),
    ...(requiredApprovals === undefined ? {} : { requiredApprovals }),
  };
}

function requireEntry(rows: readonly unknown[], id: number): void {
  if (rows.length === 0) throw new Refusal(422, `The environment has no entry ${id}`);
}

/** Returns the deploy access levels of an environment. */
export async function selectDeployAccess(queries: Queries, environmentId: number): Promise<DeployAccessLevel[]> {
  const rows = await queries
    .select({ entry: deployAccessLevels, userName: users.name, groupName: namespaces.name })
    .from(deployAccessLevels)
    .leftJoin(users, eq(users.id, deployAccessLevels.userId))
    .leftJoin(namespaces, eq(namespaces.id, deployAccessLevels.groupId))
    .where(eq(deployAccessLevels.environmentId, environmentId))
    .orderBy(asc(deployAccessLevels.id));
  return rows.map(entryView);
}

/** Returns the approval rules of an environment. */
export async function selectApprovalRules(queries: Queries, environmentId: number): Promise<DeployApprovalRule[]> {
  const rows = await queries
    .select({ entry: approvalRules, userName: users.name, groupName: namespaces.name })
    .from(approvalRules)
    .leftJoin(users, eq(users.id, approvalRules.userId))
    .leftJoin(namespaces, eq(namespaces.id, approvalRules.groupId))
    .where(eq(approvalRules.environmentId, environmentId))
    .orderBy(asc(approvalRules.id));
  return rows.map((row) => ({ ...entryView(row), required_approvals: row.entry.requiredApprovals }));
}

interface EntryRow {
  readonly entry: Omit<typeof deployAccessLevels.$inferSelect, 'environmentId'>;
  readonly userName: string | null;
  readonly groupName: string | null;
}

const levelNames = { 30: 'Developers', 40: 'Maintainers', 60: 'Administrators' } as const;

const entryView = ({ entry, userName, groupName }: EntryRow): DeployAccessLevel => ({
  id: entry.id,
  access_level: entry.accessLevel,
  access_level_description: userName ?? groupName ?? levelNames[entry.accessLevel ?? 30],
  user_id: entry.userId,
  group_id: entry.groupId,
  group_inheritance_type: entry.groupInheritanceType,
});
