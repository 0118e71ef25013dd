import { beforeAll, describe, expect, test } from 'vitest';
import { type Generated, validatorsOf } from './validators-of.ts';

/** A schema, a value that it rejects, and the issues: the path of each invalid value and the message. */
type Case = readonly [schema: unknown, invalid: unknown, ...issues: (readonly [path: string, message: string])[]];

const keywords: readonly Case[] = [
  [false, 1, ['', 'must not be present']],
  [{ properties: { a: false } }, { a: 1 }, ['/a', 'must not be present']],
  [{ type: 'integer' }, 1.5, ['', 'must be an integer']],
  [{ type: ['string', 'null'] }, 1, ['', 'must be a string or null']],
  [{ type: 'boolean' }, 1, ['', 'must be true or false']],
  [{ type: ['string', 'boolean'] }, 1, ['', 'must be true, false or a string']],
  [{ const: { a: 1 } }, 1, ['', 'must be {"a":1}']],
  [{ enum: [1, 'a', null] }, 2, ['', 'must be one of 1, "a", null']],
  [{ minLength: 1 }, '', ['', 'must have at least 1 character']],
  [{ maxLength: 2 }, 'abc', ['', 'must have at most 2 characters']],
  [{ pattern: '^a' }, 'b', ['', 'must match the pattern ^a']],
  [{ minimum: 1 }, 0, ['', 'must be at least 1']],
  [{ maximum: 1 }, 2, ['', 'must be at most 1']],
  [{ exclusiveMinimum: 1 }, 1, ['', 'must be more than 1']],
  [{ exclusiveMaximum: 1 }, 1, ['', 'must be less than 1']],
  [{ multipleOf: 2 }, 3, ['', 'must be a multiple of 2']],
  [{ minItems: 2 }, [1], ['', 'must have at least 2 items']],
  [{ maxItems: 1 }, [1, 2], ['', 'must have at most 1 item']],
  [{ uniqueItems: true }, [1, 1], ['', 'must not contain an item twice']],
  [{ contains: { type: 'string' } }, [1], ['', 'must contain at least 1 matching item']],
  [{ contains: true, maxContains: 1 }, [1, 2], ['', 'must contain at most 1 matching item']],
  [{ minProperties: 1 }, {}, ['', 'must have at least 1 property']],
  [{ maxProperties: 1 }, { a: 1, b: 2 }, ['', 'must have at most 1 property']],
  [{ required: ['a'] }, {}, ['', 'must have the property "a"']],
  [{ dependentRequired: { a: ['b'] } }, { a: 1 }, ['', 'must have "b" if it has "a"']],
  [{ not: { type: 'string' } }, 'a', ['', 'must not match the schema in `not`']],
  [
    { type: 'object', properties: { a: {} }, additionalProperties: false },
    { b: 1 },
    ['/b', 'must not be present: the object is closed'],
  ],
  [
    { properties: { a: {} }, unevaluatedProperties: false },
    { b: 1 },
    ['/b', 'must not be present: no schema describes it'],
  ],
  [
    { type: 'object', additionalProperties: { type: 'string' } },
    { b: 1, c: 'c', d: 2 },
    ['/b', 'must be a string'],
    ['/d', 'must be a string'],
  ],
  [
    { type: 'object', propertyNames: { maxLength: 1 }, additionalProperties: { type: 'string' } },
    { bc: 1 },
    ['/bc', 'must be a string'],
    ['/bc', 'must have at most 1 character'],
  ],
  [
    { type: 'object', propertyNames: { maxLength: 1 }, additionalProperties: { type: 'object', required: ['x'] } },
    { a: { x: 1 }, bc: { x: 1 }, d: {} },
    ['/d', 'must have the property "x"'],
    ['/bc', 'must have at most 1 character'],
  ],
];

const texts: readonly [format: string, message: string][] = [
  ['byte', 'must be Base64'],
  ['date', 'must be a date such as 2026-03-09'],
  ['date-time', 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z'],
  ['duration', 'must be a duration such as P1DT12H'],
  ['email', 'must be an e-mail address'],
  ['hostname', 'must be a host name such as example.com'],
  ['idn-email', 'must be an e-mail address'],
  ['idn-hostname', 'must be a host name such as example.com'],
  ['ipv4', 'must be an IPv4 address such as 192.0.2.1'],
  ['ipv6', 'must be an IPv6 address such as 2001:db8::1'],
  ['iri', 'must be an IRI with a scheme, such as https://example.com/'],
  ['iri-reference', 'must be an IRI or a relative reference'],
  ['json-pointer', 'must be a JSON Pointer such as /pets/0'],
  ['regex', 'must be a regular expression'],
  ['relative-json-pointer', 'must be a relative JSON Pointer such as 1/labels'],
  ['time', 'must be a time with an offset, such as 10:15:00Z'],
  ['uri', 'must be a URI with a scheme, such as https://example.com/'],
  ['uri-reference', 'must be a URI or a relative reference'],
  ['uri-template', 'must be a URI template such as /pets/{id}'],
  ['uuid', 'must be a UUID'],
];

const numbers: readonly [format: string, message: string][] = [
  ['float', 'must be a number of single precision'],
  ['int8', 'must be an integer of 8 bits'],
  ['int16', 'must be an integer of 16 bits'],
  ['int32', 'must be an integer of 32 bits'],
  ['int64', 'must be an integer of 64 bits'],
  ['uint8', 'must be an integer of 8 bits without a sign'],
  ['uint16', 'must be an integer of 16 bits without a sign'],
  ['uint32', 'must be an integer of 32 bits without a sign'],
  ['uint64', 'must be an integer of 64 bits without a sign'],
];

const cases: readonly Case[] = [
  ...keywords,
  // No text format accepts this text, and no number format this number.
  ...texts.map(([format, message]): Case => [{ type: 'string', format }, '\\{[%', ['', message]]),
  ...numbers.map(([format, message]): Case => [{ type: 'number', format }, 1e300, ['', message]]),
];

let validators: ReadonlyMap<string, Generated>;

beforeAll(async () => {
  validators = await validatorsOf(Object.fromEntries(cases.map(([schema], index) => [`Case${index}`, schema])));
});

describe('the path and the message of each issue', () => {
  test.each(cases.map(([schema, invalid, ...issues], index) => ({ schema, invalid, issues, index })))(
    '$schema with $invalid',
    ({ invalid, issues, index }) => {
      const found = validators.get(`Case${index}`)?.check(invalid) ?? [];
      expect(found.map(({ path, message }) => [path, message])).toEqual(issues);
    },
  );
});
