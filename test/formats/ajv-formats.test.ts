import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
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
import { hasJsonPointerFormat, hasRelativeJsonPointerFormat } from '../../templates/validators/formats/json-pointer.ts';
import { hasRegexFormat } from '../../templates/validators/formats/regex.ts';
import { hasUriTemplateFormat } from '../../templates/validators/formats/uri-template.ts';
import { hasUriFormat, hasUriReferenceFormat } from '../../templates/validators/formats/uri.ts';
import { hasUuidFormat } from '../../templates/validators/formats/uuid.ts';
import * as grammar from './grammar.ts';

// ajv-formats 3.0.1 checks most formats, but not always correctly. Each disagreement has one of the reasons below.

interface Disagreement {
  readonly reason: string;
  readonly example: string;
  /** The result of our checker. ajv-formats has the opposite result. */
  readonly ours: boolean;
  /** Matches the texts to which this reason can apply. */
  readonly about: RegExp;
}

interface Subject {
  readonly format: string;
  readonly check: (text: string) => boolean;
  readonly shape: RegExp;
  readonly characters: string;
  readonly disagreements: readonly Disagreement[];
}

const offsetWithoutColon: Disagreement = {
  reason: 'RFC 3339, section 5.6: an offset has a colon and minutes',
  example: '08:30:06+0130',
  ours: false,
  about: /[+-]\d\d(?:\d\d)?$/u,
};
const hour24: Disagreement = {
  reason: 'section 5.7: the hour is at most 23, also in a leap second',
  example: '24:59:60+01:00',
  ours: false,
  about: /(?:2[4-9]|[3-9]\d):\d\d:60|:[6-9]\d:60/u,
};
const onDay = (disagreement: Disagreement): Disagreement => ({
  ...disagreement,
  example: `2016-12-31T${disagreement.example}`,
});
const quotationMark: Disagreement = {
  reason: 'RFC 3986, appendix A: no part has a quotation mark',
  example: '/"',
  ours: false,
  about: /"/u,
};
const twoSlashes: Disagreement = {
  reason:
    'section 3: two slashes begin an authority, one a path; ajv takes one for the other, and a wrong authority for a path',
  example: 'http://a:b',
  ours: false,
  about: /^(?:[^:/?#]+:)?\/(?:\/|[^/?#]*\[)/u,
};
const paddedIpv4: Disagreement = {
  reason: 'section 3.2.2: dec-octet has no leading zero',
  example: 'http://[::ffff:192.168.0.01]',
  ours: false,
  about: /\[.*[:.]0\d.*\]/u,
};

const subjects: readonly Subject[] = [
  { format: 'date', check: hasDateFormat, shape: grammar.dateRule, characters: '0123456789-', disagreements: [] },
  {
    format: 'time',
    check: hasTimeFormat,
    shape:
      /^(?:[01][0-9]|2[0-4]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\.[0-9]{1,3})?(?:Z|z|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])$/u,
    characters: '0123456789:.+-Zz',
    disagreements: [offsetWithoutColon, hour24],
  },
  {
    format: 'date-time',
    check: hasDateTimeFormat,
    shape:
      /^[0-9]{4}-0[1-9]-[012][0-9][Tt ](?:[01][0-9]|2[0-4]):[0-5][0-9]:(?:[0-5][0-9]|60)(?:\.[0-9]{1,3})?(?:Z|z|[+-](?:[01][0-9]|2[0-3]):?[0-5][0-9])$/u,
    characters: '0123456789:.+-ZzTt ',
    disagreements: [
      onDay(offsetWithoutColon),
      onDay(hour24),
      { reason: 'section 5.6: the separator is T', example: '2016-12-31 23:59:59Z', ours: false, about: /\s/u },
    ],
  },
  {
    format: 'duration',
    check: hasDurationFormat,
    shape: grammar.durationRule,
    characters: '0123456789PTYMWDHSpt.',
    disagreements: [
      { reason: 'RFC 5234, section 2.3: either case', example: 'p1dt2h', ours: true, about: /[a-z]/u },
      {
        reason: 'RFC 3339, appendix A: no unit is left out between two',
        example: 'P1Y2D',
        ours: false,
        about: /Y\d+D|H\d+S/u,
      },
    ],
  },
  {
    format: 'uuid',
    check: hasUuidFormat,
    shape: grammar.uuidRule,
    characters: '09afAFgG-',
    disagreements: [
      {
        reason: 'RFC 9562, section 4: a URN is another thing',
        example: 'urn:uuid:2eb8aa08-aa98-11ea-b4aa-73b441d16380',
        ours: false,
        about: /^urn:uuid:/iu,
      },
    ],
  },
  { format: 'ipv4', check: hasIpv4Format, shape: grammar.ipv4Rule, characters: '0123456789.', disagreements: [] },
  { format: 'ipv6', check: hasIpv6Format, shape: grammar.ipv6Rule, characters: '0123456789afAF:.g', disagreements: [] },
  {
    format: 'uri',
    check: hasUriFormat,
    shape: grammar.uriRule.absolute,
    characters: 'a1%2:/?#[]@!"',
    disagreements: [
      twoSlashes,
      paddedIpv4,
      { reason: 'RFC 3986, section 3.3: a path may be empty', example: 'a:', ours: true, about: /^[^:]+:(?:$|[?#])/u },
    ],
  },
  {
    format: 'uri-reference',
    check: hasUriReferenceFormat,
    shape: grammar.uriRule.reference,
    characters: 'a1%2:/?#[]@!"',
    disagreements: [
      quotationMark,
      twoSlashes,
      paddedIpv4,
      { reason: 'section 4.2: no colon in the first segment', example: '1:b', ours: false, about: /^[^/?#]*:/u },
    ],
  },
  {
    format: 'uri-template',
    check: hasUriTemplateFormat,
    shape: grammar.uriTemplateRule,
    characters: "a0_.%2{},:*+#/;?&='",
    disagreements: [
      { reason: 'RFC 6570, erratum 6937: an apostrophe is a literal', example: "a'b", ours: true, about: /'/u },
      { reason: 'section 2.3: a name may have dots', example: '{a.b}', ours: true, about: /\{[^}]*\./u },
      { reason: 'section 2.2: reserved operators', example: '{=a}', ours: false, about: /\{[=,!@|]/u },
      {
        reason: 'section 2.1: neither control characters, nor noncharacters, nor lone surrogates',
        example: 'a\u007f',
        ours: false,
        about: /[\u007F-\u009F\uFDD0-\uFDEF\uFFF0-\uFFFF\p{Surrogate}\p{Noncharacter_Code_Point}\u{E0000}-\u{E0FFF}]/u,
      },
    ],
  },
  {
    format: 'email',
    check: hasEmailFormat,
    shape: grammar.emailRule,
    characters: 'a0.-@"\\ é[]',
    disagreements: [
      { reason: 'RFC 5321, section 4.1.2: quoted strings', example: '"a b"@example.com', ours: true, about: /^"/u },
      { reason: 'section 4.1.2: one label', example: 'a@b', ours: true, about: /@[^.]*$/u },
      { reason: 'section 4.1.3: addresses', example: 'a@[127.0.0.1]', ours: true, about: /@\[/u },
      {
        reason: 'RFC 1035, section 2.3.4: lengths',
        example: `a@${'b'.repeat(64)}.c`,
        ours: false,
        about: /@.*[^.]{64}|@.{254}/u,
      },
    ],
  },
  {
    format: 'hostname',
    check: hasHostnameFormat,
    shape: grammar.hostnameRule,
    characters: 'aZ09-.é',
    disagreements: [
      { reason: 'JSON-Schema-Test-Suite: no dot at the end', example: 'a.', ours: false, about: /\.$/u },
      { reason: 'RFC 5890, section 2.3.1: reserved labels', example: 'xn--X', ours: false, about: /(?:^|\.)..--/u },
    ],
  },
  {
    format: 'json-pointer',
    check: hasJsonPointerFormat,
    shape: grammar.jsonPointerRule,
    characters: '/~01a\n',
    disagreements: [],
  },
  {
    format: 'relative-json-pointer',
    check: hasRelativeJsonPointerFormat,
    shape: grammar.relativeJsonPointerRule,
    characters: '/~01#+-a',
    disagreements: [
      {
        reason: 'draft-bhutton-relative-json-pointer-00: an index may be moved',
        example: '0+1',
        ours: true,
        about: /^\d+[+-]/u,
      },
    ],
  },
  {
    format: 'byte',
    check: hasByteFormat,
    shape: grammar.base64Rule,
    characters: 'Az09+/=-\n',
    disagreements: [
      {
        reason: 'RFC 4648, section 3.1: no line breaks; ajv looks for one line that is right',
        example: '-\n',
        ours: false,
        about: /\n|\r|\u2028|\u2029/u,
      },
    ],
  },
  {
    format: 'regex',
    check: hasRegexFormat,
    shape: /^(?:[a-z0-9]|\\[dwsp.]|\(\?:a\)|[*+?|()[\]{}-]){0,12}$/u,
    characters: 'ab\\[](){}*+?|^$-.dpk1Z,',
    disagreements: [
      {
        reason: 'ECMA-262 with the flag u, as pattern is read',
        example: String.raw`\a`,
        ours: false,
        about: /[\\{}\]]|\(\?[!=]/u,
      },
      {
        reason: 'the flag u has more escapes',
        example: String.raw`[\u{1F600}-\u{1F601}]`,
        ours: true,
        about: /\\[upP]\{|\uD83D/u,
      },
    ],
  },
];

const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);

describe.each(subjects)('$format', ({ format, check, shape, characters, disagreements }) => {
  const theirs = ajv.compile<string>({ format });

  test.each(disagreements)('disagrees about $example: $reason', ({ example, ours, about }) => {
    expect(check(example)).toBe(ours);
    expect(theirs(example)).toBe(!ours);
    expect(about.test(example)).toBe(true);
  });

  test('agrees about everything else', () => {
    const text = fc.oneof(
      fc.stringMatching(shape, { maxLength: 50 }),
      fc.string({ unit: fc.constantFrom(...characters), maxLength: 9 }),
    );
    fc.assert(
      fc.property(
        text,
        fc.nat({ max: 200 }),
        fc.constantFrom('', ...characters),
        fc.nat({ max: 1 }),
        (from, at, put, skip) => {
          const index = at % (from.length + 1);
          const near = from.slice(0, index) + put + from.slice(index + skip);
          const ours = check(near);
          if (theirs(near) === ours) return;
          expect(disagreements.filter((entry) => entry.ours === ours && entry.about.test(near))).not.toEqual([]);
        },
      ),
      { numRuns: 1_500 },
    );
  });
});
