/** A way to authenticate. */
export type SecurityScheme = ApiKeyScheme | HttpScheme | OtherScheme;

interface NamedScheme {
  /** The name in the description, `PrivateToken`. */
  readonly name: string;
  /** The name of a variable for it in TypeScript, `privateToken`. */
  readonly variable: string;
  readonly description: string | undefined;
  /** How a token is obtained where none is given (`x-token-exchange`). */
  readonly exchange: TokenExchange | undefined;
}

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

/** A credential in a header, query parameter or cookie. */
export interface ApiKeyScheme extends NamedScheme {
  readonly kind: 'apiKey';
  readonly in: 'cookie' | 'header' | 'query';
  /** Name of the header, parameter or cookie. */
  readonly parameter: string;
}

/** The `Authorization` header with an authentication scheme of HTTP: `basic`, `bearer`. */
export interface HttpScheme extends NamedScheme {
  readonly kind: 'http';
  readonly scheme: string;
}

/** A scheme that generated code cannot carry out by itself: `oauth2`, `openIdConnect`, `mutualTLS`. */
export interface OtherScheme extends NamedScheme {
  readonly kind: 'other';
  readonly type: string;
}

/** One way to be let in: all of these schemes together. An empty list lets anyone in. */
export type SecurityAlternative = readonly { readonly scheme: string; readonly scopes: readonly string[] }[];
