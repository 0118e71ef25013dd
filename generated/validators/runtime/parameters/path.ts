// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { nulMessage } from '../report.ts';
import { malformedMessage, RequestPart } from './request-part.ts';

/** Reads the values of a path. */
export class PathValues extends RequestPart {
  protected readonly values: readonly string[];

  /** @param values the values in the order of the template, percent-encoded as the client sent them. */
  constructor(values: readonly string[], schema: string) {
    super('/path', schema);
    this.values = values;
  }

  /** Returns the decoded value at an index. If the value is malformed, adds an issue and returns undefined. */
  text(index: number, name: string): string | undefined {
    const raw = this.values[index] ?? '';
    if (!raw.includes('%')) return raw;
    try {
      const text = decodeURIComponent(raw);
      if (text.includes('\0')) this.fault(name, nulMessage);
      return text;
    } catch {
      this.fault(name, malformedMessage);
      return undefined;
    }
  }
}
