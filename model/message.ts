import type { EventData } from '@forgespec/templates/shared/sequences';
import type { Example } from './example.ts';
import type { Parameter } from './parameter.ts';
import type { Schema } from './schema.ts';
import type { BinaryType } from './represent/type-choices.ts';

/** The name of the type of a body. Bodies with the same type have the same name. */
export interface BodyTypeName {
  readonly name: string;
  /** The file name of the area whose operations use the type. Undefined if the module of shared types contains the type. */
  readonly area: string | undefined;
  /** The statuses of the responses with this body, sorted. Empty for a request. */
  readonly statuses: readonly string[];
}

/** One media type of a body, with its schema. @see https://spec.openapis.org/oas/v3.1.1.html#media-type-object */
export interface Content {
  /** The media type, such as `application/json`. */
  readonly mediaType: string;
  /** The schema of the whole body. Undefined if the description has no schema, or if the media type is sequential. */
  readonly schema: Schema | undefined;
  /**
   * The schema of each item. A sequential media type, such as `application/jsonl`, always has this schema. For `text/event-stream`, the
   * schema describes an event whose field `data` is already decoded, for example from JSON text. Other media types have this schema if the
   * description contains `itemSchema` (OpenAPI 3.2).
   */
  readonly itemSchema: Schema | undefined;
  /**
   * Determines how the field `data` of events is written: as JSON (`json`), or as text (`text`). With `either`, strings are written as
   * text, and other values as JSON. Undefined if the media type is not `text/event-stream`.
   */
  readonly eventData: EventData | undefined;
  /**
   * The TypeScript type of a body that is neither JSON nor text, as selected by the option `binary`. Undefined if the option has the
   * default value.
   */
  readonly binaryType: Exclude<BinaryType, 'default'> | undefined;
  /** The names of the form properties that are written as `name[key]` (`encoding` with `style: deepObject`), sorted. */
  readonly deepObjects: readonly string[];
  /** The rules of `encoding` for the fields of a form, sorted by the name of the field. The fields in `deepObjects` are left out. */
  readonly encodings: readonly FieldEncoding[];
  /**
   * The rules for the parts of a multipart body whose parts have no names: `prefixEncoding` and `itemEncoding` (OpenAPI 3.2). Undefined if the
   * body is not a list of parts.
   */
  readonly partList?: PartList;
  /** The fields of a form that are files because of `contentMediaType`, or because of their media type in `encoding`. */
  readonly files: readonly string[];
  readonly examples: readonly Example[];
  /**
   * The name of the type of the body, or of its items. Undefined if the type needs no name, because it is a named schema or a simple type.
   */
  readonly type?: BodyTypeName;
}

/** The rules for the parts of a multipart body, by their positions. The name of each encoding is empty. */
export interface PartList {
  readonly prefix: readonly FieldEncoding[];
  readonly items: FieldEncoding | undefined;
}

/** The rules for one field of a form (`encoding`). @see https://spec.openapis.org/oas/v3.1.1.html#encoding-object */
export interface FieldEncoding {
  readonly name: string;
  /** The media type of each part. It may also be a list of media types (`image/png, image/jpeg`) or a range (`image/*`). */
  readonly contentType: string | undefined;
  /**
   * The style of the field. It has the same meaning as the style of a query parameter. Undefined if `encoding` has none of the keys
   * `style`, `explode` and `allowReserved`. Also undefined in a `multipart` form.
   */
  readonly style: Pick<Parameter, 'allowsReserved' | 'explode' | 'style'> | undefined;
  /** The headers of each part, except `Content-Type`. */
  readonly headers: readonly Header[];
}

/** The body of a request. @see https://spec.openapis.org/oas/v3.1.1.html#request-body-object */
export interface Body {
  readonly description: string | undefined;
  readonly required: boolean;
  /** The media types. JSON is first. */
  readonly contents: readonly Content[];
}

/** A header of a response, or of a part of a form. @see https://spec.openapis.org/oas/v3.1.1.html#header-object */
export interface Header {
  readonly name: string;
  /** The JSON Pointer to the header's declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string | undefined;
  readonly required: boolean;
  /** True if an object is written as assignments (`a=1,b=2`). False if names and values alternate (`a,1,b,2`). */
  readonly explode: boolean;
  /** The media type in which the value is encoded (`content`). Undefined if the header has a `schema` instead. */
  readonly mediaType: string | undefined;
  readonly schema: Schema;
  readonly examples: readonly Example[];
}

/** A documented response. @see https://spec.openapis.org/oas/v3.1.1.html#response-object */
export interface Response {
  /** The status, such as `200`, `2XX` or `default`. */
  readonly status: string;
  /** The JSON Pointer to the response's declaration in the bundled document. */
  readonly pointer: string;
  readonly description: string;
  /**
   * A text that names the details that are missing in the original documentation of the API, such as `the success status` (`x-not-shown`).
   */
  readonly notShown: string | undefined;
  readonly headers: readonly Header[];
  readonly contents: readonly Content[];
}
