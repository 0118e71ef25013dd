// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { HeaderCheck, ValueCheck } from '../../shared/operation-checks.ts';

/** Checks a value, and has the type of valid values. */
export interface ValueValidator<Value> extends ValueCheck {
  /** Only a type: no validator has this property. */
  readonly valid?: Value;
}

/** A response of an operation: checks of its headers by name, and of its body by media type. */
export interface ResponseValidator<Response> {
  readonly headers?: HeaderValidators<Response extends { headers: infer Headers } ? Headers : unknown>;
  /** Absent if there is no body. */
  readonly content?: ContentValidators<Response extends { content: infer Content } ? Content : unknown>;
}

type HeaderValidators<Headers> = {
  readonly [Name in keyof Headers as string extends Name ? never : Name]?: HeaderCheck & ValueValidator<Headers[Name]>;
};

type ContentValidators<Content> = { readonly [MediaType in keyof Content]: ValueValidator<Content[MediaType]> };

/**
 * The responses of an operation, by status: `200`, `4XX` or `default`.
 *
 * @typeParam Responses the type that openapi-typescript makes of them.
 */
export interface ResponseValidators<Responses> {
  /** JSON Pointer to the responses in the description. */
  readonly schema: string;
  readonly statuses: { readonly [Status in keyof Responses]: ResponseValidator<Responses[Status]> };
}
