import type { KeywordSchema } from '@forgespec/model';
import { all, any, never, not } from '../condition.ts';
import { notEvery } from '../each-condition.ts';
import { ifNotNull, isType, onlyType } from '../family.ts';
import { stepsAbout } from '../keywords/index.ts';
import type { Scope } from '../scope.ts';
import { usesOnly } from '../used-keywords.ts';
import type { Inline } from './inline.ts';

/**
 * Returns the condition of a schema that allows only arrays, or arrays and null. Returns undefined if the schema has
 * another type, or a further keyword such as `contains`. The result does not have checks, because the issues must be
 * added in a loop.
 */
export function list(schema: KeywordSchema, scope: Scope): Inline | undefined {
  if (scope.known !== 'nothing' || onlyType(schema) !== 'array') return undefined;
  if (!usesOnly(schema, ['type', 'items', 'minItems', 'maxItems', 'uniqueItems'])) return undefined;
  const failures = stepsAbout('array', schema, scope).flatMap((step) => {
    if (step.kind === 'check') return [step.fails];
    return step.kind === 'each' ? [notEvery(step, scope) ?? never] : [];
  });
  const failure = any([not(isType('array', scope)), ...failures]);
  return { failure: all([ifNotNull(schema, scope.value), failure]), checks: undefined };
}
