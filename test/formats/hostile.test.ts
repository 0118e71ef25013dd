import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasByteFormat } from '../../templates/validators/formats/base64.ts';
import { hasDateFormat } from '../../templates/validators/formats/date.ts';
import { hasDateTimeFormat } from '../../templates/validators/formats/date-time.ts';
import { hasTimeFormat } from '../../templates/validators/formats/time.ts';
import { hasDurationFormat } from '../../templates/validators/formats/duration.ts';
import { hasEmailFormat } from '../../templates/validators/formats/email.ts';
import { hasHostnameFormat } from '../../templates/validators/formats/hostname.ts';
import { hasIdnEmailFormat } from '../../templates/validators/formats/idn-email.ts';
import { hasIdnHostnameFormat } from '../../templates/validators/formats/idn-hostname.ts';
import { hasIpv4Format } from '../../templates/validators/formats/ipv4.ts';
import { hasIpv6Format } from '../../templates/validators/formats/ipv6.ts';
import { hasIriFormat, hasIriReferenceFormat } from '../../templates/validators/formats/iri.ts';
import { hasJsonPointerFormat, hasRelativeJsonPointerFormat } from '../../templates/validators/formats/json-pointer.ts';
import { hasRegexFormat } from '../../templates/validators/formats/regex.ts';
import { hasUriTemplateFormat } from '../../templates/validators/formats/uri-template.ts';
import { hasUriFormat, hasUriReferenceFormat } from '../../templates/validators/formats/uri.ts';
import { hasUuidFormat } from '../../templates/validators/formats/uuid.ts';

// These tests do not measure time. They count the characters that a checker reads, and the characters of the texts
// that it passes to a regular expression.

const long = 100_000;
/** A length just below the limit of `hasRegexFormat`. Longer texts are not read. */
const short = 9_900;

const checks: Readonly<Record<string, (text: string) => boolean>> = {
  hasByteFormat,
  hasDateFormat,
  hasDateTimeFormat,
  hasDurationFormat,
  hasEmailFormat,
  hasHostnameFormat,
  hasIdnEmailFormat,
  hasIdnHostnameFormat,
  hasIpv4Format,
  hasIpv6Format,
  hasIriFormat,
  hasIriReferenceFormat,
  hasJsonPointerFormat,
  hasRegexFormat,
  hasRelativeJsonPointerFormat,
  hasTimeFormat,
  hasUriFormat,
  hasUriReferenceFormat,
  hasUriTemplateFormat,
  hasUuidFormat,
};

const beginnings = [
  '',
  'P',
  'PT',
  'a:',
  'http://',
  'http://[',
  'http://a@',
  '//',
  '"',
  'a@',
  'a@[',
  'a@[IPv6:',
  '{',
  '{a',
  '0',
  '/',
  'xn--',
  '23:59:59.',
  '2026-03-09T23:59:59.',
  '(',
  '[',
];
const repeated = [
  'a',
  'é',
  '0',
  '9Y',
  '1H',
  '-',
  '.',
  'a.',
  ':',
  '1:',
  '::',
  '%',
  '%2',
  '%20',
  '/',
  '~',
  '~0',
  '{',
  '{a}',
  '{a,',
  'a,',
  'a:1,',
  '"',
  '\\',
  '\\"',
  '@',
  'a@',
  '[',
  ']',
  '[]',
  'xn--',
  'xn--a.',
  'ü.',
  'क्\u200c',
  '\u200c',
  '\u0300',
  '\u05d0',
  '\ud800',
  '\u{1f600}',
  '。',
  '(',
  '(?:',
  'a|',
  'a*',
  '\\p{L}',
  '\\p{',
  '=',
  '#',
  '?',
  '+',
  '\n',
  '\0',
];
const endings = ['', '@', '}', ']', '"', 'Z', '\n', '@a'];

let steps = 0;
/** For each regular expression that has read a long text: the length of the text. The key is the source of the regular expression. */
const readByRegex = new Map<string, number>();

/** The methods of strings that read one character, or search from a given index. */
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
  for (const name of counted)
    Object.defineProperty(String.prototype, name, { configurable: true, writable: true, value: originals.get(name) });
  Object.defineProperty(RegExp.prototype, 'exec', { configurable: true, writable: true, value: originals.get('exec') });
});

/**
 * Regular expressions whose time is linear in the length of the text, because a repeated part of the expression and the part after it never
 * match the same text.
 */
const linear: ReadonlySet<string> = new Set([
  String.raw`\p{Surrogate}`,
  String.raw`\\p\{`,
  String.raw`\\(?:[pP]\{[^{}]{1,60}\}|[^])`,
  String.raw`^\[ipv6:`,
  String.raw`^\[(?:(?:25[0-5]|2[0-4]\d|[01]?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d?\d)\]$`,
  '[Zz+-].*',
  [
    '^(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:[.][0-9]+)?',
    '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
  ].join(''),
  [
    '^[0-9]{4}-(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])[Tt]',
    '(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:[.][0-9]{3}Z|(?:[.][0-9]{1,9})?',
    '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9]))$',
  ].join(''),
  [
    '^(?:[0-9]{4}-(?!02-(?:29|3)|(?:0[469]|11)-31)(?:0[1-9]|1[0-2])-(?:0[1-9]|[12][0-9]|3[01])',
    '|(?:[0-9]{2}(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)[Tt]',
    '(?:[01][0-9]|2[0-3]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:[.][0-9]+)?',
    '(?:[Zz]|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$',
  ].join(''),
]);

function readsOften(check: (text: string) => boolean, text: string): string | undefined {
  steps = 0;
  readByRegex.clear();
  const verdict = check(text);
  if (typeof verdict !== 'boolean') return 'no verdict';
  const source = [...readByRegex.keys()].find((key) => !linear.has(key));
  if (source !== undefined) return `reads all of it with ${source}`;
  return steps > 8 * text.length ? `takes ${steps} steps for ${text.length} characters` : undefined;
}

describe.each(Object.entries(checks))('%s', (_, check) => {
  const problems = (
    texts: readonly (readonly [beginning: string, unit: string, ending: string])[],
    size: number,
  ): string[] =>
    texts.flatMap(([beginning, unit, ending]) => {
      const problem = readsOften(check, beginning + unit.repeat(size / unit.length) + ending);
      return problem === undefined ? [] : [`${JSON.stringify([beginning, unit, ending])} ${problem}`];
    });

  test('reads a character a few times at most', () => {
    const texts = beginnings.flatMap((beginning, index) =>
      repeated.map((unit) => [beginning, unit, endings[index % endings.length] ?? ''] as const),
    );
    expect(problems(texts, short)).toEqual([]);
  });

  test('does not throw for 100,000 characters, and reads each of them only a few times', () => {
    const texts = repeated.map((unit, index) => [beginnings[index % beginnings.length] ?? '', unit, ''] as const);
    expect(problems(texts, long)).toEqual([]);
  });
});
