import type { Client, FetchResponse, MaybeOptionalInit } from 'openapi-fetch';
import type { TimeLimits } from './limit-time.ts';
import type { RequestOptions } from './operation.ts';
import type { Retries } from './retry-requests.ts';

/** The options of a request to a path or method that the description does not have. All options of openapi-fetch are allowed. */
export interface HttpOptions extends Pick<RequestOptions, 'headers' | 'signal'>, Retries, TimeLimits {
  readonly params?: {
    readonly path?: Readonly<Record<string, unknown>>;
    readonly query?: Readonly<Record<string, unknown>>;
  };
  /** Sent as JSON, unless there is a `bodySerializer`. */
  readonly body?: unknown;
  /** How the body of a successful response is returned. Default: `json`. */
  readonly parseAs?: 'arrayBuffer' | 'blob' | 'json' | 'stream' | 'text';
  readonly [option: string]: unknown;
}

/** The result of a request to an undescribed path or method: `data` of a successful response, or `error` of a failure. */
export interface HttpResult {
  readonly data?: unknown;
  readonly error?: unknown;
  readonly response: Response;
}

/** The paths for which the description has the method `Method`. */
type Described<Paths, Method extends string> = {
  [Path in keyof Paths]: Paths[Path] extends { readonly [Key in Method]: object } ? Path : never;
}[keyof Paths];

/**
 * A map from each path with the method `Method` to an object whose property `post` is the operation. openapi-fetch has types for `post`,
 * but not for `QUERY` and the methods of `additionalOperations` (OpenAPI 3.2).
 */
type AsPost<Paths, Method extends string> = {
  [Path in Described<Paths, Method>]: Paths[Path] extends { readonly [Key in Method]: infer Operation extends object }
    ? { post: Operation }
    : never;
};

type Init<Options> = Options & Readonly<Record<string, unknown>>;

/** The last parameter of a function of openapi-fetch. The parameter is optional if no option is required. */
type InitParameter<Options> = object extends Options ? [init?: Init<Options>] : [init: Init<Options>];

type DescribedRequest<Paths> = <
  Method extends string,
  Path extends Described<Paths, Lowercase<Method>>,
  Options extends MaybeOptionalInit<AsPost<Paths, Lowercase<Method>>[Path], 'post'>,
>(
  method: Method,
  path: Path,
  ...init: InitParameter<Options>
) => Promise<FetchResponse<AsPost<Paths, Lowercase<Method>>[Path]['post'], Options, `${string}/${string}`>>;

type OtherRequest<Paths, Method extends string> = <Path extends string>(
  path: Path extends Described<Paths, Method> ? never : Path,
  options?: HttpOptions,
) => Promise<HttpResult>;

type AnyOtherRequest<Paths> = <Method extends string, Path extends string>(
  method: Method,
  path: Path extends Described<Paths, Lowercase<Method>> ? never : Path,
  options?: HttpOptions,
) => Promise<HttpResult>;

/**
 * The client of openapi-fetch, with types for each path. It also sends requests that the description does not have. The data of their
 * responses has the type `unknown`. The functions of the client also take `timeout`, `deadline` and `retry`. The methods of OpenAPI 3.2 are
 * typed like other methods: `http.QUERY('/pets')`. For the methods of `additionalOperations`, call `http.request('COPY', '/pets')`.
 */
export type HttpClient<Paths extends object> = {
  readonly [Key in keyof Client<Paths>]: Key extends Uppercase<Key>
    ? Client<Paths>[Key] & OtherRequest<Paths, Lowercase<Key>>
    : Key extends 'request'
      ? Client<Paths>[Key] & DescribedRequest<Paths> & AnyOtherRequest<Paths>
      : Client<Paths>[Key];
} & { readonly QUERY: Client<AsPost<Paths, 'query'>>['POST'] & OtherRequest<Paths, 'query'> };
