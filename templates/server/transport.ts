import type { Route } from './route.ts';

/** The headers of a request, as Node has them. */
export type RequestHeaders = Readonly<Record<string, string | readonly string[] | undefined>>;

/** A request that an adapter has received. */
export interface TransportRequest {
  /** As on the wire: `GET`. */
  readonly method: string;
  /** As on the wire, neither decoded nor split: `/v1/shops/north%2Fharbour/pets?page=2`. */
  readonly target: string;
  /** The origin that the client has sent the request to, `https://api.example.com`. A proxy may have changed it. */
  readonly origin: string;
  /** By their names in lower case. */
  readonly headers: RequestHeaders;
  /** Returns the text of a header, by its name in lower case: several of one name are one list (RFC 9110, section 5.3). */
  header(name: string): string | undefined;
  /** Aborts when the client does not wait for the response any more. */
  readonly signal: AbortSignal;
  /**
   * Returns the whole body; undefined if it has more than `limit` bytes. Absent if the body is that of {@link toRequest}.
   *
   * @throws {Refusal} 400 if the body breaks off.
   */
  readBody?(limit: number): Promise<Uint8Array | undefined>;
  /** Returns the body chunk by chunk, in place of {@link readBody}. Absent if the body is that of {@link toRequest}. */
  streamBody?(): AsyncIterable<Uint8Array>;
  /** Returns the request as a web `Request`. */
  toRequest(): Request;
}

/** A response that an adapter sends. */
export interface TransportResponse {
  readonly status: number;
  /** Names in lower case. The adapter adds the headers that frame the message: `content-length`, `connection`. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: StreamedBody | Uint8Array | string | undefined;
  /** The API has no such path: an adapter may leave the request to others. */
  readonly isUnknownPath?: true;
  /** Gets the error if the response cannot be sent, or not to its end. */
  readonly failures?: FailureHandler;
}

/** A body that is sent as it comes. */
export interface StreamedBody {
  /**
   * Opens the body for reading.
   *
   * @param contentLength the header of the response, if it has one.
   * @throws {TypeError} if the body is being read elsewhere.
   */
  open(contentLength?: string): BodySource;
  /** Drops the body, because it is not sent. It never throws. */
  discard(): void;
  /**
   * Waits for the first chunk, and returns the response with the body as a web stream. If the body fails before its first chunk, returns
   * the response to that failure.
   *
   * @param onClose calls a function when the client closes the connection.
   */
  start(response: TransportResponse, method: string, onClose: (closed: () => void) => void): Promise<WebResponse>;
}

/** A streamed body that is being read. */
export interface BodySource {
  /**
   * Returns the next chunk, or undefined at the end and after `cancel`.
   *
   * @throws the error of the body; an `Error` if the body is longer or shorter than its `content-length`.
   */
  next(): Promise<Uint8Array | undefined>;
  /** Stops reading, also while a chunk is awaited. It never throws. */
  cancel(): void;
}

/** A response that is ready for a web server. */
export interface WebResponse {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: ReadableStream<Uint8Array> | Uint8Array | string | undefined;
}

/** Reports failures after the response was made: of a body that is sent as it comes, or of the transport. */
export interface FailureHandler {
  /** The operation of the request; undefined if the API has none at this address. */
  readonly route: Route | undefined;
  readonly requestId: string;
  /**
   * Logs an error.
   *
   * @returns the response to send instead, if nothing is sent yet.
   */
  fail(error: unknown): TransportResponse;
}

/** Answers a request. It never throws: a failure is a response as well. */
export type Dispatch = (request: TransportRequest) => Promise<TransportResponse>;
