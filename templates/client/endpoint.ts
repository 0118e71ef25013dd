import type { QueryStyle } from './query.ts';
import type { HeaderType } from './response-headers.ts';

/** What the description says about calling one operation. What it does not say is absent. */
export interface Endpoint {
  readonly method: 'delete' | 'get' | 'head' | 'options' | 'patch' | 'post' | 'put' | 'trace';
  /** The path template, `/projects/{id}/badges`. */
  readonly path: string;
  /** Any one of these lets a caller in; each names the schemes that are needed together. An empty one lets anyone in. */
  readonly security: readonly (readonly string[])[];
  /** The URL template of the server, where it is not the main one. */
  readonly server?: string;
  /** Path values whose slashes are sent as they are. */
  readonly multiSegment?: readonly string[];
  /** Query parameters that are not written as `name=value`, once for each value. */
  readonly query?: Readonly<Record<string, QueryStyle>>;
  /** Headers that are always sent, and always the same. */
  readonly headers?: Readonly<Record<string, string>>;
  /** The media type of the request body. Default: `application/json`. */
  readonly mediaType?: string;
  /** Writes the request body. Default: as JSON. */
  readonly encode?: (body: unknown) => BodyInit;
  /** How the body of a success is read. Default: as JSON. */
  readonly responseType?: 'blob' | 'none' | 'text';
  /** Response headers that have other types here than elsewhere in the API. */
  readonly headerTypes?: Readonly<Record<string, HeaderType>>;
}
