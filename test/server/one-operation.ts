import { createServer } from 'node:http';
import type { Dispatch, HandlerContext } from '../../generated/server/index.ts';
import { serve, type ServeOptions } from '../../generated/server/runtime/adapters/serve.ts';
import type { SecurityOptions } from '../../generated/server/runtime/auth.ts';
import type { BodyOptions } from '../../generated/server/runtime/body-text.ts';
import { createDispatch, type AnyServerOptions } from '../../generated/server/runtime/dispatch.ts';
import type { FindRoute } from '../../generated/server/runtime/find-route.ts';
import { queryPart } from '../../generated/server/runtime/query-in-body.ts';
import { streamedBody } from '../../generated/server/runtime/raw-body.ts';
import { bodyPart } from '../../generated/server/runtime/request-body.ts';
import type { HttpMethod, Route } from '../../generated/server/runtime/route.ts';
import type { SecuritySchemes } from '../../generated/server/runtime/security-scheme.ts';
import { securityPart } from '../../generated/server/runtime/security.ts';
import { matchingMediaTypes } from '../../generated/shared/matching-media-types.ts';
import { parseJson } from '../../generated/validators/runtime/json-text.ts';
import { plainForm } from '../../generated/validators/runtime/parameters/form.ts';

/** The options of a server that has every part. */
export type FullOptions = AnyServerOptions & BodyOptions & SecurityOptions & { readonly authenticate: object };

/** Makes a server that has every part, as generated code does for a description that needs all of them. */
export function createFullDispatch(
  findRoute: FindRoute,
  schemes: SecuritySchemes,
  handlers: object,
  options: FullOptions,
): Dispatch {
  const readers = { parseJson, plainForm };
  const parts = {
    findRoute,
    security: securityPart(schemes, options),
    bodyReader: bodyPart(readers, options),
    queryReader: queryPart(readers, options),
    streamOf: streamedBody,
    matchingMediaTypes,
  };
  return createDispatch(parts, handlers, options);
}

/** Serves while a test needs it. */
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

/** A server of one operation with a raw body, whose handler this is. */
export function oneOperation(
  method: HttpMethod,
  handler: (input: never, context: HandlerContext) => unknown,
  more: Partial<Route> = {},
  options: Partial<FullOptions> = {},
): Dispatch {
  const route: Route = {
    operation: 'transfer',
    area: 'files',
    handler: 'transfer',
    method,
    prefix: '',
    path: '/',
    security: [{}],
    request: {},
    responses: { statuses: { 200: {} } },
    ...more,
  };
  const findRoute: FindRoute = (asked) => (asked === method ? { route, values: [] } : undefined);
  const handlers = { files: { transfer: handler } };
  const schemes = { Basic: { in: 'authorization', scheme: 'basic' } } as const;
  return createFullDispatch(findRoute, schemes, handlers, {
    authenticate: { Basic: () => undefined },
    judgeResponses: 'off',
    limits: { body: 100_000 },
    ...options,
  });
}
