// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from '../issue.ts';
import { pointerSegment, report } from '../report.ts';

/** Headers by their names in lower case, as Node has them. */
export type HeaderTexts = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the headers of a message. */
export class HeaderValues {
  /** What is wrong so far. */
  readonly issues: ValidationIssue[] = [];
  private readonly headers: HeaderTexts;
  private readonly schema: string;

  /** @param schema JSON Pointer to what describes the headers. */
  constructor(headers: HeaderTexts, schema: string) {
    this.headers = headers;
    this.schema = schema;
  }

  /** A header; several of one name are one list. RFC 9110, section 5.3. */
  text(name: string): string | undefined {
    const value = this.headers[name];
    if (typeof value === 'string') return value;
    return Array.isArray(value) ? value.join(', ') : undefined;
  }

  /** The items of a list. */
  list(name: string): readonly string[] | undefined {
    const text = this.text(name);
    if (text === undefined) return undefined;
    return text === '' ? [] : text.split(',').map((item) => item.trim());
  }

  /** A header that is written as JSON. */
  json(name: string): unknown {
    const text = this.text(name);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      report(this.issues, `/headers/${pointerSegment(name)}`, 'must be JSON', this.schema, 'json');
      return undefined;
    }
  }

  /** Says that a required header is not there. */
  missing(name: string, schema: string): void {
    report(this.issues, '/headers', `must have the header ${JSON.stringify(name)}`, schema, 'required');
  }
}
