import type { Example } from './example.ts';
import type { PagingHeader } from './pagination.ts';
import type { Schema } from './schema.ts';

/** A media type of a body, and its schema. */
export interface Content {
  /** `application/json` */
  readonly mediaType: string;
  /** Undefined if the description has no schema for this media type. */
  readonly schema: Schema | undefined;
  /** The names of form properties that are written with brackets, `name[key]` (`encoding` with `style: deepObject`), sorted. */
  readonly deepObjects: readonly string[];
  readonly examples: readonly Example[];
}

/** The body of a request. */
export interface Body {
  readonly description: string | undefined;
  readonly required: boolean;
  /** In order of preference: JSON first. */
  readonly contents: readonly Content[];
}

/** A header of a response. */
export interface Header {
  readonly name: string;
  /** JSON Pointer of its declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly required: boolean;
  /** The notation of an object: assignments (`a=1,b=2`) if true, otherwise names and values in turn (`a,1,b,2`). */
  readonly explode: boolean;
  /** The media type in which the value is encoded (`content`); undefined if there is none. */
  readonly mediaType: string | undefined;
  /** The purpose of the header for a paginated list (`x-paging`). */
  readonly paging: PagingHeader | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** A documented response. */
export interface Response {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  /** JSON Pointer of its declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string;
  /** A sentence about details that the documentation does not show (`x-not-shown`). */
  readonly notShown: string | undefined;
  readonly headers: readonly Header[];
  readonly contents: readonly Content[];
}
