/** A way to authenticate. */
export interface SecurityScheme {
  /** The name in the description, `ApiKey`. */
  readonly name: string;
  /** The name of a variable for it in TypeScript, `apiKey`. */
  readonly variable: string;
  readonly description: string | undefined;
  readonly carrier: CredentialCarrier;
  /** How a token is obtained where none is given (`x-token-exchange`). */
  readonly exchange: TokenExchange | undefined;
}

/** The part of a request that carries a credential. Several types of OpenAPI share one: OAuth 2 and OpenID Connect give a bearer token. */
export type CredentialCarrier =
  /** A header, query parameter or cookie with the credential as it is. The name of a header is in lower case only if it is written so. */
  | { readonly kind: 'cookie' | 'header' | 'query'; readonly name: string }
  /** The header `Authorization` with a user name and a password. RFC 7617. */
  | { readonly kind: 'basic' }
  /** The header `Authorization` with a token. RFC 6750. */
  | { readonly kind: 'bearer' }
  /** The header `Authorization` with another scheme of HTTP, in lower case. RFC 9110, section 11.4. */
  | { readonly kind: 'authorization'; readonly scheme: string }
  /** The certificate of the connection (`mutualTLS`). */
  | { readonly kind: 'connection' };

/** An operation that gives a token. */
export interface TokenExchange {
  /** Its `operationId`. */
  readonly operation: string;
  /** What it is always asked with. */
  readonly query: readonly { readonly name: string; readonly value: string }[];
  /** The query parameter that says what the token is for. */
  readonly scope: string;
  /** The property of its answer that is the token. */
  readonly token: string;
}

/** One way to be let in: all of these schemes together. An empty list lets anyone in. */
export type SecurityAlternative = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];
