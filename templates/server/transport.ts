import type { RawBody } from './raw-body.ts';

/** The headers of a request, as Node has them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request, whatever it came over. An adapter makes one of each request that it is given. */
export interface TransportRequest {
  /** As on the wire: `GET`. */
  readonly method: string;
  /** As on the wire, neither decoded nor split: `/api/v4/projects/aurora%2Fcompass/badges?page=2`. */
  readonly target: string;
  /** Where it was sent, `https://forge.example.com`: what the client says, which a proxy may have changed. */
  readonly origin: string;
  /** By their names in lower case. */
  readonly headers: RequestHeaders;
  /** The text of a header, by its name in lower case: several of one name are one list (RFC 9110, section 5.3). */
  header(name: string): string | undefined;
  /** Aborts when nobody waits for the answer any more. */
  readonly signal: AbortSignal;
  /**
   * The whole body. It is asked for once, or {@link streamBody} is, or neither.
   *
   * @returns undefined when it has more bytes than `limit`.
   * @throws {Refusal} 400 when it breaks off.
   */
  readBody(limit: number): Promise<Uint8Array | undefined>;
  /** The body as it comes. */
  streamBody(): AsyncIterable<Uint8Array>;
  /** The request as the web knows it, made only when a handler asks. */
  toRequest(): Request;
}

/** An answer, whatever it goes over. */
export interface TransportResponse {
  readonly status: number;
  /** Names in lower case. What frames the message (`content-length`, `connection`) is the adapter's. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: RawBody | undefined;
  /** The API has no such path: an adapter may leave the request to others. */
  readonly isUnknownPath?: true;
  /** Gets the error if the response cannot be sent, or not to its end. */
  readonly failures?: FailureHandler;
}

/** Reports failures after the response was made: of a body that is sent as it comes, or of the transport. */
export interface FailureHandler {
  /**
   * Logs an error.
   *
   * @returns the response to send instead, if nothing is sent yet.
   */
  fail(error: unknown): TransportResponse;
}

/** Answers a request. It never throws: what goes wrong is an answer as well. */
export type Dispatch = (request: TransportRequest) => Promise<TransportResponse>;
