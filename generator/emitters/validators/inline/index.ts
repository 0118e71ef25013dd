import type { KeywordSchema, Schema } from '@forgespec/model';
import { size } from '../condition.ts';
import type { Scope } from '../scope.ts';
import { usesOnly } from '../used-keywords.ts';
import { choice } from './choice.ts';
import type { Inline } from './inline.ts';
import { list } from './list.ts';
import { presence } from './presence.ts';
import { scalar } from './scalar.ts';

/** The largest number of comparisons and calls in an inline condition. A longer condition would be hard to read. */
const mostParts = 6;

/**
 * Returns the conditions of a simple schema, such as the schema of a string. Returns undefined if the schema needs functions of its own in
 * the generated module.
 */
export function inline(schema: KeywordSchema, scope: Scope): Inline | undefined {
  const found =
    scalar(schema, scope) ?? list(schema, scope) ?? choice(schema, scope, isSimple) ?? presence(schema, scope);
  return found === undefined || size(found.failure) > mostParts ? undefined : found;
}

const isSimple = (schema: Schema, scope: Scope): boolean =>
  schema.kind === 'boolean' || usesOnly(schema, ['reference']) || inline(schema, scope) !== undefined;
