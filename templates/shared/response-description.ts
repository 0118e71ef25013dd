import type { Issue } from './request-decoders.ts';

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
