import type { Case } from '../../2-plan/cases/case.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { RunContext } from '../../3-ask/context.ts';
import type { CaseExchange } from '../../3-ask/create-session.ts';
import { exchangesToShow } from '../../3-ask/case-result.ts';
import { attemptCase } from '../../3-ask/run-case.ts';
import type { Finding } from '../../2-plan/finding.ts';
import type { Edit } from '../../2-plan/edit.ts';
import { breaksNoNewRule, removalEdits, shorteningEdits } from './smaller-edits.ts';

/** The maximum number of attempts to make the requests of one case smaller. */
const maxAttempts = 40;
/** The maximum depth at which properties and items of a body are removed. */
const deepest = 4;

/**
 * Returns true if a case may be repeated with smaller requests. The case must change nothing, or only resources that it creates and
 * deletes. Cases of the kinds `chain` and `pagination` are not shrunk.
 */
export const canShrink = ({ fixtures }: RunContext, { kind, level, operation }: Case): boolean =>
  level !== 'full' &&
  kind !== 'chain' &&
  kind !== 'pagination' &&
  fixtures.operations[operation.name]?.consumes !== true;

/**
 * Finds the smallest request that still violates the same rule. Repeats the case with fewer and shorter values in its requests.
 * Does not remove the tested parameter or property, or required values.
 *
 * @param broken the finding that a smaller request must still cause.
 * @returns the smallest requests, the failing request last. Undefined if the failure does not occur again.
 */
export async function shrink(
  context: RunContext,
  testCase: Case,
  broken: Finding,
): Promise<readonly CaseExchange[] | undefined> {
  const { subject } = context;
  const { operation, about } = testCase;
  const wanted = fingerprintOf([broken]);
  let attempts = 0;
  let shown: readonly CaseExchange[] | undefined;
  const kept: Edit[] = [];

  const attempt = async (edits: readonly Edit[]) => {
    attempts += 1;
    const { result, call } = await attemptCase(context, testCase, edits);
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

  /**
   * Tries to remove all values at once. If the failure then disappears, tries each half of the values, then halves of the
   * halves, down to single values.
   */
  const remove = async (edits: readonly Edit[]): Promise<void> => {
    if (edits.length === 0 || (await stays(edits)) || edits.length === 1) return;
    const middle = edits.length >> 1;
    await remove(edits.slice(0, middle));
    await remove(edits.slice(middle));
  };

  const isGone = ({ in: location, keys }: Edit): boolean =>
    kept.some((edit) => edit.in === location && edit.keys.every((key, index) => keys[index] === key));
  for (let depth = 0; depth <= deepest; depth += 1) {
    await remove(removalEdits(operation, call, depth, about).filter((edit) => !isGone(edit)));
  }
  for (const shorter of shorteningEdits(call, about)) {
    for (const edit of shorter) if (isGone(edit) || (await stays([edit]))) break;
  }
  return shown;
}
