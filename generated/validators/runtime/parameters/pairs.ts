// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { nulMessage } from '../report.ts';
import { malformedMessage } from './request-part.ts';
import { forbidden, namesPrototype, prototypeKey } from '../forbidden.ts';
import { splitEncodedList } from './lists.ts';
import { NamedPart } from './named-part.ts';
import { formDecoded } from '../../../shared/percent-encoding.ts';
import { addPart, emptyTree, type Tree } from './tree.ts';

/** The largest number of items in one value. The limit is necessary, because a form may be as large as a file. */
const mostItems = 100_000;

const ampersand = 38;
const bracket = 91;
const equals = 61;
const percent = 37;
const plus = 43;

/**
 * Reads a query string or a form, `page=1&size=20`, pair by pair, in one pass. Values are decoded only on demand.
 *
 * @see https://url.spec.whatwg.org/#urlencoded-parsing
 */
export class Pairs extends NamedPart {
  /** The name of the current pair, decoded. */
  name = '';
  private readonly text: string;
  private position = 0;
  private valueStart = 0;
  private isEncoded = false;
  private isMalformed = false;
  /** True if an unencoded name may contain `__proto__`, so names must be checked. */
  private readonly mayNamePrototype: boolean;

  /**
   * @param text the query string or form as the client sent it, without `?`.
   * @param path JSON Pointer to this part of the request, for issues: `/query`.
   * @param schema JSON Pointer to the operation, or to the schema of the form.
   */
  constructor(text: string, path: string, schema: string) {
    super(path, schema, 'parameter');
    this.text = text;
    this.mayNamePrototype = text.includes(prototypeKey);
    if (text.includes('%00') || text.includes('\0')) {
      this.isMalformed = true;
      this.fault(undefined, nulMessage);
    }
  }

  /** Moves to the next pair. Returns false after the last pair, or if an issue has stopped the reading. */
  next(): boolean {
    const { text } = this;
    let start = this.position;
    while (text.charCodeAt(start) === ampersand) start++;
    if (start >= text.length || this.isMalformed || this.isFull) return false;
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
    return this.readName(text.slice(start, nameEnd), isNameEncoded);
  }

  /** Sets the name of the current pair. Returns false if the name is malformed. */
  private readName(raw: string, isEncoded: boolean): boolean {
    const name = isEncoded ? formDecoded(raw) : raw;
    this.name = name ?? '';
    if (name === undefined) this.giveUp(undefined);
    else if ((isEncoded || this.mayNamePrototype) && namesPrototype(name))
      this.fault(name, forbidden.prototype, 'name');
    return name !== undefined;
  }

  /** Returns the value of the current pair. If the value is malformed, adds an issue and returns undefined. */
  value(): string | undefined {
    const raw = this.raw();
    if (!this.isEncoded) return raw;
    const value = formDecoded(raw);
    if (value === undefined) this.giveUp(this.name);
    return value;
  }

  /**
   * Returns the value of the current pair. Adds an issue if an earlier pair has the same name.
   *
   * @param before the value of an earlier pair with the same name.
   */
  only(before: unknown): string | undefined {
    if (before !== undefined) this.repeated(this.name);
    return this.value();
  }

  /** Returns the items of a list in the current pair: `a,b`. Adds an issue if an earlier pair has the same name. */
  list(before: unknown, separator: string): readonly string[] {
    if (before !== undefined) this.repeated(this.name);
    const items = splitEncodedList(this.raw(), separator, this.isEncoded ? formDecoded : undefined);
    if (items === undefined) this.giveUp(this.name);
    if (items === undefined || items.length <= mostItems) return items ?? [];
    this.fault(this.name, `must have at most ${mostItems} items`, 'maxItems');
    return [];
  }

  /** Returns true if the current pair is the whole parameter (`color`) or a part of the parameter (`color[r]`). */
  isWithin(parameter: string): boolean {
    const { name } = this;
    const end = parameter.length;
    return name.startsWith(parameter) && (name.length === end || name.charCodeAt(end) === bracket);
  }

  /**
   * Adds the current pair to the tree of a parameter that is written with brackets, and returns the tree. If `tree` is
   * undefined, creates it.
   */
  part(parameter: string, tree: Tree | undefined): Tree {
    const whole = tree ?? emptyTree();
    const value = this.value();
    const fault = value === undefined ? undefined : addPart(whole, this.name, parameter.length, value);
    if (fault !== undefined) this.fault(this.name, fault, 'name');
    return whole;
  }

  private raw(): string {
    return this.text.slice(this.valueStart, this.position);
  }

  /** Stops reading: the text after a malformed escape cannot be trusted. */
  private giveUp(name: string | undefined): void {
    this.isMalformed = true;
    this.fault(name, malformedMessage);
  }
}
