import { nulMessage } from '../report.ts';
import { malformedMessage } from './request-part.ts';
import { readCookies } from '../../shared/cookies.ts';
import { forbidden, prototypeKey } from '../forbidden.ts';
import { splitEncodedList } from './lists.ts';
import { NamedPart } from './named-part.ts';
import { percentDecoded } from '../../shared/percent-encoding.ts';

/**
 * Reads a `Cookie` header, `a=1; b=2`, cookie by cookie.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6265#section-5.4
 */
export class Cookies extends NamedPart {
  /** The name of the current cookie. */
  name = '';
  private readonly cookies: readonly (readonly [name: string, value: string])[];
  private position = 0;
  private raw = '';

  /**
   * @param text the header as the client sent it. Undefined if the request does not have it.
   * @param schema JSON Pointer to the operation.
   */
  constructor(text: string | undefined, schema: string) {
    super('/cookies', schema, 'cookie');
    this.cookies = readCookies(text ?? '');
  }

  /** Moves to the next cookie. Returns false after the last cookie. */
  next(): boolean {
    const cookie = this.isFull ? undefined : this.cookies[this.position];
    if (cookie === undefined) return false;
    this.position++;
    [this.name, this.raw] = cookie;
    if (this.name === prototypeKey) this.fault(this.name, forbidden.prototype, 'name');
    if (this.raw.includes('%00')) this.fault(this.name, nulMessage);
    return true;
  }

  /**
   * Returns the decoded value of the current cookie. If the value is malformed, adds an issue and returns undefined.
   */
  value(): string | undefined {
    const value = this.raw.includes('%') ? percentDecoded(this.raw) : this.raw;
    if (value === undefined) this.fault(this.name, malformedMessage);
    return value;
  }

  /**
   * Returns the value of the current cookie. Adds an issue if an earlier cookie has the same name.
   *
   * @param before the value of an earlier cookie with the same name.
   */
  only(before: unknown): string | undefined {
    if (before !== undefined) this.repeated(this.name);
    return this.value();
  }

  /** Returns the items of a list in the current cookie. Adds an issue if an earlier cookie has the same name. */
  list(before: unknown, separator: string): readonly string[] {
    if (before !== undefined) this.repeated(this.name);
    const items = splitEncodedList(this.raw, separator, this.raw.includes('%') ? percentDecoded : undefined);
    if (items === undefined) this.fault(this.name, malformedMessage);
    return items ?? [];
  }
}
