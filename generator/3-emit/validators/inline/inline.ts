import type { Condition } from '../condition.ts';
import type { CheckStep } from '../step.ts';

/** A schema that needs no function of its own: what it asks is written where the value is used. */
export interface Inline {
  /** Holds when the value fails. */
  readonly failure: Condition;
  /** One condition for each thing that can be wrong; undefined when its issues need a function. */
  readonly checks: InlineChecks | undefined;
}

export interface InlineChecks {
  /** These hold for an absent value as well. */
  readonly ofShape: readonly CheckStep[];
  /** These ask for the right type themselves. */
  readonly ofDetails: readonly CheckStep[];
}

/** What is wrong with a part does not end the function of the whole. */
export const asPart = (step: CheckStep): CheckStep => ({ ...step, isShape: false });
