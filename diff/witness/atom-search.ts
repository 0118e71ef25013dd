import type { JsonValue } from '@forgespec/description/json';
import type { Atom } from '../schema/normal/atom.ts';
import type { Conjunction } from '../schema/normal/conjunction.ts';

/** The search for values of one alternative of a schema. */
export interface AtomSearch {
  readonly atom: Atom;
  /** The schema with the alternative. */
  readonly owner: Conjunction;
  /** The alternatives of the same type in the schema that should reject the values. */
  readonly others: readonly Atom[];
  /** The schema that should reject the values. Undefined if any value of the alternative is searched. */
  readonly rejecting: Conjunction | undefined;
  /** The number of values around the searched value. */
  readonly depth: number;
  /** Returns values for a part of the value. The arguments are the schemas of this part. */
  innerCandidates(accepting: Conjunction | undefined, rejecting: Conjunction | undefined): Iterable<JsonValue>;
}
