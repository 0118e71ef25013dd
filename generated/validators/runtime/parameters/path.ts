// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from '../issue.ts';
import { pointerSegment, report } from '../report.ts';
import { splitList } from './lists.ts';
import { percentDecoded } from './percent.ts';

/** Reads the values of a path. */
export class PathValues {
  /** What is wrong so far. */
  readonly issues: ValidationIssue[] = [];
  private readonly values: readonly string[];
  private readonly schema: string;

  /**
   * @param values in the order of the template, as on the wire.
   * @param schema JSON Pointer to what describes the path.
   */
  constructor(values: readonly string[], schema: string) {
    this.values = values;
    this.schema = schema;
  }

  /** A value, decoded. */
  text(index: number, name: string, prefix = ''): string | undefined {
    const raw = this.raw(index, name, prefix);
    if (raw === undefined || !raw.includes('%')) return raw;
    const text = percentDecoded(raw);
    if (text === undefined) this.malformed(name);
    return text;
  }

  /** The items of a list, decoded. */
  list(index: number, name: string, separator: string, prefix = ''): readonly string[] {
    const raw = this.raw(index, name, prefix);
    if (raw === undefined) return [];
    const items = splitList(raw, separator, percentDecoded);
    if (items === undefined) this.malformed(name);
    return items ?? [];
  }

  /** A value that is written as JSON. */
  json(index: number, name: string): unknown {
    const text = this.text(index, name);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      this.report(name, 'must be JSON', 'json');
      return undefined;
    }
  }

  private raw(index: number, name: string, prefix: string): string | undefined {
    const value = this.values[index] ?? '';
    if (value.startsWith(prefix)) return value.slice(prefix.length);
    this.report(name, `must start with ${JSON.stringify(prefix)}`, 'style');
    return undefined;
  }

  private malformed(name: string): void {
    this.report(name, 'must be percent-encoded UTF-8', 'encoding');
  }

  private report(name: string, message: string, keyword: string): void {
    report(this.issues, `/path/${pointerSegment(name)}`, message, this.schema, keyword);
  }
}
