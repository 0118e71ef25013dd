import type { Conjunction } from '../normal/conjunction.ts';

/**
 * The format of the compared values. `json`: the values are JSON. `text`: the values are text, such as a query or a form. In text, `1` can
 * be a number or a string.
 */
export type Notation = 'json' | 'text';

/** Returns true if it is proved that `b` accepts every value that `a` accepts. `a` and `b` may belong to different descriptions. */
export interface IsSubset {
  (a: Conjunction | undefined, b: Conjunction | undefined): boolean;
  readonly notation: Notation;
}
