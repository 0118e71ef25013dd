/** One reason why a value is not as described. */
export interface Issue {
  /** The part of the message, and the JSON Pointer (RFC 6901) to the value in it: `/query/page`, `/body/labels/0/name`. */
  readonly path: string;
  /** A part of a sentence for people: `must be a string`. */
  readonly message: string;
  /** The keyword of JSON Schema that the value fails; or `encoding` and `json` for text that cannot be read. */
  readonly keyword?: string;
}

/** The value of a part of a request, or every reason why the part is not valid. */
export interface DecodedPart {
  readonly value?: unknown;
  readonly issues?: readonly Issue[] | undefined;
}

/** The headers of a message: `Headers`, or a map with names in lower case. */
export interface HeaderTexts {
  get(name: string): string | null | undefined;
}

/** The functions that decode and check the parts of the requests of an operation. Absent for a part that the operation does not take. */
export interface RequestDecoders {
  /** @param raw the values in the order of the template, percent-encoded as on the wire. */
  path?(raw: readonly (string | undefined)[]): DecodedPart;
  /** @param raw as on the wire, without `?`. */
  query?(raw: string): DecodedPart;
  headers?(raw: HeaderTexts): DecodedPart;
  /** @param raw the header `Cookie`. */
  cookies?(raw: string | undefined): DecodedPart;
  body?(json: unknown): DecodedPart;
  /** @param others the properties of a JSON body, if the form is the query of an operation that takes its body in the query too. */
  form?(raw: string, others?: object): DecodedPart;
  multipart?(raw: FormData): DecodedPart;
}
