// Generated from spec/openapi.yaml by forgespec. Do not edit: change the description, then run `forgespec generate`.

import { mediaKind, type MediaKind } from '../../shared/media-kind.ts';
import { responseKey } from '../../shared/response-key.ts';
import { isSuccess } from '../../shared/status-class.ts';
import type { AnyAuthenticate } from './auth.ts';
import { handlerOf, type AnyHandler } from './handler-of.ts';
import type { HeaderValidator, ResponseDescription, Route, ValueValidator } from './route.ts';
import type { SecurityScheme, SecuritySchemes } from './security-scheme.ts';

/** A route as a server has it: with its handler, and what is looked up for each request found once. */
export interface ServerRoute {
  readonly route: Route;
  /** Undefined where the operation is not implemented. */
  readonly handler: AnyHandler | undefined;
  readonly ways: readonly AuthenticationWay[];
  /** The media types of successes. */
  readonly offered: readonly string[];
  /** How request bodies are read, by the media types that are described. */
  readonly bodyKinds: readonly (readonly [mediaType: string, kind: MediaKind])[];
  /** The status for a request whose input has faults. */
  readonly statusOfFaults: number;
  answerWith(status: number): ServerAnswer | undefined;
}

/** One alternative of an operation's security: the schemes whose credentials are needed together; none lets anyone in. */
export interface AuthenticationWay {
  readonly schemes: readonly CheckedScheme[];
  /** The schemes that are not part of this alternative, and whose credentials must be valid if they are sent. */
  readonly rest: readonly CheckedScheme[];
}

/** A security scheme with the function that checks its credentials. */
export interface CheckedScheme {
  readonly name: string;
  readonly scheme: SecurityScheme;
  readonly scopes: readonly string[];
  readonly authenticate: AnyAuthenticate;
}

/** One of the answers that an operation is described to give, ready for use. */
export interface ServerAnswer {
  readonly headers: readonly (readonly [name: string, validator: HeaderValidator])[];
  readonly contents: readonly ServerContent[];
}

/** One media type that an answer may have. */
export interface ServerContent {
  readonly mediaType: string;
  readonly isJson: boolean;
  readonly validator: ValueValidator;
}

/**
 * Prepares a route for answering requests.
 *
 * @param checksAll true if the credentials of schemes that the operation does not accept are checked as well.
 * @throws {Error} if the operation accepts a scheme that has no `authenticate` function.
 */
export function serverRoute(
  route: Route,
  handlers: object,
  schemes: SecuritySchemes,
  authenticators: Readonly<Record<string, AnyAuthenticate | undefined>>,
  checksAll: boolean,
): ServerRoute {
  const { statuses } = route.responses;
  const known = new Map<number, ServerAnswer | undefined>();
  const successes = Object.entries(statuses).filter(([status]) => isSuccess(status));
  return {
    route,
    handler: handlerOf(route, handlers),
    ways: authenticationWays(route, schemes, authenticators, checksAll),
    offered: successes.flatMap(([, description]) => Object.keys(description?.content ?? {})),
    bodyKinds: (route.body?.mediaTypes ?? (route.queryInBody === undefined ? [] : queryTypes)).map((mediaType) => [
      mediaType,
      mediaKind(mediaType),
    ]),
    statusOfFaults: statuses['422'] === undefined ? 400 : 422,
    answerWith(status) {
      if (known.has(status)) return known.get(status);
      const key = responseKey(Object.keys(statuses), status);
      const description = key === undefined ? undefined : statuses[key];
      const answer = description === undefined ? undefined : serverAnswer(description);
      known.set(status, answer);
      return answer;
    },
  };
}

/** The media types of a body that has query parameters in it. */
const queryTypes = ['application/json', 'application/x-www-form-urlencoded'];

const serverAnswer = ({ headers = {}, content = {} }: ResponseDescription): ServerAnswer => ({
  headers: Object.entries(headers).flatMap(([name, validator]) => (validator === undefined ? [] : [[name, validator]])),
  contents: Object.entries(content).flatMap(([mediaType, validator]) =>
    validator === undefined ? [] : [{ mediaType, isJson: mediaKind(mediaType) === 'json', validator }],
  ),
});

function authenticationWays(
  { operation, security }: Route,
  schemes: SecuritySchemes,
  authenticators: Readonly<Record<string, AnyAuthenticate | undefined>>,
  checksAll: boolean,
): AuthenticationWay[] {
  const accepted = new Set(security.flatMap((alternative) => Object.keys(alternative)));
  const checked = Object.entries(schemes).flatMap(([name, scheme]): CheckedScheme[] => {
    const authenticate = authenticators[name];
    if (scheme.in === 'connection' || authenticate === undefined) return [];
    // A cookie may be sent by a browser for another operation, and a query parameter may belong to the operation.
    const isChecked = accepted.has(name) || (checksAll && scheme.in === 'header');
    return isChecked ? [{ name, scheme, scopes: [], authenticate }] : [];
  });
  return security.map((alternative) => ({
    schemes: Object.entries(alternative).map(([name, scopes]) => {
      const scheme = schemes[name];
      const authenticate = authenticators[name];
      if (scheme !== undefined && authenticate !== undefined) return { name, scheme, scopes, authenticate };
      throw new Error(`${operation} asks for the scheme ${name}, which has no authenticate function`);
    }),
    rest: checked.filter(({ name }) => !Object.hasOwn(alternative, name)),
  }));
}
