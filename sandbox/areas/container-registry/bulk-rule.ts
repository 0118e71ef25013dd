import { Refusal } from '@forgespec/sdk/server/refusal';
import type { RegistryTagsBulkDelete } from '@forgespec/sdk/types';
import type { BulkRule } from '../../jobs/job.ts';
import { readDuration } from './duration.ts';
import { nameExpression, requireExpression, type MatchesName } from './name-expression.ts';

/**
 * Reads a deletion rule from the body of a request. The rule selects the tags to delete.
 *
 * @param now the current time of the sandbox. The rule selects only tags that were created more than `older_than`
 * before this time.
 * @throws {Refusal} 422 if an expression, the duration or `keep_n` is invalid.
 */
export function readBulkRule(body: RegistryTagsBulkDelete, now: Date): BulkRule {
  const { name_regex_keep: namesToKeep, keep_n: keep = 0, older_than: olderThan } = body;
  if (keep < 0) throw new Refusal(422, 'keep_n must be 0 or more');
  const age = olderThan === undefined ? undefined : readDuration(olderThan);
  if (olderThan !== undefined && age === undefined) {
    throw new Refusal(422, 'older_than must be a duration such as 1h, 1d or 1month');
  }
  if (body.name_regex !== undefined) requireExpression('name_regex', body.name_regex);
  return {
    namesToDelete: requireExpression('name_regex_delete', body.name_regex_delete ?? body.name_regex ?? ''),
    keep,
    ...(namesToKeep === undefined ? {} : { namesToKeep: requireExpression('name_regex_keep', namesToKeep) }),
    ...(age === undefined ? {} : { createdBefore: now.getTime() - age }),
  };
}

/** A tag, and the time when its manifest was created. */
export interface DatedTag {
  readonly name: string;
  readonly createdAt: Date;
}

/**
 * Returns the names of the tags that a rule selects. A rule never selects the tag `latest` or a protected tag. From the
 * other tags with matching names, a rule keeps the `keep_n` newest.
 *
 * @param tags all tags of an image repository, the newest first.
 */
export function chooseTags(tags: readonly DatedTag[], rule: BulkRule, isProtected: MatchesName): string[] {
  const { namesToDelete, namesToKeep, keep, createdBefore = Number.POSITIVE_INFINITY } = rule;
  const isToDelete = nameExpression(namesToDelete);
  const isToKeep = namesToKeep === undefined ? () => false : nameExpression(namesToKeep);
  return tags
    .filter(({ name }) => name !== 'latest' && isToDelete(name) && !isToKeep(name) && !isProtected(name))
    .slice(keep)
    .filter(({ createdAt }) => createdAt.getTime() < createdBefore)
    .map(({ name }) => name);
}
