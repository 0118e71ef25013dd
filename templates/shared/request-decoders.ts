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
  /** Decodes one item of a body that is a sequence. */
  bodyItem?(json: unknown): Decoded;
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
