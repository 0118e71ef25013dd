import type { Endpoint } from './endpoint.ts';
import type { HeaderType } from './response-headers.ts';

/** The answer to a call, before the body of a success is read. */
export interface Reply {
  readonly endpoint: Endpoint;
  /** Where the request was sent, without credentials. */
  readonly url: string;
  readonly response: Response;
  /** The body of an error: what the JSON says, or else the text. Undefined for a success. */
  readonly error: unknown;
  /** The response headers that are not text. */
  readonly headerTypes: Readonly<Record<string, HeaderType>>;
}
