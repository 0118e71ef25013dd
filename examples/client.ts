import { createClient, traceRequests, type Client } from '../generated/client/index.ts';

/**
 * The client of every example: for the service at `FORGE_URL`, with the access token in `FORGE_TOKEN`. `FORGE_TRACE=1` shows its
 * requests.
 *
 * @throws {TypeError} if the address is missing.
 */
export function clientFromEnvironment(): Client {
  const { FORGE_URL, FORGE_TOKEN, FORGE_TRACE } = process.env;
  if (FORGE_URL === undefined) throw new TypeError('Set FORGE_URL to the address of the service');
  const log = traceRequests((event) => {
    if (event.kind === 'response') process.stderr.write(`${event.method} ${event.url} ${event.status}\n`);
  });
  return createClient({
    baseUrl: FORGE_URL,
    auth: { PrivateToken: FORGE_TOKEN },
    middleware: FORGE_TRACE === undefined ? [] : [log],
  });
}
