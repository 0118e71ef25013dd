// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import type { AnyAuth } from './auth.ts';
import type { GoodCredentials } from './authenticate.ts';
import type { OperationContext } from './handler-context.ts';
import { requestIdOf } from './request-id.ts';
import { originForm } from '../../shared/request-target.ts';
import type { Route } from './route.ts';
import type { FailureHandler, RequestHeaders, TransportRequest, TransportResponse } from './transport.ts';

type AnswerToFailure = (error: unknown, context: RequestContext) => TransportResponse;

/** The context of one request. What costs something is made when it is first asked for. */
export class RequestContext implements FailureHandler, OperationContext<AnyAuth> {
  readonly #request: TransportRequest;
  readonly #origin: string | undefined;
  #id: string | undefined;
  /** Who calls, once that is known. */
  credentials: GoodCredentials = [];
  /** What is called, once that is known. */
  route: Route | undefined;

  /** The query with the parameters of the body in it, without `?`; undefined if the body has none. */
  query: string | undefined;

  readonly #answerToFailure: AnswerToFailure;

  /**
   * @param origin what clients know the server as; undefined: what the request says.
   * @param answerToFailure logs an error, and makes a response of it.
   */
  constructor(request: TransportRequest, origin: string | undefined, answerToFailure: AnswerToFailure) {
    this.#request = request;
    this.#origin = origin;
    this.#answerToFailure = answerToFailure;
  }

  fail(error: unknown): TransportResponse {
    return this.#answerToFailure(error, this);
  }

  get signal(): AbortSignal {
    return this.#request.signal;
  }

  get requestId(): string {
    return (this.#id ??= requestIdOf(this.#request.header('x-request-id')));
  }

  get url(): string {
    const { origin, target } = this.#request;
    const address = (this.#origin ?? origin) + originForm(target);
    return this.query === undefined ? address : `${address.replace(/\?.*/su, '')}?${this.query}`;
  }

  get headers(): RequestHeaders {
    return this.#request.headers;
  }

  get request(): Request {
    return this.#request.toRequest();
  }

  get schemes(): readonly string[] {
    return this.credentials.map(({ scheme }) => scheme);
  }

  get auth(): AnyAuth {
    const [first] = this.credentials;
    if (first === undefined) return {};
    if (this.credentials.length === 1) return first;
    return { scheme: 'all', all: Object.fromEntries(this.credentials.map((one) => [one.scheme, one])) };
  }
}
