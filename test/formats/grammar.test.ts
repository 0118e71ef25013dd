import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasByteFormat } from '../../templates/validators/formats/base64.ts';
import { hasDateFormat } from '../../templates/validators/formats/date.ts';
import { hasDateTimeFormat } from '../../templates/validators/formats/date-time.ts';
import { hasTimeFormat } from '../../templates/validators/formats/time.ts';
import { hasDurationFormat } from '../../templates/validators/formats/duration.ts';
import { hasEmailFormat } from '../../templates/validators/formats/email.ts';
import { hasHostnameFormat } from '../../templates/validators/formats/hostname.ts';
import { hasIpv4Format } from '../../templates/validators/formats/ipv4.ts';
import { hasIpv6Format } from '../../templates/validators/formats/ipv6.ts';
import { hasIriFormat, hasIriReferenceFormat } from '../../templates/validators/formats/iri.ts';
import { hasJsonPointerFormat, hasRelativeJsonPointerFormat } from '../../templates/validators/formats/json-pointer.ts';
import { hasUriTemplateFormat } from '../../templates/validators/formats/uri-template.ts';
import { hasUriFormat, hasUriReferenceFormat } from '../../templates/validators/formats/uri.ts';
import { hasUuidFormat } from '../../templates/validators/formats/uuid.ts';
import * as grammar from './grammar.ts';
import { anyText } from '../any-text.ts';

interface Subject {
  readonly check: (text: string) => boolean;
  /** The pattern from which the test generates texts: many valid texts, and many that are nearly valid. */
  readonly shape: RegExp;
  /** The rule of the RFC. */
  readonly rule: (text: string) => boolean;
  /** The texts that the RFC does not define. */
  readonly beyond?: RegExp;
  /** The characters with a meaning in the format. */
  readonly characters: string;
}

const by = (rule: RegExp) => (text: string) => rule.test(text);
const isWithinDns = (domain: string): boolean => domain.length <= 253;
const digits = '0123456789';

