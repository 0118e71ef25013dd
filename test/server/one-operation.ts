import { createServer } from 'node:http';
import type { Dispatch, HandlerContext } from '../../generated/server/index.ts';
import { serve, type ServeOptions } from '../../generated/server/runtime/adapters/serve.ts';
import type { SecurityOptions } from '../../generated/server/runtime/auth.ts';
import type { BodyOptions } from '../../generated/server/runtime/body-limits.ts';
import { createDispatch, type AnyServerOptions } from '../../generated/server/runtime/dispatch.ts';
import { CallerContext } from '../../generated/server/runtime/authentication.ts';
import { decodeParameters } from '../../generated/server/runtime/dispatch.ts';
import { queryPart } from '../../generated/server/runtime/request-bodies.ts';
import { streamedBody } from '../../generated/server/runtime/raw-bodies.ts';
import { bodyPart } from '../../generated/server/runtime/request-bodies.ts';
import type { FindRoute, Route } from '../../generated/server/runtime/interfaces.ts';
import { negotiate } from '../../generated/server/runtime/dispatch.ts';
import { responsePart } from '../../generated/server/runtime/responses.ts';
import { responseCheckPart, type ResponseCheckOptions } from '../../generated/server/runtime/response-checks.ts';
import type { CredentialLocations } from '../../generated/server/runtime/authentication.ts';
import { authenticationPart, authorizationPart } from '../../generated/server/runtime/authentication.ts';
import { matchingMediaTypes } from '../../generated/shared/media-types.ts';
import type { ResponseDescriptions } from '../../generated/shared/types.ts';
import { parseJson } from '../../generated/validators/runtime/parameters.ts';
import { plainForm } from '../../generated/validators/runtime/forms.ts';

/** The options of a server that has every optional feature. */
export type FullOptions = AnyServerOptions &
  BodyOptions &
  ResponseCheckOptions &
  SecurityOptions & { readonly authenticate: object };

/** Creates a dispatcher with every optional feature, as generated code does for a description that needs all of them. */
export function createFullDispatch(
  findRoute: FindRoute,
  schemes: CredentialLocations,
  handlers: object,
  options: FullOptions,
  responses: Readonly<Record<string, ResponseDescriptions>> = {},
): Dispatch {
  const readers = { parseJson, plainForm };
  const parts = {
    findRoute,
    steps: [
      authenticationPart(schemes, options),
      negotiate,
      queryPart(readers, options),
      decodeParameters,
      authorizationPart(options),
      bodyPart(readers, options, [{ operation: 'transfer' }, { operation: 'other' }]),
    ],
    Context: CallerContext,
    resultSteps: [responseCheckPart(responses, options, matchingMediaTypes)],
    ...responsePart({ streamOf: streamedBody, matchingMediaTypes }),
  };
  return createDispatch(parts, handlers, options);
}

/** Starts a server, runs a function of the test, and closes the server. */
export async function serving<Result>(
  dispatch: Dispatch,
  use: (server: { readonly url: string; readonly port: number }) => Promise<Result>,
  options: ServeOptions = {},
): Promise<Result> {
  const server = await serve(createServer, dispatch, { port: 0, ...options });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

/** Returns a dispatcher with one operation. The operation has a raw body, and `handler` handles its requests. */
export function oneOperation(
  method: Route['method'],
  handler: (input: never, context: HandlerContext) => unknown,
  more: Partial<Route> = {},
  options: Partial<FullOptions> = {},
  described: ResponseDescriptions = { statuses: { 200: {} } },
): Dispatch {
  const route: Route = {
    operation: 'transfer',
    area: 'files',
    handler: 'transfer',
    method,
    path: '/',
    request: {},
    responses: { 200: [] },
    ...more,
  };
  const findRoute: FindRoute = (requestMethod) => (requestMethod === method ? { route, values: [] } : undefined);
  const handlers = { files: { transfer: handler } };
  const schemes = { Basic: { in: 'authorization', scheme: 'basic' } } as const;
  const all: FullOptions = {
    authenticate: { Basic: () => undefined },
    checkResponses: 'off',
    limits: { body: 100_000 },
    ...options,
  };
  return createFullDispatch(findRoute, schemes, handlers, all, { transfer: described });
}
