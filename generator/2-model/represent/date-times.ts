import { mediaKind } from '@forgespec/templates/shared/media-type';
import type { Api } from '../api.ts';
import { mapSchema } from '../build/walk-schema.ts';
import { documentedSuccesses } from '../inspect/successes.ts';
import type { Content } from '../message.ts';
import type { OperationModel } from '../operation.ts';
import type { Schema } from '../schema.ts';
import { findDates } from './find-dates.ts';
import { mapSchemas } from './map-schemas.ts';

/**
 * Returns a model in which values with the format `date-time` are represented as `Date`, in parameters, request bodies and the bodies of
 * successful responses. If the values of a schema cannot be represented as `Date`, the schema stays unchanged; {@link findDates} lists
 * the reasons.
 */
export function withDates(api: Api): Api {
  const named = new Map(api.schemas.map(({ reference, schema }) => [reference, schema]));
  const roots = [
    ...api.areas.flatMap(({ operations }) => operations.flatMap(rootsOf)),
    ...api.schemas.map(({ schema }) => [schema]),
  ];
  const dates = findDates(roots, (reference) => named.get(reference));
  const mark = (whole: Schema): Schema =>
    mapSchema(whole, (schema, original) =>
      dates.has(original)
        ? // Validators must refuse other texts, because they could not be converted.
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
  };
}

/** Returns lists of the schemas that apply to the same value of an operation. */
function rootsOf(operation: OperationModel): (readonly Schema[])[] {
  const { parameters, body } = operation;
  return [
    ...parameters.map(({ schema }) => [schema]),
    ...(body?.contents ?? []).map((content) => schemasOf([content])),
    schemasOf(documentedSuccesses(operation).flatMap(({ contents }) => contents)),
  ];
}

const schemasOf = (contents: readonly Content[]): readonly Schema[] =>
  contents.flatMap(({ schema, mediaType }) =>
    schema === undefined || ['binary', 'text'].includes(mediaKind(mediaType)) ? [] : [schema],
  );
