/** A security scheme of OpenAPI. @see https://spec.openapis.org/oas/v3.1.1.html#security-scheme-object */
export interface SecuritySchemeModel {
  /** The name in the description, such as `ApiKey`. */
  readonly name: string;
  /** The name of the TypeScript constant, such as `apiKey`. */
  readonly variable: string;
  readonly description: string | undefined;
  readonly carrier: CredentialCarrier;
  /** The OAuth 2 flows and the OpenID provider that issue tokens. */
  readonly flows: readonly OAuthFlow[];
  /**
   * The operation from which the client obtains a token (`x-token-exchange`). Undefined if the description does not name such an operation.
   */
  readonly exchange: TokenExchangeModel | undefined;
}

/** A way in which a client obtains a token. @see https://spec.openapis.org/oas/v3.1.1.html#oauth-flow-object */
export type OAuthFlow =
  | { readonly kind: 'openIdConnect'; readonly url: string }
  | {
      readonly kind: 'authorizationCode' | 'clientCredentials' | 'deviceAuthorization' | 'implicit' | 'password';
      readonly authorizationUrl: string | undefined;
      readonly deviceAuthorizationUrl: string | undefined;
      readonly tokenUrl: string | undefined;
      readonly refreshUrl: string | undefined;
      /** The scopes, sorted by name. */
      readonly scopes: readonly { readonly name: string; readonly description: string }[];
    };

/**
 * The part of a request that contains a credential. Security schemes of different types can use the same part. For example, OAuth 2 and
 * OpenID Connect use bearer tokens in the header `Authorization`.
 */
export type CredentialCarrier =
  /** A header, query parameter or cookie with the credential as its value. A header name has the same letter case as in the description. */
  | { readonly kind: 'cookie' | 'header' | 'query'; readonly name: string }
  /** The header `Authorization` with a user name and a password. RFC 7617. */
  | { readonly kind: 'basic' }
  /** The header `Authorization` with a token. RFC 6750. */
  | { readonly kind: 'bearer' }
  /** The header `Authorization` with another HTTP authentication scheme, whose name is in lower case. RFC 9110, section 11.4. */
  | { readonly kind: 'authorization'; readonly scheme: string }
  /** The client certificate of the connection (`mutualTLS`). */
  | { readonly kind: 'connection' };

/** An operation that issues tokens. All properties except `operation` describe the requests and responses of this operation. */
export interface TokenExchangeModel {
  /** The `operationId` of the operation. */
  readonly operation: string;
  /** The query parameters that the client adds to each request for a token. */
  readonly query: readonly { readonly name: string; readonly value: string }[];
  /** The name of the query parameter that contains the scope of the requested token. */
  readonly scope: string;
  /** The property of the response that contains the token. */
  readonly token: string;
}

/**
 * A security alternative. A request must have a credential for each scheme in the list. An empty list requires no credential.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#security-requirement-object
 */
export type SecurityAlternative = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];
