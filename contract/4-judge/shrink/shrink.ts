import type { Case } from '../../2-plan/cases/case.ts';
import type { Arguments } from '../../http/arguments.ts';
import { fingerprintOf } from '../fingerprint.ts';
import type { RunContext } from '../../3-ask/context.ts';
import type { CaseExchange } from '../../3-ask/case-exchange.ts';
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
 * deletes. Cases of the kinds `chain`, `filter`, `list`, `pagination` and `write`
 * are not shrunk.
 */
export const canShrink = ({ fixtures }: RunContext, { kind, level, operation }: Case): boolean =>
  level !== 'full' &&
  kind !== 'chain' &&
  kind !== 'filter' &&
  kind !== 'hostile' &&
  kind !== 'list' &&
  kind !== 'pagination' &&
  kind !== 'write' &&
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
  const shrinking = new Shrinking(context, testCase, broken);
  const { isBroken, args } = await shrinking.attempt([]);
  if (!isBroken) return undefined;
  if (args !== undefined) await shrinking.shrink(args);
  return shrinking.shown;
}

class Shrinking {
  /** The smallest requests that were found so far. */
  shown: readonly CaseExchange[] | undefined;
  private readonly context: RunContext;
  private readonly testCase: Case;
  private readonly wanted: string;
  private readonly kept: Edit[] = [];
  private attempts = 0;

  constructor(context: RunContext, testCase: Case, broken: Finding) {
    this.context = context;
    this.testCase = testCase;
    this.wanted = fingerprintOf([broken]);
  }

  /** Runs the case with edited requests. `isBroken` is true if the case still has the finding. */
  async attempt(edits: readonly Edit[]): Promise<{ readonly isBroken: boolean; readonly args: Arguments | undefined }> {
    this.attempts += 1;
    const { result, args } = await attemptCase(this.context, this.testCase, edits);
    const { verdict } = result;
    const isBroken =
      verdict.kind === 'failed' && verdict.findings.some((finding) => fingerprintOf([finding]) === this.wanted);
    if (isBroken) this.shown = exchangesToShow(result);
    return { isBroken, args };
  }

  /** Removes values of a request, from the outside to the inside, and then shortens the remaining values. */
  async shrink(args: Arguments): Promise<void> {
    const { operation, about } = this.testCase;
    for (let depth = 0; depth <= deepest; depth += 1) {
      const edits = removalEdits(operation, args, depth, about).filter((edit) => !this.isRemoved(edit));
      await this.remove(args, edits);
    }
    for (const shorter of shorteningEdits(args, about)) await this.shorten(args, shorter);
  }

  /**
   * Tries to remove all values at once. If the failure then disappears, tries each half of the values, then halves of the
   * halves, down to single values.
   */
  private async remove(args: Arguments, edits: readonly Edit[]): Promise<void> {
    if (edits.length === 0 || (await this.keep(args, edits)) || edits.length === 1) return;
    const middle = edits.length >> 1;
    await this.remove(args, edits.slice(0, middle));
    await this.remove(args, edits.slice(middle));
  }

  /** Makes one value as short as possible. The first edit shortens it most. */
  private async shorten(args: Arguments, edits: readonly Edit[]): Promise<void> {
    for (const edit of edits) if (this.isRemoved(edit) || (await this.keep(args, [edit]))) return;
  }

  /** Keeps edits if the case still fails with them. Returns true if they are kept. */
  private async keep(args: Arguments, edits: readonly Edit[]): Promise<boolean> {
    const { subject } = this.context;
    const together = [...this.kept, ...edits];
    if (this.attempts >= maxAttempts || !breaksNoNewRule(subject, this.testCase.operation, args, together))
      return false;
    if (!(await this.attempt(together)).isBroken) return false;
    this.kept.push(...edits);
    return true;
  }

  /** Returns true if an edit is kept that removes or shortens the value of the given edit, or a value around it. */
  private isRemoved({ in: location, keys }: Edit): boolean {
    return this.kept.some((edit) => edit.in === location && edit.keys.every((key, index) => keys[index] === key));
  }
}
