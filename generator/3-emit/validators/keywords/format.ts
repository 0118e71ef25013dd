import { not, test } from '../condition.ts';
import { fragment } from '../fragment.ts';
import { check, type Keyword } from '../scope.ts';
import { runtime } from '../symbols.ts';

interface Format {
  readonly about: 'number' | 'string';
  /** The function of `formats` that tells. */
  readonly test: string;
  readonly message: string;
}

const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['date', { about: 'string', test: 'isDate', message: 'must be a date such as 2026-03-09' }],
  [
    'date-time',
    {
      about: 'string',
      test: 'isDateTime',
      message: 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
    },
  ],
  ['uuid', { about: 'string', test: 'isUuid', message: 'must be a UUID' }],
  ['byte', { about: 'string', test: 'isBase64', message: 'must be Base64' }],
  ['int32', { about: 'number', test: 'isInt32', message: 'must be an integer of 32 bits' }],
  ['int64', { about: 'number', test: 'isInt64', message: 'must be an integer of 64 bits' }],
]);

const keyword = (about: Format['about']): Keyword => ({
  about,
  steps(schema, scope) {
    const format = schema.format === undefined ? undefined : formats.get(schema.format);
    if (format?.about !== about) return [];
    const fails = not(test(fragment`${runtime.formats}.${format.test}(${scope.value})`));
    return [check(schema, scope, 'format', fails, format.message)];
  },
});

/**
 * Formats are asserted, as people expect of an API description.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7
 */
export const stringFormat = keyword('string');
export const numberFormat = keyword('number');
