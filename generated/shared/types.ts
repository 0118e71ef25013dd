// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

/**
 * Returns a value with the type `Assumed`, without a check. The type comes from the description: a client trusts its server, and a server has
 * already checked the value.
 */
export const assumeType = <Assumed>(value: unknown): Assumed => value as Assumed;

/** Returns true if an object itself has a property. Does the same as `Object.hasOwn`, which TypeScript declares only for ES2022. */
export const hasOwn = (object: object, key: PropertyKey): boolean => Object.prototype.hasOwnProperty.call(object, key);

/** The class `Error`. TypeScript declares the parameter `options` of its constructor only for ES2022. */
export const CausedError: new (message: string, options?: { readonly cause?: unknown }) => Error = Error;

/** Returns true if a body is bytes, or is sent chunk by chunk or item by item. Such a body is not written as one JSON text. */
export const isBytesOrStream = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (ArrayBuffer.isView(value) || value instanceof ReadableStream || Symbol.asyncIterator in value);

/** One reason why a value does not match its schema. */
export interface ValidationIssue {
  /** JSON Pointer (RFC 6901) to the value: `/labels/0/name` or `/query/page`. Empty for the whole value. A long pointer ends with `…`. */
  readonly path: string;
  /** The violated keyword. It is `encoding` or `json` if the text cannot be parsed, and `more` if further issues are left out. */
  readonly keyword: string;
  /** The end of a sentence about the value: `must be a string`. */
  readonly message: string;
  /** JSON Pointer to the keyword in the API description: `#/components/schemas/Pet/properties/id/type`. */
  readonly schema: string;
}

/** The properties of an issue that a server sends to its clients. */
export type Issue = Pick<ValidationIssue, 'message' | 'path'>;

/** The value of a part of a request, or every reason why the part is not valid. */
export type Decoded<Value = unknown> =
  | { readonly value: Value; readonly issues?: undefined }
  | { readonly value?: undefined; readonly issues: readonly ValidationIssue[] };

/** The headers of a message: `Headers`, or a map with names in lower case. */
export type HeaderTexts = { get(name: string): string | null | undefined; getSetCookie?(): string[] };

/** The fields of a form with files: `FormData`, or an object that also passes the headers of each part to `visit`. */
export type FormFields = { forEach(visit: (value: File | string, name: string, headers: unknown) => void): void };

/** The functions that decode and check the parts of a request. A function is absent if the operation does not have this part. */
export interface RequestDecoders {
  /** @param raw the values of the path parameters in the order of the template, percent-encoded as on the wire. */
  path?(raw: readonly (string | undefined)[]): Decoded;
  /** @param raw the query as on the wire, without `?`. */
  query?(raw: string): Decoded;
  headers?(raw: HeaderTexts): Decoded;
  /** @param raw the header `Cookie`. */
  cookies?(raw: string | undefined): Decoded;
  body?(json: unknown): Decoded;
  /** @param others the properties of a JSON body, if the operation also accepts them in the query. Then `raw` is the query. */
  form?(raw: string, others?: object): Decoded;
  multipart?(raw: FormFields): Decoded;
  /**
   * A map from media types to further decoders. If several media types of the body are of the same kind, such as JSON, but have different
   * schemas, all except the first one have their decoders here.
   */
  readonly byMediaType?: Readonly<Record<string, RequestDecoders>>;
}

/** Returns the decoders for a request body. `mediaType` is the media type of the body, as written in the API description. */
export const decodersFor = (decoders: RequestDecoders, mediaType: string | undefined): RequestDecoders =>
  decoders.byMediaType?.[mediaType ?? ''] ?? decoders;

/** The check of a value. */
export interface ValueCheck {
  readonly is: (value: unknown) => boolean;
  /** Adds to `issues` every reason why the value is not as described. */
  collect(value: unknown, path: string, issues: Issue[]): void;
}

/** The check of a header of a response. */
export interface HeaderCheck extends ValueCheck {
  /** Parses the text of the header. Absent if the value of the header is a string. */
  readonly read?: (text: string) => unknown;
  readonly isRequired?: true;
}

/** A response of an operation. */
export interface ResponseDescription<Response extends ResponseType = AnyResponse<unknown>> {
  /** A map from the names of the headers to their checks. */
  readonly headers?: Checks<HeaderCheck, Response extends { headers: infer Headers } ? Headers : object>;
  /** A map from media types to checks of the body. The preferred media type is first. Absent if the response has no body. */
  readonly content?: Checks<ValueCheck, Response extends { content: infer Contents } ? Contents : object>;
}

/** The responses of an operation. A key of `statuses` is a status (`200`), a range (`4XX`) or `default`. */
export interface ResponseDescriptions<
  Responses extends { [Status in keyof Responses]: ResponseType } = { readonly [status: string]: AnyResponse<unknown> },
> {
  /** JSON Pointer to the responses in the description. */
  readonly schema?: string;
  readonly statuses: { readonly [Status in keyof Responses]: ResponseDescription<Responses[Status]> };
}

/** The shape of a response in the generated types. */
interface ResponseType {
  readonly headers?: object;
  readonly content?: object;
}

/** A response with any headers and media types. */
export interface AnyResponse<Value> {
  readonly headers: { readonly [name: string]: Value };
  readonly content: { readonly [mediaType: string]: Value };
}

/**
 * A map from header names, or from media types, to checks. The property `valid` exists only for the compiler, and no
 * object has it. The type of `valid` is the type of the valid values.
 */
type Checks<Check, Values> = {
  readonly [Name in keyof Values]?: (Check & { readonly valid?: Values[Name] }) | undefined;
};
