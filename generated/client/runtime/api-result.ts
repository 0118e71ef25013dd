// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ResponseHeaders } from './response-headers.ts';
import type { FailureStatus, StatusesOf, SuccessStatus } from './status.ts';

/** One answer, or several that are alike. */
export interface Answer<Status extends number, Data, Headers> {
  /** Whether the status is one of success. */
  readonly ok: Status extends SuccessStatus ? true : false;
  readonly status: Status;
  readonly data: Data;
  /** By their names in lower case. */
  readonly headers: Headers;
}

/**
 * Any answer to an operation, told apart by `status`. Statuses that are not described come as well: a success is taken for one of
 * those that are, and nothing is known of the body of a failure.
 */
export type ApiResult<Operations, Id extends keyof Operations> =
  | DescribedAnswers<ResponsesOf<Operations[Id]>>
  | OtherAnswers<ResponsesOf<Operations[Id]>, keyof ResponsesOf<Operations[Id]>>;

type ResponsesOf<Operation> = Operation extends { readonly responses: infer Responses } ? Responses : never;

type DescribedAnswers<Responses> = {
  readonly [Key in keyof Responses]: Answer<
    StatusesOf<Key, keyof Responses>,
    BodyOf<Responses[Key]>,
    HeadersOf<Responses[Key]>
  >;
}[keyof Responses];

type OtherAnswers<Responses, Keys> = 'default' extends Keys
  ? never
  :
      | Answer<Exclude<SuccessStatus, StatusesOf<Keys, Keys>>, SuccessBody<Responses>, object>
      | Answer<Exclude<FailureStatus, StatusesOf<Keys, Keys>>, unknown, object>;

type SuccessBody<Responses> = {
  [Key in keyof Responses]: StatusesOf<Key, keyof Responses> extends SuccessStatus ? BodyOf<Responses[Key]> : never;
}[keyof Responses];

type HeadersOf<Response> = Response extends { readonly headers: infer Headers } ? ResponseHeaders<Headers> : object;

type BodyOf<Response> = Response extends { readonly content: infer Content }
  ? { [Media in keyof Content]: ContentOf<Media, Content[Media]> }[keyof Content]
  : undefined;

/** JSON is parsed, text is a string, and anything else a Blob. */
type ContentOf<Media, Json> =
  EssenceOf<Media> extends JsonMedia ? Json : EssenceOf<Media> extends `text/${string}` ? string : Blob;

/** A media type in lower case, without parameters. RFC 9110, section 8.3.1. */
type EssenceOf<Media> = Media extends `${infer Essence};${string}`
  ? EssenceOf<Essence>
  : Media extends `${infer Essence} `
    ? EssenceOf<Essence>
    : Lowercase<Media & string>;

/** The media types of JSON: the type of the function `mediaKind`, which chooses how a body is read. */
type JsonMedia = '*/*' | 'application/json' | 'text/json' | `${string}+json`;
