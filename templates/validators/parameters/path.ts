import { nulMessage } from '../report.ts';
import { malformedMessage, RequestPart } from './request-part.ts';

/** Reads the values of a path. */
export class PathValues extends RequestPart {
  private readonly values: readonly string[];

  /** @param values the values in the order of the template, percent-encoded as on the wire. */
  constructor(values: readonly string[], schema: string) {
    super('/path', schema);
    this.values = values;
  }

  /** Returns a decoded value, without the prefix that the style of the parameter adds in front of it. */
  text(index: number, name: string, prefix = ''): string | undefined {
    const raw = this.raw(index, prefix);
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

  /** Returns a value without its prefix, which the caller may have removed already. */
  protected raw(index: number, prefix: string): string {
    const value = this.values[index] ?? '';
    return value.startsWith(prefix) ? value.slice(prefix.length) : value;
  }
}
