import type { JsonValue } from '@forgespec/description/json';
import { mergedSchema } from '@forgespec/model/values';
import type { ContractSubject, TestedOperation } from '../../../1-describe/subject.ts';
import { knownValue } from '../../arguments-source.ts';
import { isSafe } from '../draft.ts';
import type { HostileInput, InputNotation } from './hostile-input.ts';
import type { InputPosition } from './input-position.ts';

/** The groups of inputs. One case sends the inputs of one group to one position. */
export const inputGroups = ['values', 'texts', 'notations', 'near-misses'] as const;

export type InputGroup = (typeof inputGroups)[number];

/** Values of all types, and numbers beyond the range of a type: 2^31, 2^53, 2^63. */
export const values: readonly JsonValue[] = [
  null,
  [],
  {},
  '',
  true,
  false,
  0,
  -1,
  0.5,
  [null],
  [[]],
  { $ref: '#' },
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  2 ** 63,
  -(2 ** 63),
  2 ** 64,
  1e308,
  5e-324,
];

/** Texts that programs often process wrongly: empty, long, with NUL, emoji, right-to-left marks, lone surrogates, quotes, or like numbers. */
export const texts: readonly string[] = [
  '',
  ' ',
  'x'.repeat(10_000),
  '\u0000',
  'a\u0000b',
  '\u{1f600}',
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
  '\u202eabc\u202c',
  '\ud800',
  '\udfff',
  '\ufeff',
  '\uffff',
  'I\u0307\u0131\u00df',
  "'",
  '"',
  '\\',
  '%',
  '\r\n',
  "' OR '1'='1",
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '%s%n%x',
  '../../etc/passwd',
  '[',
  '(',
  '*',
  '__proto__',
  'constructor',
  'null',
  'NaN',
  '-1',
  '0',
  '1e400',
  '2147483648',
  '9007199254740993',
  '9223372036854775808',
  '0000-00-00',
  '2026-02-30',
  '9999-12-31T23:59:60Z',
];

/** Texts of JSON that are not the usual notation of a value, or are malformed. */
const jsonNotations: readonly string[] = [
  '1e400',
  '-1e400',
  '1e-400',
  '-0',
  '9007199254740993',
  '9223372036854775808',
  '123456789012345678901234567890',
  '"\\ud800"',
  '"\\u0000"',
  '{"a":1,"a":"b"}',
  '{"__proto__":{"a":1}}',
  '{"constructor":null,"toString":null}',
  `${'['.repeat(2000)}${']'.repeat(2000)}`,
  'NaN',
  '"',
  '\u0000',
];

/** Texts of a URL: malformed percent-encoding, bytes that are not UTF-8, encoded slashes. */
const urlNotations: readonly string[] = [
  '%',
  '%zz',
  '%1',
  '%ff',
  '%c3%28',
  '%ed%a0%80',
  '%00',
  '%2F',
  '%252F',
  '%u0041',
  '%0d%0a',
];

const dotSegments: readonly string[] = ['.', '..', '%2e%2e', '%2e%2e%2f', '..%2f..%2f', '..%5c'];

/**
 * Returns the inputs that are written in an unusual way.
 *
 * @param known the text of the valid value at the position.
 */
export function notationsOf(
  operation: TestedOperation,
  position: InputPosition,
  notation: InputNotation,
): HostileInput[] {
  const { names } = position;
  const name = encodeURIComponent(names.at(-1) ?? '');
  const written = ((): readonly string[] => {
    switch (notation) {
      case 'json':
        return names.length === 0 ? [...jsonNotations, '', '{', '[]{}', '\ufeff{}', '{"a":'] : jsonNotations;
      case 'url':
        if (position.in === 'path') return [...urlNotations, ...(isSafe(operation) ? dotSegments : [])];
        return [...urlNotations, `1&${name}=2`, `1&${name}[]=2`, `1&${name}[a]=2`, `1&${name}[a][b]=2`, `1&${name}`];
      case 'form':
        return [...urlNotations, `1&${name}=2`, `1&${name}[a]=2`];
      case 'text':
      case 'header':
        return [];
    }
  })();
  return written.map((text) => ({ written: text }));
}

/** Returns values that are similar to a valid value, and one valid value for each branch of `anyOf` and `oneOf`. */
export function nearMissesOf(subject: ContractSubject, { schema }: InputPosition): JsonValue[] {
  const merged = mergedSchema(schema, subject.resolve);
  if (merged === undefined) return [];
  const branches = [...(merged.anyOf ?? []), ...(merged.oneOf ?? [])]
    .map((branch) => knownValue(subject, branch))
    .filter((value) => value !== undefined);
  const isConstrained = merged.enum !== undefined || merged.pattern !== undefined || merged.format !== undefined;
  const known = merged.enum?.[0] ?? (isConstrained ? knownValue(subject, schema) : undefined);
  if (typeof known !== 'string') return branches;
  const near = [
    known.toUpperCase(),
    known.toLowerCase(),
    ` ${known}`,
    `${known} `,
    `${known}\n`,
    `${known}\u0000`,
    `${known}${known}`,
    known.slice(0, -1),
    known.replaceAll('-', '\u2010'),
  ];
  return [...branches, ...near.filter((text) => text !== known)];
}
