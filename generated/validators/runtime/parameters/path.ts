// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { Part } from './part.ts';
import { percentDecoded } from '../../../shared/percent-encoding.ts';

/** Reads the values of a path. */
export class PathValues extends Part {
  private readonly values: readonly string[];

  /**
   * @param values in the order of the template, as on the wire.
   * @param schema JSON Pointer to what describes the path.
   */
  constructor(values: readonly string[], schema: string) {
    super('/path', schema, 'path value');
    this.values = values;
  }

  /**
   * A value, decoded.
   *
   * @param prefix what the style of the parameter puts in front of it.
   */
  text(index: number, name: string, prefix = ''): string | undefined {
    const raw = this.raw(index, prefix);
    if (!raw.includes('%')) return raw;
    const text = percentDecoded(raw);
    if (text === undefined) this.malformed(name);
    else if (text.includes('\0')) this.hasNul(name);
    return text;
  }

  /** A value without what its style puts in front of it, which whoever looked the path up may have taken off. */
  protected raw(index: number, prefix: string): string {
    const value = this.values[index] ?? '';
    return value.startsWith(prefix) ? value.slice(prefix.length) : value;
  }
}
