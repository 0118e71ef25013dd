import type { StatusIn, StatusRange } from '../shared/status-code.ts';
import { ApiError } from './errors.ts';
import type { EventsOf } from './event-stream.ts';
import type { HeadersOf } from './response-headers.ts';

/** The result of a call, for a response with one of the statuses `Status`. */
export interface DescribedResponse<Status extends number, Data, Headers> {
  /** True for a successful response. */
  readonly ok: Status extends SuccessStatus ? true : false;
  readonly status: Status;
  readonly data: Data;
  /** A map from the names of the headers, in lower case, to their values. */
  readonly headers: Headers;
}

/**
 * The union of all results of a call. The compiler distinguishes them by the property `status`. If the status is not described, `data` has
 * the type of the described successful responses, or is `unknown` for a failure.
 */
export type ApiResult<Responses> = DescribedResponses<Responses> | UndescribedResponses<Responses, keyof Responses>;

type DescribedResponses<Responses> = {
  readonly [Key in keyof Responses]: DescribedResponse<
    StatusesOf<Key, keyof Responses>,
    BodyOf<Responses[Key]>,
    HeadersOf<Responses[Key]>
  >;
}[keyof Responses];

type UndescribedResponses<Responses, Keys> = 'default' extends Keys
  ? never
  :
      | DescribedResponse<OtherSuccess<StatusesOf<Keys, Keys>>, SuccessBody<Responses>, object>
      | DescribedResponse<OtherFailure<StatusesOf<Keys, Keys>>, unknown, object>;

// Editors show the names of these types in place of hundreds of numbers.
type OtherSuccess<Described> = Unlisted<Exclude<SuccessStatus, Described>>;
type OtherFailure<Described> = Unlisted<Exclude<FailureStatus, Described>>;

/** A status that an editor does not offer as a completion: of an intersection, it offers no literal. The compiler treats it as the status. */
type Unlisted<Status extends number> = Status extends number ? Status & Pick<number, 'valueOf'> : never;

type SuccessBody<Responses> = {
  [Key in keyof Responses]: StatusesOf<Key, keyof Responses> extends SuccessStatus ? BodyOf<Responses[Key]> : never;
}[keyof Responses];

type BodyOf<Response> = Response extends { readonly content: infer Content }
  ? { [Media in keyof Content]: ContentOf<Media, Content[Media]> }[keyof Content]
  : undefined;

/**
 * The data of a body: the value of JSON, a string for text, the items of a sequence, and a `Blob` for any other body. An option of the
 * generator selects bytes or a stream in place of the `Blob`.
 */
type ContentOf<Media, Body> =
  EssenceOf<Media> extends JsonMedia
    ? Body
    : [EssenceOf<Media>, Body] extends ['text/event-stream', AsyncIterable<infer Event>]
      ? EventsOf<Event>
      : Body extends AsyncIterable<unknown> | ReadableStream | Uint8Array
        ? Body
        : EssenceOf<Media> extends TextMedia
          ? string
          : Blob;

/** A media type in lower case, without parameters. RFC 9110, section 8.3.1. */
type EssenceOf<Media> = Media extends `${infer Essence};${string}`
  ? EssenceOf<Essence>
  : Media extends `${infer Essence} `
    ? EssenceOf<Essence>
    : Lowercase<Media & string>;

/** The media types that the function `mediaKind` treats as JSON. */
type JsonMedia = '*/*' | 'application/json' | 'text/json' | `${string}+json`;

/** The media types that the function `mediaKind` treats as text. */
type TextMedia = 'application/xml' | `application/${string}+xml` | `text/${string}`;

/** The statuses from 200 to 299. */
type SuccessStatus = StatusIn<'2XX'>;

/** The statuses from 300 to 599. */
type FailureStatus = StatusIn<'3XX' | '4XX' | '5XX'>;

/**
 * The statuses that a key of `responses` describes. `404` describes 404. `4XX` describes the statuses from 400 to 499 that are not keys
 * themselves. `default` describes the statuses that no other key describes.
 */
type StatusesOf<Key, Keys> = Key extends number
  ? Key
  : Key extends Exclude<StatusRange, '1XX'>
    ? Exclude<StatusIn<Key>, Keys>
    : Key extends 'default'
      ? Exclude<FailureStatus | SuccessStatus, StatusesOf<Exclude<Keys, 'default'>, Keys>>
      : never;

/** An error of an operation. Its `status` determines the type of its `body`. */
export type OperationError<Responses> = AsError<ApiResult<Responses>>;

type AsError<Result> = Result extends {
  readonly ok: false;
  readonly status: infer Status extends number;
  readonly data: infer Body;
}
  ? DescribedError<Status, Body>
  : never;

/** An error with a described status and a described body. `ApiError` has no type parameters, because `instanceof` would make them `any`. */
interface DescribedError<Status extends number, Body> extends ApiError {
  readonly status: Status;
  readonly body: Body;
}

/** Returns true if a thrown value is the error of a response to the operation with this `operationId`. */
export const isErrorOfOperation = (operation: string, error: unknown): boolean =>
  error instanceof ApiError && error.operation === operation;
