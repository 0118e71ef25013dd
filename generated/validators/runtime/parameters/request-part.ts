// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { assumeType } from '../../../shared/assume-type.ts';
import type { Decoded } from '../../../shared/request-decoders.ts';
import { pointerSegment, report, type ValidationIssue } from '../report.ts';

export type { Decoded };

/** The message about a text that is not percent-encoded correctly. */
export const malformedMessage = 'must be percent-encoded UTF-8';

/** An object whose properties are not checked yet. */
export type Unchecked<Value> = { -readonly [Name in keyof Value]?: unknown };

/** If the checks of an object's properties have found no issues, returns the object. Otherwise returns the issues. */
export const decoded = <Value>(value: Unchecked<Value>, issues: readonly ValidationIssue[]): Decoded<Value> =>
  issues.length === 0 ? { value: assumeType(value) } : { issues };

/** A part of a request that is decoded value by value. */
export class RequestPart {
  readonly issues: ValidationIssue[] = [];
  /** JSON Pointer to the part: `/query`. */
  protected readonly path: string;
  /** JSON Pointer to the operation in the description. */
  private readonly schema: string;

  constructor(path: string, schema: string) {
    this.path = path;
    this.schema = schema;
  }

  /** Adds an issue for the value `name`. If `name` is undefined, the issue is about the whole part. */
  fault(name: string | undefined, message: string, keyword: string = 'encoding'): void {
    report(this.issues, name === undefined ? this.path : this.pathOf(name), this.schema, keyword, message);
  }

  protected pathOf(name: string): string {
    return `${this.path}/${pointerSegment(name)}`;
  }
}
