import { nodeListener } from '@forgespec/sdk/server/node';
import type { RequestListener } from 'node:http';
import {
  createDispatcher,
  withObserver,
  type Dispatch,
  type DispatcherOptions,
  type Handlers,
} from '@forgespec/sdk/server';
import { allowedHosts, refuseForeignHost } from '@forgespec/templates/shared/local-request';
import { authenticators } from './access/authenticate.ts';
import { handlersOf } from './areas/index.ts';
import { controlListener } from './control/control-server.ts';
import { withFaults, type Faults } from './control/faults.ts';
import { logWithoutValues } from './log-without-values.ts';
import { refusingFailures } from './requests/refuse-failures.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxOptions } from './start-types.ts';

/** The listeners for the requests to the ports of a sandbox. */
export interface SandboxListeners {
  readonly service: RequestListener;
  readonly control: RequestListener;
}

/** The limits of requests that contain a file. A body of this size can contain a file of almost 24 MiB in base64. */
const withFile = { body: 32 * 1024 * 1024 };

export type CreateListeners = typeof createListeners;

/**
 * Creates the listeners of a sandbox. If the code of the server changes, a running sandbox can load this module again
 * and keep its data. The listeners must therefore store no data, because new listeners would not have it.
 */
export function createListeners(sandbox: Sandbox, faults: Faults, options: SandboxOptions): SandboxListeners {
  const { host = '127.0.0.1', hostNames, controlPort, controlToken, observe, seed = true } = options;
  const log = options.log === undefined ? undefined : logWithoutValues(options.log);
  const dispatch = withContentPolicy(
    createDispatcher(withResetLock(handlersOf(sandbox), sandbox), {
      authenticate: refusingAuthenticators(sandbox),
      // A request with an invalid token gets 401, even if the operation does not accept the security scheme of the
      // token. The section "Authentication" of the API documentation requires this.
      checkedCredentials: 'all',
      checkResponses: options.checkResponses ?? 'log',
      limits: { operations: { createRepositoryFile: withFile, updateRepositoryFile: withFile } },
      ...(log === undefined ? {} : { log }),
    }),
  );
  const observed = observe === undefined ? dispatch : withObserver(dispatch, observe);
  const hosts = allowedHosts(host, hostNames);
  const listener = nodeListener(controlPort === undefined ? observed : withFaults(observed, faults));
  return {
    service: (request, response) => {
      if (!refuseForeignHost(request, response, hosts)) listener(request, response);
    },
    control: controlListener(sandbox, faults, seed, log, { hosts, token: controlToken }),
  };
}

type AnyHandler = (input: unknown, context: unknown) => Promise<unknown>;

/**
 * Wraps handlers so that no reset happens while a handler runs. If the database is unavailable, or a disk is full, the wrapped handlers
 * throw a refusal.
 */
function withResetLock(handlers: Handlers, sandbox: Sandbox): Handlers {
  const { share } = sandbox.resetLock;
  const wrap = (handler: AnyHandler): AnyHandler => {
    return async (input, context) => refusingFailures(sandbox, async () => share(async () => handler(input, context)));
  };
  const areas = Object.entries(handlers).map(([area, operations]) => {
    const wrapped = Object.entries(operations).map(([name, handler]) => [name, wrap(handler as AnyHandler)]);
    return [area, Object.fromEntries(wrapped)];
  });
  // The cast is safe, because the result has the same areas and operations as `handlers`.
  return Object.fromEntries(areas) as Handlers;
}

/** Returns the authenticators. If the database is unavailable, they throw a refusal. */
function refusingAuthenticators(sandbox: Sandbox): DispatcherOptions['authenticate'] {
  const { PrivateToken, JobToken, RegistryBasic, RegistryToken } = authenticators(sandbox.queries);
  return {
    PrivateToken: async (token, context) => refusingFailures(sandbox, async () => PrivateToken(token, context)),
    JobToken: async (token, context) => refusingFailures(sandbox, async () => JobToken(token, context)),
    RegistryBasic: async (basic, context) => refusingFailures(sandbox, async () => RegistryBasic(basic, context)),
    RegistryToken: async (token, context) => refusingFailures(sandbox, async () => RegistryToken(token, context)),
  };
}

/**
 * Adds a Content Security Policy to every response with a body. Files and diffs can contain any text. With the policy,
 * a browser that opens such a response loads no other resources and runs no scripts.
 *
 * @see https://www.w3.org/TR/CSP3/#directive-sandbox
 */
const withContentPolicy =
  (dispatch: Dispatch): Dispatch =>
  async (request) => {
    const response = await dispatch(request);
    if (response.body === undefined) return response;
    const headers = {
      ...response.headers,
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    };
    return { ...response, headers };
  };
