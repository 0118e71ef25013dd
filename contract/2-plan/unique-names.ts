import { createHash } from 'node:crypto';
import { isJsonObject, type JsonObject, type JsonValue } from '@forgespec/generator/json';
import type { KeywordSchema, Schema } from '@forgespec/generator/model/schema';
import type { ContractSubject } from '../1-describe/subject.ts';
import { mergedSchema } from '@forgespec/generator/values/merged-schema';
import type { CreateName } from './test-data.ts';

/** The names of properties whose values usually must be unique on a server. */
const identifying = /^(?:id|uuid|name|title|key|slug|tag|label|path|identifier|username|login|email|code)$/u;

/**
 * The identifying properties that an update may change. An update does not change other identifying properties, such as `id` or `path`,
 * because the path of a request may contain their values.
 */
const changeable = /^(?:name|title|slug|tag|label|username|login|email)$/u;

/**
 * Replaces the identifying properties of a body by new, unique values, if the schema allows it. Two runs on one server then
 * never use the same value. Properties with an enumeration keep their values.
 *
 * @param isUpdate true if the body updates a resource, so that ids and paths keep their values.
 */
export function withUniqueNames(
  body: JsonValue,
  schema: Schema | undefined,
  subject: ContractSubject,
  name: CreateName,
  { isUpdate = false } = {},
): JsonValue {
  const properties = schema === undefined ? [] : (mergedSchema(schema, subject.resolve)?.properties ?? []);
  if (!isJsonObject(body)) return body;
  const renamed: JsonObject = { ...body };
  for (const { name: property, schema: own } of properties) {
    if (!(isUpdate ? changeable : identifying).test(property) || body[property] === undefined) continue;
    const merged = mergedSchema(own, subject.resolve);
    if (merged?.enum !== undefined || merged?.const !== undefined) continue;
    const check = subject.check(own);
    const value = candidates(body[property], merged, name).find((candidate) => check(candidate).length === 0);
    if (value !== undefined) renamed[property] = value;
  }
  return renamed;
}

/** Returns a unique text of the same length if the property identifies a resource. Otherwise returns the text unchanged. */
export const withUniqueText = (property: string, text: string, name: CreateName): string =>
  identifying.test(property) ? name(text.length).padEnd(text.length, 'x') : text;

/**
 * Returns unique values of the same type and format as the given value, the simplest first. Returns an empty list if no such value can be
 * created.
 */
function candidates(value: JsonValue, schema: KeywordSchema | undefined, create: CreateName): JsonValue[] {
  const longest = schema?.maxLength ?? 255;
  if (typeof value === 'number') {
    const { minimum = 1, maximum = 2_147_483_647 } = schema ?? {};
    const room = Math.max(1, Math.floor(maximum - minimum));
    return Number.isInteger(value)
      ? [Math.ceil(minimum) + (Number.parseInt(sumOf(create()).slice(0, 8), 16) % room)]
      : [];
  }
  if (typeof value !== 'string') return [];
  const text = create(longest);
  const sum = sumOf(text);
  const digits = BigInt(`0x${sum}`).toString();
  switch (schema?.format) {
    case 'email':
      return [`${text}@example.com`];
    case 'uuid':
      return [
        [sum.slice(0, 8), sum.slice(8, 12), `4${sum.slice(13, 16)}`, `8${sum.slice(17, 20)}`, sum.slice(20, 32)].join(
          '-',
        ),
      ];
    case 'hostname':
      return [`${text.replaceAll('_', '-')}.example.com`];
    default:
      if (schema?.format !== undefined) return [];
  }
  const dashed = text.replaceAll('_', '-');
  return [text, dashed, sameShape(value, sum, digits), dashed.toUpperCase()];
}

const sumOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Replaces the letters and digits among the last 12 characters of a value. Letters stay letters, and digits stay digits, so that the new
 * value probably still matches the pattern of the schema.
 */
function sameShape(value: string, sum: string, digits: string): string {
  let rest = 12;
  const characters = Array.from(value).toReversed();
  const changed = characters.map((character, index) => {
    if (rest === 0) return character;
    rest -= 1;
    if (/\d/u.test(character)) return digits.at(-1 - index) ?? '1';
    const letter = String.fromCodePoint(97 + ((sum.codePointAt(index) ?? 0) % 26));
    if (/[a-z]/u.test(character)) return letter;
    return /[A-Z]/u.test(character) ? letter.toUpperCase() : character;
  });
  return changed.toReversed().join('');
}
