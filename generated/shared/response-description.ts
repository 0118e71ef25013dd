// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { Issue } from './request-decoders.ts';

/** Checks a value. */
export interface ValueCheck {
  readonly is: (value: unknown) => boolean;
  /** Adds every reason why the value is not as described. */
  collect(value: unknown, path: string, issues: Issue[]): void;
}

/** Checks a header of a response. */
export interface HeaderCheck extends ValueCheck {
  /** Parses the text of the header; absent if its value is text. */
  readonly read?: (text: string) => unknown;
  readonly isRequired?: true;
}

/** A response of an operation. */
export interface ResponseDescription {
  /** By name. */
  readonly headers?: { readonly [name: string]: HeaderCheck | undefined };
  /** By media type, the preferred one first. Absent if there is no body. */
  readonly content?: { readonly [mediaType: string]: ValueCheck | undefined };
}

/** The responses of an operation, by status: `200`, `4XX` or `default`. */
export interface ResponseDescriptions {
  /** JSON Pointer to the responses in the description. */
  readonly schema?: string;
  readonly statuses: { readonly [status: string]: ResponseDescription | undefined };
}
