/** One way in which a server does not do what the description says. */
export interface Finding {
  /** The law that is broken: `status`, `body`, `pagination/disjoint`. */
  readonly rule: string;
  /** One sentence for a person. */
  readonly message: string;
  readonly expected: string;
  readonly got: string;
  /** JSON Pointer to what says so in the document. */
  readonly pointer: string;
}

/** What became of a case. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly findings: readonly Finding[] }
  /** It could not be tried, which is no success. */
  | { readonly kind: 'skipped'; readonly reason: string }
  /** The user excluded it: with an option of the command, or in the fixtures. */
  | { readonly kind: 'left-out'; readonly reason: string }
  /** The server says so itself, with a 501. */
  | { readonly kind: 'not-implemented' };