const subjects: Readonly<Record<string, Subject>> = {
  date: {
    check: hasDateFormat,
    shape: /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:[012][0-9]|3[01])$/u,
    rule: grammar.isDateByRule,
    characters: `${digits}-`,
  },
  time: {
    check: hasTimeFormat,
    shape:
      /^(?:[01][0-9]|2[0-3]):(?:[0-5][0-9]|59):(?:[0-5][0-9]|60)(?:\.[0-9]{1,3})?(?:Z|z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/u,
    rule: grammar.isTimeByRule,
    characters: `${digits}:.+-Zz6`,
  },
  'date-time': {
    check: hasDateTimeFormat,
    shape:
      /^[0-9]{4}-(?:0[1-9]|1[0-2])-(?:[012][0-9]|3[01])[Tt](?:[01][0-9]|2[0-3]):(?:[0-5][0-9]|59):(?:[0-5][0-9]|60)(?:\.[0-9]{1,3})?(?:Z|z|[+-](?:[01][0-9]|2[0-3]):[0-5][0-9])$/u,
    rule: grammar.isDateTimeByRule,
    characters: `${digits}:.+-ZzTt `,
  },
  duration: {
    check: hasDurationFormat,
    shape: grammar.durationRule,
    rule: by(grammar.durationRule),
    characters: `${digits}PTYMWDHSpt.`,
  },
  uuid: { check: hasUuidFormat, shape: grammar.uuidRule, rule: by(grammar.uuidRule), characters: '09afAFgG-' },
  ipv4: { check: hasIpv4Format, shape: grammar.ipv4Rule, rule: by(grammar.ipv4Rule), characters: `${digits}.` },
  ipv6: { check: hasIpv6Format, shape: grammar.ipv6Rule, rule: by(grammar.ipv6Rule), characters: `${digits}afAF:.g` },
  uri: {
    check: hasUriFormat,
    shape: grammar.uriRule.absolute,
    rule: by(grammar.uriRule.absolute),
    characters: 'a1%2:/?#[]@!é',
  },
  'uri-reference': {
    check: hasUriReferenceFormat,
    shape: grammar.uriRule.reference,
    rule: by(grammar.uriRule.reference),
    characters: 'a1%2:/?#[]@!é',
  },
  iri: {
    check: hasIriFormat,
    shape: grammar.iriRule.absolute,
    rule: by(grammar.iriRule.absolute),
    characters: 'a%2:/?#[]@é\ue000\ufdd0\u200e\u{10300}\ud800',
  },
  'iri-reference': {
    check: hasIriReferenceFormat,
    shape: grammar.iriRule.reference,
    rule: by(grammar.iriRule.reference),
    characters: 'a%2:/?#[]@é\ue000\ufdd0\u200e\u{10300}\ud800',
  },
  'uri-template': {
    check: hasUriTemplateFormat,
    shape: grammar.uriTemplateRule,
    rule: by(grammar.uriTemplateRule),
    characters: "a0_.%2{},:*+#/;?&='é\ud800",
  },
  email: {
    check: hasEmailFormat,
    shape: grammar.emailRule,
    rule: (text) => grammar.emailRule.test(text) && isWithinDns(text.slice(text.lastIndexOf('@') + 1)),
    characters: 'a0.-@"\\ é',
  },
  hostname: {
    check: hasHostnameFormat,
    shape: grammar.hostnameRule,
    rule: (text) => grammar.hostnameRule.test(text) && isWithinDns(text) && !/(?:^|\.)..--/u.test(text),
    // A random label may be valid Punycode: `hostnames.test.ts` tests such labels.
    beyond: /(?:^|\.)xn--/iu,
    characters: 'aZ09-.é',
  },
  'json-pointer': {
    check: hasJsonPointerFormat,
    shape: grammar.jsonPointerRule,
    rule: by(grammar.jsonPointerRule),
    characters: '/~01a',
  },
  'relative-json-pointer': {
    check: hasRelativeJsonPointerFormat,
    shape: grammar.relativeJsonPointerRule,
    rule: by(grammar.relativeJsonPointerRule),
    characters: '/~01#+-a',
  },
  byte: { check: hasByteFormat, shape: grammar.base64Rule, rule: by(grammar.base64Rule), characters: 'Az09+/=-' },
};

/** Returns a text with one character inserted, deleted or replaced. */
const mutated = (text: string, at: number, character: string, kind: 'insert' | 'delete' | 'replace'): string => {
  const index = at % (text.length + 1);
  return (
    text.slice(0, index) + (kind === 'delete' ? '' : character) + text.slice(kind === 'insert' ? index : index + 1)
  );
};

const position = fc.nat({ max: 300 });
const kind = fc.constantFrom('insert' as const, 'delete' as const, 'replace' as const);

describe.each(Object.entries(subjects))('%s agrees with its rule', (_, { check, shape, rule, beyond, characters }) => {
  const alphabet = fc.oneof(fc.constantFrom(...characters), anyText({ minLength: 1, maxLength: 1 }));
  const near = fc.stringMatching(shape, { maxLength: 60 });
  const agree = (text: string): void => {
    if (beyond?.test(text) !== true) expect(check(text)).toBe(rule(text));
  };

  test('texts that match the shape', () => {
    fc.assert(
      fc.property(near, (text) => {
        agree(text);
      }),
      { numRuns: 500 },
    );
  });

  test('texts that match the shape, with one or two characters changed', () => {
    fc.assert(
      fc.property(near, position, alphabet, kind, position, alphabet, kind, (text, at, put, how, at2, put2, how2) => {
        const once = mutated(text, at, put, how);
        agree(once);
        agree(mutated(once, at2, put2, how2));
      }),
      { numRuns: 1_000 },
    );
  });

  test('short texts of the characters with a meaning', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...characters), maxLength: 9 }), (text) => {
        agree(text);
      }),
      { numRuns: 1_500 },
    );
  });
});
