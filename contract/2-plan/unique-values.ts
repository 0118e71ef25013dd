import { createHash } from 'node:crypto';
import type { JsonValue } from '@forgespec/description/json';
import type { FormatName, KeywordSchema } from '@forgespec/model';
import type { Check } from '../1-describe/subject.ts';
import type { CreateName } from './test-data.ts';

/**
 * Returns a new value that the schema of a property allows and that no other request contains. If the schema allows only some values, the
 * value may be in use. Returns undefined if no other value is known.
 *
 * @param value a valid value, whose form the new value has.
 * @param turn the number of earlier values for the same property. Selects the value if the schema has a list of values.
 */
export function uniqueValue(
  value: JsonValue,
  schema: KeywordSchema | undefined,
  check: Check,
  create: CreateName,
  turn = 0,
): JsonValue | undefined {
  const listed = (schema === undefined ? undefined : listedValues(schema))?.filter((each) => check(each).length === 0);
  if (listed !== undefined) return listed[turn % Math.max(1, listed.length)];
  return candidates(value, schema, create).find((candidate) => candidate !== value && check(candidate).length === 0);
}

/** The largest number of values of a schema with which all values are tried. */
export const maxTriedValues = 32;

/** Returns the values of a schema that allows only a list of values. Returns undefined for any other schema. */
export const listedValues = ({ enum: options, const: only }: KeywordSchema): readonly JsonValue[] | undefined =>
  (only ?? options)?.filter((option) => option !== null && typeof option !== 'object');

function candidates(value: JsonValue, schema: KeywordSchema | undefined, create: CreateName): JsonValue[] {
  const sum = sumOf(create());
  if (typeof value === 'number') return Number.isInteger(value) ? integers(schema, numberOf(sum)) : [];
  if (typeof value !== 'string') return [];
  const text = create(schema?.maxLength ?? 255);
  const dashed = text.replaceAll('_', '-');
  const format = schema?.format;
  if (format !== undefined) {
    const textsOf = textsOfFormat.get(format) ?? none;
    return [...textsOf({ value, text, dashed, sum, number: numberOf(sum) }), ...sameForms(value, sum)];
  }
  const long = text.padEnd(schema?.minLength ?? 0, 'x');
  return [long, dashed, ...sameForms(value, sum), dashed.toUpperCase(), sum.slice(0, schema?.maxLength ?? 12)];
}

function integers(schema: KeywordSchema | undefined, count: number): number[] {
  const { minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf = 1 } = schema ?? {};
  const step = Math.max(1, Math.ceil(multipleOf));
  const least = Math.ceil(
    Math.max(minimum ?? (exclusiveMinimum === undefined ? 1 : -Infinity), (exclusiveMinimum ?? -Infinity) + 1) / step,
  );
  const most = Math.floor(Math.min(maximum ?? 2_147_483_647, (exclusiveMaximum ?? Infinity) - 1) / step);
  return most < least ? [] : [(least + (count % (most - least + 1))) * step];
}

/** The parts of a new text of a format. */
interface TextParts {
  /** A valid value of the format. */
  readonly value: string;
  /** A new name, and the same name with `-` in place of `_`. */
  readonly text: string;
  readonly dashed: string;
  /** Hexadecimal digits that depend on the name, and a number that depends on it. */
  readonly sum: string;
  readonly number: number;
}

type CreateTexts = (parts: TextParts) => string[];

/** The new text has the form of the earlier value, so no other text is tried. */
const none: CreateTexts = () => [];

const emails: CreateTexts = ({ text }) => [`${text}@example.com`];
const hostnames: CreateTexts = ({ dashed }) => [`${dashed}.example.com`];
const addresses: CreateTexts = ({ value, dashed }) => [
  `${value.replace(/[?#].*$/su, '').replace(/\/$/u, '')}/${dashed}`,
  `https://example.com/${dashed}`,
];

/** For each format, the texts that are tried first. */
const texts: Readonly<Record<FormatName, CreateTexts>> = {
  binary: none,
  byte: none,
  date: ({ value, number }) => [dayAfter(value, number)],
  'date-time': ({ value, number }) => [`${dayAfter(value, number)}${value.slice(10)}`],
  double: none,
  duration: none,
  email: emails,
  float: none,
  hostname: hostnames,
  'idn-email': emails,
  'idn-hostname': hostnames,
  int8: none,
  int16: none,
  int32: none,
  int64: none,
  ipv4: ({ number }) => [`10.${number % 256}.${(number >> 8) % 256}.${1 + ((number >> 16) % 254)}`],
  ipv6: ({ sum }) => [`2001:db8::${sum.slice(0, 4)}:${sum.slice(4, 8)}`],
  iri: addresses,
  'iri-reference': addresses,
  'json-pointer': none,
  password: none,
  regex: none,
  'relative-json-pointer': none,
  time: none,
  uint8: none,
  uint16: none,
  uint32: none,
  uint64: none,
  uri: addresses,
  'uri-reference': addresses,
  'uri-template': none,
  uuid: ({ sum }) => [
    [sum.slice(0, 8), sum.slice(8, 12), `4${sum.slice(13, 16)}`, `8${sum.slice(17, 20)}`, sum.slice(20, 32)].join('-'),
  ],
};

const textsOfFormat: ReadonlyMap<string, CreateTexts> = new Map(Object.entries(texts));

/** Returns a day in the ten years after a date. */
function dayAfter(date: string, count: number): string {
  const start = Date.parse(`${date.slice(0, 10)}T00:00:00Z`);
  const day = new Date((Number.isNaN(start) ? 0 : start) + (1 + (count % 3650)) * 24 * 60 * 60 * 1000);
  return day.toISOString().slice(0, 10);
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const numberOf = (sum: string): number => Number.parseInt(sum.slice(0, 7), 16);

/**
 * Returns texts of the same form: other letters and digits at the end of a value, or only other digits. Letters stay letters, and digits
 * stay digits, so that the new text probably still matches the pattern of the schema. The texts with the most changes are first.
 */
const sameForms = (value: string, sum: string): string[] => [
  ...[12, 8, 6].map((count) => sameForm(value, sum, count, /[\da-z]/iu)),
  sameForm(value, sum, 12, /\d/u),
  sameForm(value, sum, 12, /[a-f\d]/u, 6),
  ...[5, 4, 3, 2, 1].map((count) => sameForm(value, sum, count, /[\da-z]/iu)),
];

function sameForm(value: string, sum: string, count: number, changeable: RegExp, letters = 26): string {
  const digits = BigInt(`0x${sum}`).toString();
  let rest = count;
  const changed = Array.from(value)
    .toReversed()
    .map((character, index) => {
      if (rest === 0 || !changeable.test(character)) return character;
      rest -= 1;
      if (/\d/u.test(character)) return digits.at(-1 - index) ?? '1';
      const letter = String.fromCodePoint(97 + ((sum.codePointAt(index) ?? 0) % letters));
      return character === character.toUpperCase() ? letter.toUpperCase() : letter;
    });
  return changed.toReversed().join('');
}
