import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { argv, stdout } from 'node:process';
import type { PlantedCall } from './planted-calls.ts';
import { secrets } from './planted-value.ts';

/** The result of the calls of one server. */
export interface Outcome {
  /** The calls that reached their handlers. */
  readonly calls: number;
  /** The calls whose result had a secret, and those whose result also had a secret in an inner object. */
  readonly top: number;
  readonly nested: number;
  /** The calls for which the server logged that the result is not as described. */
  readonly logged: number;
  /** A text for each secret that arrived. */
  readonly leaks: readonly string[];
}

interface GeneratedServer {
  createDispatcher(handlers: object, options: object): object;
  readonly routes: readonly {
    readonly operation: string;
    readonly security?: readonly Readonly<Record<string, unknown>>[];
  }[];
  readonly securitySchemes?: Readonly<
    Record<string, { readonly in: string; readonly name: string; readonly scheme: string }>
  >;
}

const [, , output = '', callsFile = ''] = argv;
const calls = JSON.parse(readFileSync(callsFile, 'utf8')) as PlantedCall[];
const server = (await import(join(output, 'server/index.ts'))) as GeneratedServer;
const { nodeListener } = (await import(join(output, 'server/runtime/adapters/node.ts'))) as {
  nodeListener(dispatch: object): RequestListener;
};

const reached = new Set<string>();
const logged = new Set<string>();
const note = ({ operation }: { readonly operation?: string }): unknown =>
  operation !== undefined && logged.add(operation);
const handlers: Record<string, Record<string, unknown>> = {};
for (const { area, handler, operation, result } of calls)
  (handlers[area] ??= {})[handler] = () => {
    reached.add(operation);
    return result;
  };
const authenticate = Object.fromEntries(Object.keys(server.securitySchemes ?? {}).map((name) => [name, () => ({})]));
const verify = () => true;
const log = { warn: note, error: note };
const listener = nodeListener(server.createDispatcher(handlers, { authenticate, verify, log }));
const http = createServer(listener).listen(0, '127.0.0.1');
await once(http, 'listening');
const origin = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;

const leaks: string[] = [];
for (const { operation, method, target, headers, body = null } of calls) {
  const credentials = credentialsOf(operation);
  const query = credentials.query === '' ? '' : `&${credentials.query}`;
  const response = await fetch(origin + target + query, {
    method,
    body,
    headers: { ...headers, ...credentials.headers },
  });
  const text = await response.text();
  for (const secret of Object.values(secrets)) if (text.includes(secret)) leaks.push(`${operation}: ${secret}`);
}
const results = calls.filter(({ operation }) => reached.has(operation)).map(({ result }) => JSON.stringify(result));
const outcome: Outcome = {
  calls: reached.size,
  top: results.filter((text) => text.includes(secrets.top)).length,
  nested: results.filter((text) => text.includes(secrets.top) && text.includes(secrets.nested)).length,
  logged: calls.filter(({ operation }) => logged.has(operation)).length,
  leaks,
};
stdout.write(JSON.stringify(outcome));
process.exit();

/** Returns the credentials for the first alternative of an operation. */
function credentialsOf(operation: string): {
  readonly headers: Readonly<Record<string, string>>;
  readonly query: string;
} {
  const headers: Record<string, string> = {};
  const query: string[] = [];
  const route = server.routes.find((one) => one.operation === operation);
  for (const name of Object.keys(route?.security?.[0] ?? {})) {
    const scheme = server.securitySchemes?.[name];
    if (scheme?.in === 'authorization') headers['authorization'] = `${scheme.scheme} ${btoa('user:password')}`;
    if (scheme?.in === 'header') headers[scheme.name] = 'token';
    if (scheme?.in === 'query') query.push(`${encodeURIComponent(scheme.name)}=token`);
    if (scheme?.in === 'cookie') headers['cookie'] = `${scheme.name}=token`;
  }
  return { headers, query: query.join('&') };
}
