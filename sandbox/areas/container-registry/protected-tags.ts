import { eq } from 'drizzle-orm';
import type { Queries } from '../../database/database.ts';
import { registryProtectionRules } from '../../database/schema/index.ts';
import { nameExpression, type MatchesName } from './name-expression.ts';

/** Returns a function that returns true if a protection rule of a project matches a tag name. */
export async function readProtection(queries: Queries, projectId: number): Promise<MatchesName> {
  const rules = await queries
    .select()
    .from(registryProtectionRules)
    .where(eq(registryProtectionRules.projectId, projectId));
  const expressions = rules.map(({ tagNamePattern }) => nameExpression(tagNamePattern));
  return (name) => expressions.some((matches) => matches(name));
}
