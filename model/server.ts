/** A server of the API. @see https://spec.openapis.org/oas/v3.1.1.html#server-object */
export interface Server {
  /** The URL, which may contain `{variables}`. */
  readonly url: string;
  readonly description: string | undefined;
  readonly variables: readonly ServerVariable[];
}

/** A variable in the URL of a server. @see https://spec.openapis.org/oas/v3.1.1.html#server-variable-object */
export interface ServerVariable {
  readonly name: string;
  /** The name of the client's option for the variable, such as `apiVersion` for `api-version`. */
  readonly option: string;
  readonly default: string;
  readonly description: string | undefined;
}
