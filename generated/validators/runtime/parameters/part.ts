// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { forbidden } from '../forbidden.ts';
import { limitReached, pointerSegment, report, type ValidationIssue } from '../report.ts';
import type { Collect, Is } from './decoded.ts';

/** A part of a message that is being read, value by value. */
export class Part {
  /** What is wrong so far. */
  readonly issues: ValidationIssue[] = [];
  /** JSON Pointer to the part: `/query`. */
  private readonly path: string;
  /** JSON Pointer to what describes the part. */
  private readonly schema: string;
  /** What a value of the part is called. */
  private readonly kind: string;

  constructor(path: string, schema: string, kind: string) {
    this.path = path;
    this.schema = schema;
    this.kind = kind;
  }

  /** True if the list of issues is full. */
  protected get isHopeless(): boolean {
    return limitReached(this.issues);
  }

  /** Judges a value, where there is one. */
  judge(name: string, value: unknown, is: Is, collect: Collect): void {
    if (value !== undefined && !is(value)) collect(value, this.pathOf(name), this.issues);
  }

  /**
   * Says that a required value is not there.
   *
   * @param schema JSON Pointer to what requires it.
   */
  missing(name: string, schema: string): void {
    const path = this.pathOf(name);
    const isFaulty = this.issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
    if (isFaulty || this.issues.some((issue) => issue.path === this.path && issue.keyword === 'encoding')) return;
    report(this.issues, this.path, `must have the ${this.kind} ${JSON.stringify(name)}`, schema, 'required');
  }

  /** Adds an issue about a value, or about the part as a whole. */
  fault(name: string | undefined, message: string, keyword: string): void {
    report(this.issues, name === undefined ? this.path : this.pathOf(name), message, this.schema, keyword);
  }

  protected malformed(name: string | undefined): void {
    this.fault(name, 'must be percent-encoded UTF-8', 'encoding');
  }

  /** Adds the issue of a text that contains NUL. */
  protected hasNul(name: string | undefined): void {
    this.fault(name, forbidden.nul, 'encoding');
  }

  protected repeated(name: string): void {
    this.fault(name, 'must be given once', 'duplicate');
  }

  private pathOf(name: string): string {
    return `${this.path}/${pointerSegment(name)}`;
  }
}
