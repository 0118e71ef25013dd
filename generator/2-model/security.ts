/** A security scheme of OpenAPI. */
export interface SecuritySchemeModel {
  /** The name in the description, `ApiKey`. */
  readonly name: string;
  /** The name of its variable in TypeScript, `apiKey`. */
  readonly variable: string;
  readonly description: string | undefined;
  readonly carrier: CredentialCarrier;
  /** The operation that issues a token if the caller has none (`x-token-exchange`). */
  readonly exchange: TokenExchangeModel | undefined;
}

/**
 * The part of a request that carries a credential. Several types of security schemes use the same part: OAuth 2 and OpenID Connect
 * use bearer tokens.
 */
export type CredentialCarrier =
  /** A header, query parameter or cookie that contains the unchanged credential. Headers keep the case of the description. */
  | { readonly kind: 'cookie' | 'header' | 'query'; readonly name: string }
  /** The header `Authorization` with a user name and a password. RFC 7617. */
  | { readonly kind: 'basic' }
  /** The header `Authorization` with a token. RFC 6750. */
  | { readonly kind: 'bearer' }
  /** The header `Authorization` with another authentication scheme of HTTP, in lower case. RFC 9110, section 11.4. */
  | { readonly kind: 'authorization'; readonly scheme: string }
  /** The client certificate of the connection (`mutualTLS`). */
  | { readonly kind: 'connection' };

/** An operation that issues a token. */
export interface TokenExchangeModel {
  /** Its `operationId`. */
  readonly operation: string;
  /** The query parameters that every request for a token has. */
  readonly query: readonly { readonly name: string; readonly value: string }[];
  /** The name of the query parameter for the scope of the token. */
  readonly scope: string;
  /** The property of the response that contains the token. */
  readonly token: string;
}

/** An alternative: a request must meet all schemes of the list. An empty list allows requests without a credential. */
export type SecurityAlternative = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];
