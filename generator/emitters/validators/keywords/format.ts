import { not, test } from '../condition.ts';
import { fragment } from '../fragment.ts';
import { exactFormats, formats, type Format } from '../formats.ts';
import { check, type Keyword } from '../scope.ts';

const keyword = (about: Format['about']): Keyword => ({
  about,
  steps(schema, scope) {
    if (schema.format === undefined) return [];
    if (!scope.assertsFormats && schema.assertsFormat !== true) return [];
    const exact = scope.hasExactIntegers ? exactFormats.get(schema.format) : undefined;
    const format = exact ?? formats.get(schema.format);
    if (format?.about !== about) return [];
    // A format without an exact check does not need all digits of a `bigint`, so the check receives a number.
    const value =
      about === 'number' && scope.hasExactIntegers && !exact ? fragment`Number(${scope.value})` : scope.value;
    const fails = not(test(fragment`${format.test}(${value})`));
    return [check(schema, scope, 'format', fails, format.message)];
  },
});

/** @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7 */
export const stringFormat = keyword('string');
export const numberFormat = keyword('number');
