import { and, eq, inArray } from '../../database/drizzle.ts';
import { Refusal } from '@forgespec/sdk/server/refusal';
import type { Queries } from '../../database/database.ts';
import { registryProtectionRules, registryRepositories, registryTags } from '../../database/schema/index.ts';
import type { BulkRule } from '../../jobs/job.ts';
import { chooseTags } from './bulk-rule.ts';
import { nameExpression, type MatchesName } from './name-expression.ts';
import type { RepositoryRow } from './repository-queries.ts';
import { selectDatedTags } from './tag-queries.ts';

/**
 * Deletes a tag. The image to which the tag refers stays.
 *
 * @throws {Refusal} 404 if the tag does not exist; 403 if the tag is protected.
 */
export async function deleteTag(queries: Queries, { id, projectId }: RepositoryRow, name: string): Promise<void> {
  const isProtected = await readProtection(queries, projectId);
  const deleted = await queries
    .delete(registryTags)
    .where(and(eq(registryTags.repositoryId, id), eq(registryTags.name, name)))
    .returning();
  if (deleted.length === 0) throw new Refusal(404, 'There is no such tag');
  // `queries` is a transaction. The error rolls it back, so the tag is not deleted.
  if (isProtected(name)) throw new Refusal(403, `The tag ${name} is protected`);
}

/** Deletes the tags that a rule selects. */
export async function deleteTags(queries: Queries, repositoryId: number, rule: BulkRule): Promise<void> {
  await queries.transaction(async (transaction) => {
    const [repository] = await transaction
      .select()
      .from(registryRepositories)
      .where(eq(registryRepositories.id, repositoryId));
    if (repository === undefined) return;
    const isProtected = await readProtection(transaction, repository.projectId);
    const names = chooseTags(await selectDatedTags(transaction, repositoryId), rule, isProtected);
    await transaction
      .delete(registryTags)
      .where(and(eq(registryTags.repositoryId, repositoryId), inArray(registryTags.name, names)));
  });
}

/** Returns a function that checks if a protection rule of the project matches a tag name. */
async function readProtection(queries: Queries, projectId: number): Promise<MatchesName> {
  const rules = await queries
    .select()
    .from(registryProtectionRules)
    .where(eq(registryProtectionRules.projectId, projectId));
  const expressions = rules.map(({ tagNamePattern }) => nameExpression(tagNamePattern));
  return (name) => expressions.some((matches) => matches(name));
}
