import type { JsonValue } from '@forgespec/description/json';
import {
  preferredContent,
  type Content,
  type NamedSchema,
  type OperationModel,
  type Parameter,
} from '@forgespec/model';
import { mediaKind, type MediaKind } from '@forgespec/templates/shared/media-type';
import { exampleValue } from './example-value.ts';

/** The parameters and the body that a sample sends. */
export interface SampleInput {
  readonly values: readonly SampleValue[];
  readonly body: SampleBody | undefined;
}

/** A parameter and its example value. */
export interface SampleValue {
  readonly parameter: Parameter;
  readonly value: JsonValue;
}

export interface SampleBody {
  readonly content: Content;
  readonly kind: MediaKind;
  readonly value: JsonValue;
}

/**
 * Returns example values for the parameters and the body that a sample sends. A sample sends the page size even if this
 * parameter is optional.
 */
export function sampleInput(operation: OperationModel, schemas: ReadonlyMap<string, NamedSchema>): SampleInput {
  const values = operation.parameters
    .filter(isSampled)
    .map((parameter) => ({ parameter, value: exampleValue(parameter, schemas) }));
  const content = preferredContent(operation.body);
  if (content === undefined) return { values, body: undefined };
  return { values, body: { content, kind: mediaKind(content.mediaType), value: exampleValue(content, schemas) } };
}

/** Returns true if samples send a parameter: it is required, it has `x-sampled`, or it is the page size. */
export const isSampled = ({
  required,
  paging,
  ...parameter
}: Pick<Parameter, 'isSampled' | 'paging' | 'required'>): boolean =>
  required || parameter.isSampled || paging === 'size';
