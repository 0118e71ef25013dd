import type { Condition } from '../condition.ts';
import type { CheckStep } from '../step.ts';

/**
 * The conditions of a schema that needs no functions. The conditions are printed in the functions that use the schema.
 */
export interface Inline {
  /** The condition under which a value is invalid. */
  readonly failure: Condition;
  /** The checks that add issues. Undefined if the issues must be added in a function for this schema. */
  readonly checks: InlineChecks | undefined;
}

export interface InlineChecks {
  /** Checks that also fail if the value is absent. */
  readonly ofShape: readonly CheckStep[];
  /** Checks that fail only for values of a certain type. These checks never fail if the value is absent. */
  readonly ofDetails: readonly CheckStep[];
}

/** Returns a copy of a check. A failure of the copy does not end the function. */
export const asPart = (step: CheckStep): CheckStep => ({ ...step, isShape: false });
