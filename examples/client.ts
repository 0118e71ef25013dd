import { createClient, traceRequests, type Client, type Middleware } from '../generated/client/index.ts';

/**
 * Creates the client of the examples: for the service at `FORGE_URL`, with the access token in `FORGE_TOKEN`. If
 * `FORGE_TRACE` is set, the client prints its requests.
 *
 * @param middleware further middleware of the client.
 * @throws {TypeError} if `FORGE_URL` is not set.
 */
export function clientFromEnvironment(...middleware: readonly Middleware[]): Client {
  const { FORGE_URL, FORGE_TOKEN, FORGE_TRACE } = process.env;
  if (FORGE_URL === undefined) throw new TypeError('Set FORGE_URL to the address of the service');
  const log = traceRequests((event) => {
    if (event.kind === 'response') process.stderr.write(`${event.method} ${event.url} ${event.status}\n`);
  });
  return createClient({
    baseUrl: FORGE_URL,
    auth: { PrivateToken: FORGE_TOKEN },
    middleware: FORGE_TRACE === undefined ? middleware : [...middleware, log],
  });
}
