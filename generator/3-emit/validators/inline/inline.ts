import type { Condition } from '../condition.ts';
import type { CheckStep } from '../step.ts';

/** A schema without its own function: its conditions are printed at the place of use. */
export interface Inline {
  /** The condition under which the value is not valid. */
  readonly failure: Condition;
  /** One condition for each possible issue; undefined if the issues need a function. */
  readonly checks: InlineChecks | undefined;
}

export interface InlineChecks {
  /** Conditions that are true for an absent value as well. */
  readonly ofShape: readonly CheckStep[];
  /** Conditions that check the type themselves. */
  readonly ofDetails: readonly CheckStep[];
}

/** Returns a check whose failure does not end the function of the whole value. */
export const asPart = (step: CheckStep): CheckStep => ({ ...step, isShape: false });
