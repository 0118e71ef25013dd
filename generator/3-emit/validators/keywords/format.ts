import { assert, type Keyword, type Scope } from '../scope.ts';
import { runtime } from '../symbols.ts';

interface Format {
  readonly about: 'number' | 'string';
  fails(scope: Scope): string;
  readonly message: string;
}

const formats: ReadonlyMap<string, Format> = new Map<string, Format>([
  ['date', { about: 'string', fails: (scope) => `!${scope.use(runtime.isDate)}(${scope.value})`, message: 'must be a date such as 2026-03-09' }],
  [
    'date-time',
    {
      about: 'string',
      fails: (scope) => `!${scope.use(runtime.isDateTime)}(${scope.value})`,
      message: 'must be a date and time with an offset, such as 2026-03-09T10:15:00Z',
    },
  ],
  ['uuid', { about: 'string', fails: (scope) => `!${scope.use(runtime.isUuid)}(${scope.value})`, message: 'must be a UUID' }],
  ['byte', { about: 'string', fails: (scope) => `!${scope.use(runtime.isBase64)}(${scope.value})`, message: 'must be Base64' }],
  ['int32', { about: 'number', fails: ({ value }) => `${value} !== (${value} | 0)`, message: 'must be an integer of 32 bits' }],
  [
    'int64',
    {
      about: 'number',
      fails: () => '!Number.isInteger(${scope.value}) || value < -(2 ** 63) || value >= 2 ** 63',
      message: 'must be an integer of 64 bits',
    },
  ],
]);

const keyword = (about: Format['about']): Keyword => ({
  about,
  steps(schema, scope) {
    const format = schema.format === undefined ? undefined : formats.get(schema.format);
    if (format?.about !== about) return [];
    return [assert(schema, 'format', format.fails(scope), format.message)];
  },
});

/**
 * Formats are asserted, as people expect of an API description.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-7
 */
export const stringFormat = keyword('string');
export const numberFormat = keyword('number');
