/** One deviation of a server from its description. */
export interface Finding {
  /** The name of the violated rule: `status`, `body`, `pagination/disjoint`. */
  readonly rule: string;
  /** One sentence for the reports. */
  readonly message: string;
  readonly expected: string;
  readonly got: string;
  /** JSON Pointer to the violated rule in the document. */
  readonly pointer: string;
}

/** The outcome of a case. */
export type Verdict =
  | { readonly kind: 'passed' }
  | { readonly kind: 'failed'; readonly findings: readonly Finding[] }
  /** The case failed once, and passed when it was run again alone. */
  | { readonly kind: 'flaky'; readonly findings: readonly Finding[] }
  /** The case could not be tried on this server. */
  | { readonly kind: 'skipped'; readonly reason: string }
  /** The user excluded the case, with an option of the command or in the fixtures. */
  | { readonly kind: 'left-out'; readonly reason: string }
  /** The server responded with 501. */
  | { readonly kind: 'not-implemented' };
