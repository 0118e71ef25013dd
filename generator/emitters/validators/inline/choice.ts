import type { KeywordSchema, Schema } from '@forgespec/model';
import { stepsAbout } from '../keywords/index.ts';
import type { Scope } from '../scope.ts';
import { usesOnly } from '../used-keywords.ts';
import { asPart, type Inline } from './inline.ts';

/**
 * If a schema has only `anyOf` or `oneOf`, and all options are simple, returns its conditions. Otherwise returns undefined.
 *
 * @param isSimple returns true if an option does not need a function of its own.
 */
export function choice(
  schema: KeywordSchema,
  scope: Scope,
  isSimple: (option: Schema, scope: Scope) => boolean,
): Inline | undefined {
  if (scope.known !== 'nothing' || !usesOnly(schema, ['anyOf', 'oneOf'])) return undefined;
  const [only, ...more] = stepsAbout('any', schema, scope);
  const options = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (more.length > 0 || !options.every((option) => isSimple(option, scope))) return undefined;
  if (only?.kind === 'check') return { failure: only.fails, checks: { ofShape: [asPart(only)], ofDetails: [] } };
  return only?.kind === 'split' ? { failure: only.check.fails, checks: undefined } : undefined;
}
