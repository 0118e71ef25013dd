import type { KeywordSchema } from '../../../2-model/schema.ts';
import { all, any, never, not } from '../condition.ts';
import { notEvery } from '../each-condition.ts';
import { ifNotNull, isType, onlyType } from '../family.ts';
import { stepsAbout } from '../keywords/index.ts';
import type { Scope } from '../scope.ts';
import { usesOnly } from '../used-keywords.ts';
import type { Inline } from './inline.ts';

/**
 * Returns the condition of an array with simple items. The result does not have checks, because adding the issues needs
 * a loop.
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
