import type { Api } from '../api.ts';
import { mediaKindFacts } from '../inspect/media-kinds.ts';
import { documentedSuccesses } from '../inspect/successes.ts';
import type { Content } from '../message.ts';
import type { OperationModel } from '../operation.ts';
import type { Schema } from '../schema.ts';

/**
 * Returns the lists of schemas for {@link findConverted}. If a value may have one of several schemas, one list contains all of these
 * schemas. Each parameter, each media type of a request body, and each named schema has its own list. All bodies of the successful
 * responses of an operation share one list.
 */
export const conversionRoots = (api: Api): (readonly Schema[])[] => [
  ...api.areas.flatMap(({ operations }) => operations.flatMap(rootsOf)),
  ...api.schemas.map(({ schema }) => [schema]),
];

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
    schema !== undefined && mediaKindFacts(mediaType).isStructured ? [schema] : [],
  );
