import type { Method } from '../shared/methods.ts';
/** A method that an operation may have. */
export type HttpMethod = Uppercase<Method>;

/** A server's entry for an operation: what the description says of it, as far as answering a request goes. */
export interface Route {
  /** The name of the operation, `listProjectBadges`. */
  readonly operation: string;
  /** The member of `Handlers` that has its handler, `projectBadges`. */
  readonly area: string;
  /** The name of the handler there, `list`. */
  readonly handler: string;
  readonly method: HttpMethod;
  /** Path of the server that the operation is part of, `/api/v4`; empty at the root. */
  readonly prefix: string;
  /** The path template below the prefix, `/projects/{id}/badges`. */
  readonly path: string;
  /** Any one of these lets a caller in: all of its schemes together, each with these scopes. `{}` lets anyone in. */
  readonly security: readonly { readonly [scheme: string]: readonly string[] }[];
  /** The lowest role that may call the operation, where there is one. */
  readonly role?: string;
  /** The tiers that have the operation, where not all of them do. */
  readonly tiers?: readonly string[];
  /** The request body, where the operation takes one. */
  readonly body?: RouteBody;
  /** True if the operation also takes the properties of its body in the query, written as in a form. */
  readonly bodyInQuery?: true;
  /** Present if the operation also takes its query parameters in a body, as a form or as a JSON object. */
  readonly queryInBody?: QueryNotations;
  /** What makes values of the parts of a request. */
  readonly request: RequestDecoders;
  /** What the operation may answer, by status. */
  readonly responses: ResponseDescriptions;
}

/** What is said of a request body. */
export interface RouteBody {
  readonly required: boolean;
  /** The media types that it may have, the preferred one first. */
  readonly mediaTypes: readonly string[];
}

/**
 * How a query parameter is written whose arrays and objects have no brackets: its items in one value, each item with the name of the
 * parameter, each member with its own name, or the whole as JSON.
 */
export type QueryNotation = 'commas' | 'json' | 'members' | 'pipes' | 'repeated' | 'spaces';

/** The parameters that are not written with brackets, by name. */
export interface QueryNotations {
  readonly [parameter: string]: QueryNotation;
}

/** One reason why a value is not what the description says. */
export interface Issue {
  /** JSON Pointer (RFC 6901) to it, behind the part of the message that it is in: `/query/page`, `/body/labels/0/name`. */
  readonly path: string;
  /** What the value must be, for a person. */
  readonly message: string;
  /** The rule that refuses the value: a keyword of JSON Schema, or `encoding` and `json` for text that cannot be read. */
  readonly keyword?: string;
}

/** What was made of a part of a request: its value, or every reason why it has none. */
export interface Decoded {
  readonly value?: unknown;
  readonly issues?: readonly Issue[] | undefined;
}

/** Headers, asked for by their names in lower case. */
export interface HeaderTexts {
  get(name: string): string | null | undefined;
}

/** What decodes and judges the parts of a request. A part that the operation does not take has none. */
export interface RequestDecoders {
  /** The values in the order of the template, percent-encoded as they came. They are there: {@link FindRoute} has seen to it. */
  path?(values: readonly (string | undefined)[]): Decoded;
  query?(text: string): Decoded;
  headers?(headers: HeaderTexts): Decoded;
  /** The header `cookie`. */
  cookies?(text: string | undefined): Decoded;
  /** The value that JSON stands for. */
  body?(value: unknown): Decoded;
  /**
   * A form, as it came.
   *
   * @param others properties that came as JSON beside it.
   */
  form?(text: string, others?: object): Decoded;
  /** A form with files. */
  multipart?(form: FormData): Decoded;
}

/** Judges a value. */
export interface ValueValidator {
  readonly is: (value: unknown) => boolean;
  collect(value: unknown, path: string, issues: Issue[]): void;
}

/** Judges a header of an answer. */
export interface HeaderValidator extends ValueValidator {
  /** Makes a value of the text; absent where it stays text. */
  readonly read?: (text: string) => unknown;
  readonly isRequired?: true;
}

/** One of the answers that an operation is described to give. */
export interface ResponseDescription {
  /** By name. */
  readonly headers?: { readonly [name: string]: HeaderValidator | undefined };
  /** By media type, the preferred one first. Absent where there is no body. */
  readonly content?: { readonly [mediaType: string]: ValueValidator | undefined };
}

/** The answers that an operation is described to give, by status: `200`, `4XX` or `default`. */
export interface ResponseDescriptions {
  readonly statuses: { readonly [status: string]: ResponseDescription | undefined };
}

/** A route that a request addresses, and the values in its path, percent-encoded as they came, in the order of the template. */
export interface FoundRoute {
  readonly route: Route;
  readonly values: readonly (string | undefined)[];
}

/** Finds the route of a method and a path, given as its segments, in one spelling ({@link splitTarget}). */
export type FindRoute = (method: string, path: readonly string[]) => FoundRoute | undefined;
