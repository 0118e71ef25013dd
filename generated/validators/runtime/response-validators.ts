// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { ValidationIssue } from './issue.ts';
import type { HeaderTexts } from './parameters/headers.ts';

/** Judges a value, and carries the type of those that are valid. */
export interface ValueValidator<Value> {
  /** Whether the value is what is described. */
  readonly is: (value: unknown) => boolean;
  /** Adds every reason why it is not. */
  readonly collect: (value: unknown, path: string, issues: ValidationIssue[]) => void;
  /** Never there. */
  readonly valid?: Value;
}

/** Judges a value that the description says nothing of, or that only a program can read. */
export const anyValue: ValueValidator<never> = { is: () => true, collect: () => {} };

/** Reads and judges a header. */
export interface HeaderValidator<Value> extends ValueValidator<Value> {
  /** Makes a value of the text; absent where it stays text. */
  readonly read?: (text: string) => unknown;
  readonly isRequired?: true;
}

/** What an answer with some status may be. */
export interface ResponseValidator<Response> {
  /** By name. */
  readonly headers?: HeaderValidators<Response extends { headers: infer Headers } ? Headers : unknown>;
  /** By media type. Absent where there is no body. */
  readonly content?: ContentValidators<Response extends { content: infer Content } ? Content : unknown>;
}

type HeaderValidators<Headers> = {
  readonly [Name in keyof Headers as string extends Name ? never : Name]?: HeaderValidator<Headers[Name]>;
};

type ContentValidators<Content> = { readonly [MediaType in keyof Content]: ValueValidator<Content[MediaType]> };

/**
 * What an operation may answer.
 *
 * @typeParam Responses what openapi-typescript makes of its responses.
 */
export interface ResponseValidators<Responses> {
  /** JSON Pointer to the responses in the description. */
  readonly schema: string;
  /** By status: `200`, `4XX` or `default`. */
  readonly statuses: { readonly [Status in keyof Responses]: ResponseValidator<Responses[Status]> };
}

/** The same of an operation that is known at run time only. */
export interface AnyResponseValidators {
  readonly schema: string;
  readonly statuses: Readonly<Record<string, AnyResponseValidator>>;
}

/** What an answer may be, whichever operation it is of. */
export interface AnyResponseValidator {
  readonly headers?: Readonly<Record<string, HeaderValidator<unknown>>>;
  readonly content?: Readonly<Record<string, ValueValidator<unknown>>>;
}

/** An answer as it came. */
export interface ResponseMessage {
  readonly status: number;
  /** Not judged where there are none. */
  readonly headers?: HeaderTexts | undefined;
  /** `application/json; charset=utf-8`; default: the first that is described. */
  readonly contentType?: string | undefined;
  /** The value that JSON stands for, or text; undefined where there is none. */
  readonly body?: unknown;
}
