import type { Example } from './example.ts';
import type { PagingHeader } from './pagination.ts';
import type { Schema } from './schema.ts';

/** One way in which a body is written. */
export interface Content {
  /** `application/json` */
  readonly mediaType: string;
  /** Absent when the description says nothing about the shape. */
  readonly schema: Schema | undefined;
  /** Properties of a form that are written with brackets, `name[key]` (`encoding` with `style: deepObject`), sorted. */
  readonly deepObjects: readonly string[];
  readonly examples: readonly Example[];
}

/** The body of a request. */
export interface Body {
  readonly description: string | undefined;
  readonly required: boolean;
  /** In the order in which the description prefers them: JSON first. */
  readonly contents: readonly Content[];
}

/** A header of a response. */
export interface Header {
  readonly name: string;
  /** JSON Pointer of its declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly required: boolean;
  /** How an object is written: as assignments, or names and values in turn. */
  readonly explode: boolean;
  /** A media type when the value is encoded as one (`content`), else undefined. */
  readonly mediaType: string | undefined;
  /** The purpose of the header for a paginated list (`x-paging`). */
  readonly paging: PagingHeader | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** One documented answer. */
export interface Response {
  /** `200`, `2XX` or `default`. */
  readonly status: string;
  /** JSON Pointer of its declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string;
  /** What is not known of it, in words (`x-not-shown`). */
  readonly notShown: string | undefined;
  readonly headers: readonly Header[];
  readonly contents: readonly Content[];
}
