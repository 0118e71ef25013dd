import type { ValidationIssue } from '../issue.ts';
import { pointerSegment, report } from '../report.ts';
import { splitList } from './lists.ts';
import { formDecoded } from './percent.ts';
import { addPart, emptyTree, type Tree } from './tree.ts';

const ampersand = 38;
const equals = 61;
const percent = 37;
const plus = 43;

/** Whoever makes more mistakes is not told of them. */
const mostIssues = 20;

/**
 * Reads a query string or a form, `page=1&per_page=20`, pair by pair, in one pass. Only what is asked for is decoded.
 *
 * @see https://url.spec.whatwg.org/#urlencoded-parsing
 */
export class Pairs {
  /** What is wrong so far. */
  readonly issues: ValidationIssue[] = [];
  /** The name of the pair, decoded. */
  name = '';
  private readonly text: string;
  private readonly path: string;
  private readonly schema: string;
  private position = 0;
  private valueStart = 0;
  private isEncoded = false;
  private isMalformed = false;

  /**
   * @param text as on the wire, without `?`.
   * @param path JSON Pointer to the whole, for issues: `/query`.
   * @param schema JSON Pointer to what describes it.
   */
  constructor(text: string, path: string, schema: string) {
    this.text = text;
    this.path = path;
    this.schema = schema;
  }

  /** Goes to the next pair; false when there is none, or no use in going on. */
  next(): boolean {
    const { text } = this;
    let start = this.position;
    while (text.charCodeAt(start) === ampersand) start++;
    if (start >= text.length || this.isMalformed || this.issues.length >= mostIssues) return false;
    let nameEnd = -1;
    let isNameEncoded = false;
    let isEncoded = false;
    let index = start;
    for (; index < text.length; index++) {
      const code = text.charCodeAt(index);
      if (code === ampersand) break;
      if (code === equals && nameEnd === -1) {
        nameEnd = index;
        isNameEncoded = isEncoded;
        isEncoded = false;
      } else if (code === percent || code === plus) {
        isEncoded = true;
      }
    }
    if (nameEnd === -1) {
      nameEnd = index;
      isNameEncoded = isEncoded;
    }
    this.valueStart = Math.min(nameEnd + 1, index);
    this.position = index;
    this.isEncoded = isEncoded;
    const raw = text.slice(start, nameEnd);
    const name = isNameEncoded ? formDecoded(raw) : raw;
    if (name === undefined) this.malformed('');
    this.name = name ?? '';
    return !this.isMalformed;
  }

  /** The value of the pair. */
  value(): string | undefined {
    const raw = this.raw();
    if (!this.isEncoded) return raw;
    const value = formDecoded(raw);
    if (value === undefined) this.malformed(`/${pointerSegment(this.name)}`);
    return value;
  }

  /**
   * The value of a parameter that may be given once.
   *
   * @param before what was read of it already.
   */
  only(before: unknown): string | undefined {
    if (before !== undefined) this.repeated();
    return this.value();
  }

  /** The items of a list in one value, `a,b`, that may be given once. */
  list(before: unknown, separator: string): readonly string[] {
    if (before !== undefined) this.repeated();
    const items = splitList(this.raw(), separator, formDecoded);
    if (items === undefined) this.malformed(`/${pointerSegment(this.name)}`);
    return items ?? [];
  }

  /** A value that is written as JSON, and may be given once. */
  json(before: unknown): unknown {
    const text = this.only(before);
    if (text === undefined) return undefined;
    try {
      return JSON.parse(text);
    } catch {
      this.report(`/${pointerSegment(this.name)}`, 'must be JSON', 'json');
      return undefined;
    }
  }

  /** Whether the pair is a parameter, or a part of it: `not` or `not[labels]`. */
  isWithin(parameter: string): boolean {
    const { name } = this;
    return name.startsWith(parameter) && (name.length === parameter.length || name.charCodeAt(parameter.length) === 91);
  }

  /** Adds the pair to the parts of a parameter. */
  part(parameter: string, tree: Tree | undefined): Tree {
    const whole = tree ?? emptyTree();
    const value = this.value();
    const fault = value === undefined ? undefined : addPart(whole, this.name, parameter.length, value);
    if (fault !== undefined) this.report(`/${pointerSegment(this.name)}`, fault, 'name');
    return whole;
  }

  /** Says that a required parameter is not there. */
  missing(parameter: string, schema: string): void {
    if (this.isMalformed || this.isFaulty(parameter)) return;
    report(this.issues, this.path, `must have the parameter ${JSON.stringify(parameter)}`, schema, 'required');
  }

  private isFaulty(parameter: string): boolean {
    const whole = `${this.path}/${pointerSegment(parameter)}`;
    return this.issues.some(({ path }) => path === whole || path.startsWith(`${whole}/`));
  }

  private raw(): string {
    return this.text.slice(this.valueStart, this.position);
  }

  private repeated(): void {
    this.report(`/${pointerSegment(this.name)}`, 'must be given once', 'duplicate');
  }

  private malformed(path: string): void {
    this.isMalformed = true;
    this.report(path, 'must be percent-encoded UTF-8', 'encoding');
  }

  private report(path: string, message: string, keyword: string): void {
    report(this.issues, this.path + path, message, this.schema, keyword);
  }
}
