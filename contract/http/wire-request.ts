import type { BodyItems } from './read-items.ts';

/** A request as it is sent, with its credentials in a separate property. */
export interface WireRequest {
  /** The method in upper case. */
  readonly method: string;
  /** The path and query, exactly as sent: `/v1/shops/24/pets?page=2`. */
  readonly target: string;
  /** The headers without credentials. The names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * The headers and query parameters with credentials. They are in a separate property, so that reports never contain
   * credentials.
   */
  readonly credentials?: RequestCredentials;
}

/** The headers and query parameters that contain credentials. */
export interface RequestCredentials {
  /** The values, by header name. The names are in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The values by query parameter. */
  readonly query: Readonly<Record<string, string>>;
  /**
   * The text that replaces each value in a command line, such as `$API_KEY`. The key is the name of the header or query
   * parameter.
   */
  readonly placeholders: Readonly<Record<string, string>>;
}

/** A response of a server. */
export interface WireResponse {
  readonly status: number;
  /** The names are in lower case. If a name occurs several times, its values are joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /**
   * The items of the body, if its media type is sequential, such as `text/event-stream`. If the stream does not end soon, these are only its
   * first items.
   */
  readonly items?: BodyItems | undefined;
  /** False if the decoded body is not UTF-8. */
  readonly isUtf8?: boolean | undefined;
  /** The reason why the body cannot be decoded. The property `body` is then empty. Undefined if the body is decoded. */
  readonly bodyFault?: string | undefined;
  /** The size of the received body in bytes, before a compressed body is decoded. */
  readonly bodyBytes: number;
  /** The time from the request to the last byte of the response, in milliseconds. */
  readonly milliseconds: number;
}

/** A request and its response. */
export interface WireExchange {
  readonly request: WireRequest;
  readonly response: WireResponse;
  /** The time when the request was sent, in milliseconds since 1970. */
  readonly startedAt: number;
}
