import { createServer } from 'node:http';
import type { Dispatch, HandlerContext } from '../../generated/server/index.ts';
import { serve, type ServeOptions } from '../../generated/server/runtime/adapters/serve.ts';
import { createDispatch, type AnyServerOptions } from '../../generated/server/runtime/dispatch.ts';
import type { TextReaders } from '../../generated/server/runtime/request-body.ts';
import type { FindRoute, HttpMethod, Route } from '../../generated/server/runtime/route.ts';
import { parseJson } from '../../generated/validators/runtime/json-text.ts';
import { plainForm } from '../../generated/validators/runtime/parameters/form.ts';

export const readers: TextReaders = { parseJson, plainForm };

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
  options: Partial<AnyServerOptions> = {},
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
  const securitySchemes = { Basic: { in: 'header', name: 'authorization', authorization: 'basic' } } as const;
  return createDispatch({ findRoute, securitySchemes, readers }, handlers, {
    authenticate: { Basic: () => undefined },
    judgeResponses: 'off',
    limits: { body: 100_000 },
    ...options,
  });
}
