import type { Availability } from './availability.ts';
import type { Example } from './example.ts';
import type { PagingParameter } from './pagination.ts';
import type { Schema } from './schema.ts';

/** The part of a request that contains the value of a parameter. */
export type ParameterPlace = 'cookie' | 'header' | 'path' | 'query';

/** The notation of the arrays and objects of a parameter. */
export type ParameterStyle = 'deepObject' | 'form' | 'label' | 'matrix' | 'pipeDelimited' | 'simple' | 'spaceDelimited';

/**
 * A parameter of an operation: a value outside the body.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export interface Parameter extends Availability {
  /** The name on the wire, `ids[]`. */
  readonly name: string;
  readonly in: ParameterPlace;
  /** JSON Pointer of its declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** True if a path value may span segments, so that its slashes are sent unescaped (`x-multi-segment`). */
  readonly isMultiSegment: boolean;
  /** True if samples send the parameter although it is optional (`x-sampled`). */
  readonly isSampled: boolean;
  /** The media type in which the value is encoded (`content`); undefined if there is none. */
  readonly mediaType: string | undefined;
  /** The purpose of the parameter for a paginated list (`x-paging`). */
  readonly paging: PagingParameter | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}
