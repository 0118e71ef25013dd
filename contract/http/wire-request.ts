/** A request as it is sent. Its credentials are in a separate property. */
export interface WireRequest {
  /** In upper case. */
  readonly method: string;
  /** Path and query exactly as sent: `/v1/shops/24/pets?page=2`. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The credentials. They are separate, so that reports never contain them. */
  readonly credentials?: RequestCredentials;
}

/** The headers and query parameters that contain credentials. */
export interface RequestCredentials {
  /** Header name in lower case → value. */
  readonly headers: Readonly<Record<string, string>>;
  /** Query parameter → value. */
  readonly query: Readonly<Record<string, string>>;
  /** The placeholders for command lines: header or query parameter → text in place of the value, `$API_KEY`. */
  readonly placeholders: Readonly<Record<string, string>>;
}

/** A response of a server. */
export interface WireResponse {
  readonly status: number;
  /** Names in lower case; several of one name joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The size of the body as received, in bytes. */
  readonly bodyBytes: number;
  /** Time until the last byte, in milliseconds. */
  readonly milliseconds: number;
}

/** A request and its response. */
export interface WireExchange {
  readonly request: WireRequest;
  readonly response: WireResponse;
  /** The time of sending, in milliseconds since 1970. */
  readonly startedAt: number;
}
