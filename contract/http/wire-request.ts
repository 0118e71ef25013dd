/** A request as it goes over the wire, credentials apart. */
export interface WireRequest {
  /** In upper case. */
  readonly method: string;
  /** Path and query exactly as sent: `/v1/shops/24/pets?page=2`. */
  readonly target: string;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** What authenticates it; kept apart so that no report ever shows it. */
  readonly credentials?: RequestCredentials;
}

/** Credentials in their places. */
export interface RequestCredentials {
  /** Header name in lower case → value. */
  readonly headers: Readonly<Record<string, string>>;
  /** Query parameter → value. */
  readonly query: Readonly<Record<string, string>>;
  /** For a command line: header or query parameter → what to write in place of the value, `$API_KEY`. */
  readonly placeholders: Readonly<Record<string, string>>;
}

/** What a server answered. */
export interface WireResponse {
  readonly status: number;
  /** Names in lower case; several of one name joined by a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Bytes of the body as they arrived. */
  readonly bodyBytes: number;
  /** Time until the last byte, in milliseconds. */
  readonly milliseconds: number;
}

/** A request and what came back. */
export interface WireExchange {
  readonly request: WireRequest;
  readonly response: WireResponse;
  /** When it was sent: milliseconds since 1970. */
  readonly startedAt: number;
}
