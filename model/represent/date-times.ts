import type { Api } from '../api.ts';
import { mapSchema } from '../inspect/walk-schema.ts';
import type { KeywordSchema, Schema } from '../schema.ts';
import { conversionRoots } from './conversion-roots.ts';
import { findConverted, type Conversion } from './find-converted.ts';
import { mapSchemas } from './map-schemas.ts';
import type { DateTimeType } from './type-choices.ts';

/** For each value of the option `dateTimes`, the function that returns the model with this type of dates. */
export const withDateTimes: Readonly<Record<DateTimeType, (api: Api) => Api>> = {
  string: (api) => api,
  Date: withDates,
};

/**
 * Returns a model in which values with the format `date-time` are represented as `Date`, in parameters, request bodies and the bodies of
 * successful responses. If the values of a schema cannot be represented as `Date`, the schema stays unchanged. The comment of
 * {@link findConverted} explains the reasons.
 */
function withDates(api: Api): Api {
  const named = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  const dates = findConverted(conversionRoots(api), dateConversion, (reference) => named.get(reference));
  const mark = (whole: Schema): Schema =>
    mapSchema(whole, (schema, original) =>
      dates.has(original)
        ? // Validators must reject a string that is not a date, because it cannot be converted to `Date`.
          { ...schema, assertsFormat: true, annotations: { ...schema.annotations, representation: 'date' } }
        : schema,
    );
  return {
    ...mapSchemas(api, {
      request: mark,
      response: mark,
      responseHeader: (schema) => schema,
      named: ({ schema }) => mark(schema),
    }),
    hasConversions: dates.size > 0,
    dateTimes: dates.size > 0 ? 'Date' : 'string',
  };
}

/**
 * Returns true if each string of a schema is a date and time, and no other keyword, such as `pattern`, restricts the string. A `Date` is
 * always written in the format of `2026-03-09T10:15:00.000Z`, and such a keyword could reject this format.
 */
const isDateTimeText = ({ type, format, pattern, minLength, maxLength, ...schema }: KeywordSchema): boolean =>
  format === 'date-time' &&
  type?.includes('string') === true &&
  [pattern, minLength, maxLength, schema.const, schema.enum].every((keyword) => keyword === undefined);

const dateConversion: Conversion = {
  types: ['string'],
  isConvertible: isDateTimeText,
  isLike: (value) => typeof value === 'string' && /^\d{4}-\d\d-\d\dt/iu.test(value),
};
