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
 * Returns example values for the parameters and the body that a sample sends.
 */
export function sampleInput(operation: OperationModel, schemas: ReadonlyMap<string, NamedSchema>): SampleInput {
  const values = operation.parameters
    .filter(isSampled)
    .map((parameter) => ({ parameter, value: exampleValue(parameter, schemas) }));
  const content = preferredContent(operation.body);
  if (content === undefined) return { values, body: undefined };
  return { values, body: { content, kind: mediaKind(content.mediaType), value: exampleValue(content, schemas) } };
}

/** Returns true if samples send a parameter: it is required, or it has `x-sampled`. */
export const isSampled = ({ required, ...parameter }: Pick<Parameter, 'isSampled' | 'required'>): boolean =>
  required || parameter.isSampled;
