import type { Example } from './example.ts';
import type { KeywordSchema, Schema } from './schema.ts';

/**
 * A value outside the body.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#parameter-object
 */
export interface Parameter {
  /** The name on the wire, `iids[]`. */
  readonly name: string;
  readonly in: 'cookie' | 'header' | 'path' | 'query';
  /** JSON Pointer of its declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly required: boolean;
  readonly deprecated: boolean;
  readonly since: string | undefined;
  readonly style: 'deepObject' | 'form' | 'label' | 'matrix' | 'pipeDelimited' | 'simple' | 'spaceDelimited';
  readonly explode: boolean;
  /** A path value that may span segments and is sent with its slashes as they are (`x-multi-segment`). */
  readonly isMultiSegment: boolean;
  /** A media type when the value is encoded as one (`content`), else undefined. */
  readonly mediaType: string | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** The parameters of an operation that stand in one place: to generated code, the properties of one object. */
export interface ParameterGroup {
  readonly in: Parameter['in'];
  readonly parameters: readonly Parameter[];
  /** Describes the object; which of its properties have to be there, the parameters tell. */
  readonly schema: KeywordSchema;
}
