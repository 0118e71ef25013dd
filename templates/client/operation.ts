import type { Method } from '../shared/methods.ts';
import type { BodyFormat, RequestBody } from './call-options.ts';
import type { SecurityScheme } from './credentials.ts';
import type { ReceivedReply } from './reply.ts';
import type { HeaderTypes } from './response-headers.ts';

/** An operation, as far as calling it needs to know. What the description leaves at its default is absent. */
export interface Operation {
  /** The `operationId`, or a name in its place. */
  readonly id: string;
  readonly method: Method;
  /** The path template, `/projects/{id}/badges`; with `{+name}` where the slashes of a value are sent as they are. */
  readonly path: string;
  /** Any one of these lets a caller in: all of its schemes together. An empty one lets anyone in. */
  readonly security?: readonly (readonly SecurityScheme[])[];
  /** What a token has to be good for, where one is obtained for the call; with `{name}` for values of the path. */
  readonly scope?: string;
  /** The URL template of the server, where it is not that of the API as a whole. */
  readonly server?: string;
  /** Headers that are always sent, and always the same. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Writes the query. Default: single values, and arrays of them, which repeat the name. */
  readonly querySerializer?: (query: Readonly<Record<string, unknown>>) => string;
  /** The format of the body, if a call may choose another one. */
  readonly bodyFormat?: BodyFormat;
  /** Writes the body, if there is no format. */
  readonly bodySerializer?: (body: unknown) => RequestBody;
  /** Reads the data of a success. Default: its body, as JSON. */
  readonly read?: (reply: ReceivedReply) => unknown;
  /** The response headers that are not text, by their names in lower case. */
  readonly headerTypes?: HeaderTypes;
}
