import { canonicalJson, type JsonObject, type JsonValue } from '@forgespec/description/json';
import { suggestion } from '@forgespec/description/diagnostics';
import {
  convertedValue,
  matchesNamedTypes,
  namedTypes,
  namedTypeWords,
  nullFix,
  valueText,
} from '../schemas/value-type.ts';
import { formatFacts } from '../../keywords/formats.ts';

/** A reason why a value does not match the keywords of one schema, and the correction. */
export interface ScalarMismatch {
  readonly reason: string;
  readonly fix: string;
}

/** Compares the type of a value with the `type` of the schema. */
export function typeMismatch(value: JsonValue, schema: JsonObject, isVersion30: boolean): ScalarMismatch | undefined {
  const types = namedTypes(schema);
  if (types === undefined || matchesNamedTypes(value, types)) return undefined;
  const converted = convertedValue(value, types);
  const general = value === null ? nullFix(types, isVersion30) : 'Correct the value or the type.';
  const fix = converted === undefined ? general : `Write ${converted}.`;
  return { reason: `is not of the type ${namedTypeWords(types)}`, fix };
}

/** Compares a value with `enum` and `const`. */
export function constantMismatch(
  value: JsonValue,
  { enum: values, const: constant }: JsonObject,
): ScalarMismatch | undefined {
  const equals = (allowed: JsonValue): boolean =>
    allowed === value || (typeof value === 'object' && canonicalJson(allowed) === canonicalJson(value));
  if (constant !== undefined && !equals(constant))
    return { reason: `is not ${valueText(constant)}`, fix: `Write ${valueText(constant)}.` };
  if (!Array.isArray(values) || values.some(equals)) return undefined;
  const texts = values.filter((allowed) => typeof allowed === 'string');
  const near = typeof value === 'string' ? suggestion(value, texts) : undefined;
  const fix = near === undefined ? `Write one of ${values.map(valueText).join(', ')}.` : `Did you mean \`${near}\`?`;
  return { reason: 'is not in the enum', fix };
}

/** Compares a number with the bounds of the schema, and with its `multipleOf`. */
export function numberMismatch(
  value: number,
  { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf }: JsonObject,
): ScalarMismatch | undefined {
  if (typeof minimum === 'number' && value < minimum)
    return { reason: `is below the minimum ${minimum}`, fix: `Write ${minimum} or more.` };
  if (typeof maximum === 'number' && value > maximum)
    return { reason: `is above the maximum ${maximum}`, fix: `Write ${maximum} or less.` };
  if (typeof exclusiveMinimum === 'number' && value <= exclusiveMinimum)
    return { reason: `is not above ${exclusiveMinimum}`, fix: `Write more than ${exclusiveMinimum}.` };
  if (typeof exclusiveMaximum === 'number' && value >= exclusiveMaximum)
    return { reason: `is not below ${exclusiveMaximum}`, fix: `Write less than ${exclusiveMaximum}.` };
  // Binary fractions are not exact, so `multipleOf` is checked only for integers.
  const isExact = Number.isInteger(multipleOf) && Number.isInteger(value);
  if (isExact && multipleOf !== 0 && value % Number(multipleOf) !== 0)
    return { reason: `is not a multiple of ${String(multipleOf)}`, fix: 'Correct the value or `multipleOf`.' };
  return undefined;
}

/**
 * Compares a string with `minLength`, `maxLength`, `pattern` and `format` of the schema.
 *
 * @param comparesPatterns false if a pattern of the description takes too long to match. In this case, `pattern` is
 * ignored.
 */
export function textMismatch(
  value: string,
  { minLength, maxLength, pattern, format }: JsonObject,
  comparesPatterns: boolean,
): ScalarMismatch | undefined {
  if (typeof minLength === 'number' || typeof maxLength === 'number') {
    const { length } = Array.from(value);
    if (typeof minLength === 'number' && length < minLength)
      return { reason: `is shorter than the minLength ${minLength}`, fix: 'Correct the value or `minLength`.' };
    if (typeof maxLength === 'number' && length > maxLength)
      return { reason: `is longer than the maxLength ${maxLength}`, fix: 'Correct the value or `maxLength`.' };
  }
  if (comparesPatterns && typeof pattern === 'string' && patternOf(pattern)?.test(value) === false)
    return { reason: `does not match the pattern ${pattern}`, fix: 'Correct the value or the pattern.' };
  const test = typeof format === 'string' ? formatFacts.get(format)?.compared : undefined;
  if (test === undefined || test.hasFormat(value)) return undefined;
  return { reason: `does not have the format ${String(format)}`, fix: `Write the value like ${test.sample}.` };
}

const patterns = new Map<string, RegExp | undefined>();

/** Returns the regular expression of a pattern. Returns undefined if the pattern is not valid. */
function patternOf(pattern: string): RegExp | undefined {
  if (!patterns.has(pattern)) {
    let compiled: RegExp | undefined;
    try {
      compiled = new RegExp(pattern, 'u');
    } catch {
      // An invalid pattern is reported at its schema.
    }
    patterns.set(pattern, compiled);
  }
  return patterns.get(pattern);
}
