import type { Schema } from '../../2-model/schema.ts';

/**
 * What a keyword asks of a value, before it is decided how the answer is given. Every step is printed twice: into `is…`, where a
 * failure returns false, and into `collect…`, where it adds an issue.
 */
export type Step = ApplyStep | AssertStep | BranchStep | LinesStep | LoopStep | PropertyStep | ReferenceStep;

/** A condition. */
export interface AssertStep {
  readonly kind: 'assert';
  /** An expression that is true when the value is at fault. */
  readonly fails: string;
  readonly keyword: string;
  /** What the value must be, for a person. */
  readonly message: string;
  /** JSON Pointer to the keyword in the bundled document. */
  readonly pointer: string;
  /** An expression for the path of the value at fault. */
  readonly path: string;
}

/** Another schema, applied to this value or to a part of it. */
export interface ApplyStep {
  readonly kind: 'apply';
  readonly schema: Schema;
  /** An expression for the value. */
  readonly value: string;
  /** An expression for its path. */
  readonly path: string;
  /** What the function is called, should the schema need one: `BadgeNamespace`. */
  readonly name: string;
}

/** Statements that are the same in both functions. */
export interface LinesStep {
  readonly kind: 'lines';
  readonly lines: readonly string[];
}

/** Steps for each of many. */
export interface LoopStep {
  readonly kind: 'loop';
  /** The head of the loop, given which variables its body mentions: `for (const [index, item] of value.entries())`. */
  readonly head: (mentions: (variable: string) => boolean) => string;
  readonly steps: readonly Step[];
}

/** Steps that depend on a condition. */
export interface BranchStep {
  readonly kind: 'branch';
  /** Asked for only when there is something to depend on it, so that nothing is imported in vain. */
  readonly condition: () => string;
  readonly then: readonly Step[];
  readonly otherwise: readonly Step[];
}

/** A property that the schema names. */
export interface PropertyStep {
  readonly kind: 'property';
  /** The variable that holds it. */
  readonly local: string;
  /** An expression that reads it: undefined when it is absent. */
  readonly read: string;
  /** The failure when it is absent; undefined where it may be. */
  readonly missing: AssertStep | undefined;
  readonly apply: Pick<ApplyStep, 'name' | 'path' | 'schema'>;
}

/** Another schema of the description, applied to this very value. */
export interface ReferenceStep {
  readonly kind: 'reference';
  /** JSON Pointer of that schema. */
  readonly target: string;
}
