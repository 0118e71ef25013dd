import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registryProtectionRules } from '../../database/schema/index.ts';
import { nameExpression, type MatchesName } from './name-expression.ts';

/** Tells of the tags of a project whether a protection rule matches them. */
export async function readProtection(queries: Queries, projectId: number): Promise<MatchesName> {
  const rules = await queries
    .select()
    .from(registryProtectionRules)
    .where(eq(registryProtectionRules.projectId, projectId));
  const expressions = rules.map(({ tagNamePattern }) => nameExpression(tagNamePattern));
  return (name) => expressions.some((matches) => matches(name));
}
