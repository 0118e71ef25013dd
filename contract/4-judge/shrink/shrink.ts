import type { Case } from '../../2-plan/cases/case.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { RunContext } from '../../3-ask/context.ts';
import type { CaseExchange } from '../../3-ask/create-session.ts';
import { exchangesToShow } from '../../3-ask/case-result.ts';
import { attemptCase } from '../../3-ask/run-case.ts';
import type { Finding } from '../../2-plan/finding.ts';
import type { Edit } from '../../2-plan/edit.ts';
import { breaksNoNewRule, removalEdits, shorteningEdits } from './smaller-edits.ts';

/** A failure is asked about again so often at most. */
const maxAttempts = 40;
/** The deepest place of a body that is looked at. */
const deepest = 4;

/** Whether a case may be asked again: it reads, or all that it changes is its own, and is removed again. */
export const canShrink = ({ fixtures }: RunContext, { kind, level, operation }: Case): boolean =>
  level !== 'full' &&
  kind !== 'chain' &&
  kind !== 'pagination' &&
  fixtures.operations[operation.name]?.consumes !== true;

/**
 * Makes the request of a failed case as small as it can be and still break the same rule: asks the case again with less in its
 * calls. What the case is about stays, and so does whatever the description requires.
 *
 * @param broken the rule that has to stay broken.
 * @returns the requests that were found, the one that fails last; undefined when the failure does not come again.
 */
export async function shrink(
  context: RunContext,
  each: Case,
  broken: Finding,
): Promise<readonly CaseExchange[] | undefined> {
  const { subject } = context;
  const { operation, about } = each;
  const wanted = fingerprintOf([broken]);
  let attempts = 0;
  let shown: readonly CaseExchange[] | undefined;
  const kept: Edit[] = [];

  const attempt = async (edits: readonly Edit[]) => {
    attempts += 1;
    const { result, call } = await attemptCase(context, each, edits);
    const { verdict } = result;
    const isBroken =
      verdict.kind === 'failed' && verdict.findings.some((finding) => fingerprintOf([finding]) === wanted);
    if (isBroken) shown = exchangesToShow(result);
    return { isBroken, call };
  };

  const { isBroken, call } = await attempt([]);
  if (!isBroken) return undefined;
  if (call === undefined) return shown;

  const stays = async (edits: readonly Edit[]): Promise<boolean> => {
    const together = [...kept, ...edits];
    if (attempts >= maxAttempts || !breaksNoNewRule(subject, operation, call, together)) return false;
    if (!(await attempt(together)).isBroken) return false;
    kept.push(...edits);
    return true;
  };

  /** Takes away all of them, or else all of each half, down to single ones. */
  const remove = async (edits: readonly Edit[]): Promise<void> => {
    if (edits.length === 0 || (await stays(edits)) || edits.length === 1) return;
    const middle = edits.length >> 1;
    await remove(edits.slice(0, middle));
    await remove(edits.slice(middle));
  };

  const isGone = ({ in: place, keys }: Edit): boolean =>
    kept.some((edit) => edit.in === place && edit.keys.every((key, index) => keys[index] === key));
  for (let depth = 0; depth <= deepest; depth += 1) {
    await remove(removalEdits(operation, call, depth, about).filter((edit) => !isGone(edit)));
  }
  for (const shorter of shorteningEdits(call, about)) {
    for (const edit of shorter) if (isGone(edit) || (await stays([edit]))) break;
  }
  return shown;
}
