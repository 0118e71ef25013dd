import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isBase64 } from '../../templates/validators/formats/base64.ts';
import { isDateTime } from '../../templates/validators/formats/date-time.ts';
import { isDate } from '../../templates/validators/formats/date.ts';
import { isDuration } from '../../templates/validators/formats/duration.ts';
import { isEmail } from '../../templates/validators/formats/email.ts';
import { isHostname } from '../../templates/validators/formats/hostname.ts';
import { isIdnEmail } from '../../templates/validators/formats/idn-email.ts';
import { isIdnHostname } from '../../templates/validators/formats/idn-hostname.ts';
import { isIpv4 } from '../../templates/validators/formats/ipv4.ts';
import { isIpv6 } from '../../templates/validators/formats/ipv6.ts';
import { isIri, isIriReference } from '../../templates/validators/formats/iri.ts';
import { isJsonPointer, isRelativeJsonPointer } from '../../templates/validators/formats/json-pointer.ts';
import { isRegex } from '../../templates/validators/formats/regex.ts';
import { isTime } from '../../templates/validators/formats/time.ts';
import { isUriTemplate } from '../../templates/validators/formats/uri-template.ts';
import { isUri, isUriReference } from '../../templates/validators/formats/uri.ts';
import { isUuid } from '../../templates/validators/formats/uuid.ts';

// Time is not measured: characters are counted that a checker reads, and texts that it hands to a regular expression.

const size = 1_000_000;

const checks: Readonly<Record<string, (text: string) => boolean>> = {
  isBase64,
  isDate,
  isDateTime,
  isDuration,
  isEmail,
  isHostname,
  isIdnEmail,
  isIdnHostname,
  isIpv4,
  isIpv6,
  isIri,
  isIriReference,
  isJsonPointer,
  isRegex,
  isRelativeJsonPointer,
  isTime,
  isUri,
  isUriReference,
  isUriTemplate,
  isUuid,
};

const beginnings = ['', 'P', 'PT', 'a:', 'http://', 'http://[', 'http://a@', '//', '"', 'a@', 'a@[', 'a@[IPv6:', '{', '{a', '0', '/', 'xn--', '23:59:59.', '2026-03-09T23:59:59.', '(', '['];
const repeated = ['a', 'é', '0', '9Y', '1H', '-', '.', 'a.', ':', '1:', '::', '%', '%2', '%20', '/', '~', '~0', '{', '{a}', '{a,', 'a,', 'a:1,', '"', '\\', '\\"', '@', 'a@', '[', ']', '[]', 'xn--', 'xn--a.', 'ü.', 'क्\u200c', '\u200c', '\u0300', '\u05d0', '\ud800', '\u{1f600}', '。', '(', '(?:', 'a|', 'a*', '\\p{L}', '\\p{', '=', '#', '?', '+', '\n', '\0'];
const endings = ['', '@', '}', ']', '"', 'Z', '\n', '@a'];

let steps = 0;
/** The length of each long text that a regular expression reads, by its source. */
const readByRegex = new Map<string, number>();

/** Methods of texts that read one character, or search from where they are told. */
const counted = ['charCodeAt', 'codePointAt', 'charAt'] as const;
const originals = new Map<string, unknown>();

beforeAll(() => {
  for (const name of counted) {
    const original = String.prototype[name];
    originals.set(name, original);
    Object.defineProperty(String.prototype, name, {
      configurable: true,
      writable: true,
      value(this: string, at: number) {
        steps++;
        return Reflect.apply(original, this, [at]);
      },
    });
  }
  const exec = RegExp.prototype.exec;
  originals.set('exec', exec);
  Object.defineProperty(RegExp.prototype, 'exec', {
    configurable: true,
    writable: true,
    value(this: RegExp, text: string) {
      if (text.length > 600) readByRegex.set(this.source, text.length);
      return Reflect.apply(exec, this, [text]);
    },
  });
});

afterAll(() => {
  for (const name of counted) Object.defineProperty(String.prototype, name, { configurable: true, writable: true, value: originals.get(name) });
  Object.defineProperty(RegExp.prototype, 'exec', { configurable: true, writable: true, value: originals.get('exec') });
});

/** Regular expressions without a repetition, or of one class: none reads a character twice. */
const linear: ReadonlySet<string> = new Set([
  String.raw`\p{Surrogate}`,
  String.raw`^\[ipv6:`,
  String.raw`^\[(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d?\d)\]$`,
]);

describe.each(Object.entries(checks))('%s', (_, check) => {
  test('reads a text of a million characters a few times at most, and does not throw', () => {
    for (const unit of repeated) {
      const body = unit.repeat(size / unit.length);
      for (const [index, beginning] of beginnings.entries()) {
        const text = beginning + body + (endings[index % endings.length] ?? '');
        steps = 0;
        readByRegex.clear();
        expect(typeof check(text)).toBe('boolean');
        if (steps > 5 * text.length) expect.fail(`${steps} steps for ${JSON.stringify(beginning)} and ${JSON.stringify(unit)}`);
        for (const [source] of readByRegex) expect(linear).toContain(source);
      }
    }
  });
});
