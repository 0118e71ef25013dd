import type { StyleName } from '@forgespec/description/openapi';
import type { Availability } from './availability.ts';
import type { Example } from './example.ts';
import type { Schema } from './schema.ts';

/** The location of a parameter in a request. @see https://spec.openapis.org/oas/v3.1.1.html#parameter-locations */
export type ParameterLocation = 'cookie' | 'header' | 'path' | 'query';

/**
 * The OpenAPI `style` of a parameter. It determines how an array or object is written. The style `cookie` of OpenAPI 3.2 is read as the
 * default style.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-values
 */
export type ParameterStyle = Exclude<StyleName, 'cookie'>;

/**
 * A parameter of an operation. It is a value in the path, query, headers or cookies of a request.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export interface Parameter extends Availability {
  /** The name in requests, such as `ids[]`. */
  readonly name: string;
  readonly in: ParameterLocation;
  /** The JSON Pointer to the parameter's declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  /** True if the client leaves reserved characters, such as `/` and `:`, unencoded in a query (`allowReserved`). */
  readonly allowsReserved: boolean;
  /** True if a path value may contain slashes, which are then sent unencoded (`x-multi-segment`). */
  readonly isMultiSegment: boolean;
  /** True if code samples contain the parameter although it is optional (`x-sampled`). */
  readonly isSampled: boolean;
  /** The media type in which the value is encoded (`content`). Undefined if the parameter has a `schema` instead. */
  readonly mediaType: string | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** The facts of a parameter that determine its notation in a request. */
export type WireParameter = Pick<
  Parameter,
  'allowsReserved' | 'explode' | 'in' | 'isMultiSegment' | 'mediaType' | 'name' | 'style'
>;

/** The facts of an operation that determine the path of a request. */
export interface WirePath {
  readonly path: string;
  readonly parameters: readonly WireParameter[];
}
