import type { Condition } from '../condition.ts';
import type { CheckStep } from '../step.ts';

/** A schema without functions of its own. Its conditions are printed in the functions that use the schema. */
export interface Inline {
  /** The condition under which a value is invalid. */
  readonly failure: Condition;
  /** The checks that add issues. Undefined if only a function can add the issues. */
  readonly checks: InlineChecks | undefined;
}

export interface InlineChecks {
  /** Checks that also fail if the value is absent. */
  readonly ofShape: readonly CheckStep[];
  /** Checks that fail only for a value of a certain type, and therefore not for an absent value. */
  readonly ofDetails: readonly CheckStep[];
}

/** Returns a copy of a check. A failure of the copy does not end the function. */
export const asPart = (step: CheckStep): CheckStep => ({ ...step, isShape: false });
