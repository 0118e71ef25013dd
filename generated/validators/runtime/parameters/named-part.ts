// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { limitReached, report } from '../report.ts';
import { RequestPart } from './request-part.ts';

/** An object in which some properties are always present, because the description has a default for them. */
export type Defaulted<Value, Name extends keyof Value> = Omit<Value, Name> & {
  [Key in Name]-?: Exclude<Value[Key], undefined>;
};

/** A part of a request in which each value has a name: the query, the headers or the cookies. */
export class NamedPart extends RequestPart {
  /** The word that messages use for one value, such as `header`. */
  private readonly kind: string;

  constructor(path: string, schema: string, kind: string) {
    super(path, schema);
    this.kind = kind;
  }

  /**
   * Adds an issue for a missing required value. Does nothing if the value or the whole part already has an issue.
   *
   * @param schema JSON Pointer to the keyword that requires the value.
   */
  missing(name: string, schema: string): void {
    const path = this.pathOf(name);
    const isFaulty = this.issues.some((issue) => issue.path === path || issue.path.startsWith(`${path}/`));
    if (isFaulty || this.issues.some((issue) => issue.path === this.path && issue.keyword === 'encoding')) return;
    report(this.issues, this.path, schema, 'required', `must have the ${this.kind} ${JSON.stringify(name)}`);
  }

  /** True if the list of issues is full. */
  protected get isFull(): boolean {
    return limitReached(this.issues);
  }

  protected repeated(name: string): void {
    this.fault(name, 'must be given once', 'duplicate');
  }
}
