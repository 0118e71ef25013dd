import { nodeListener } from '@forgespec/sdk/server/node';
import { createDispatcher, withObserver, type DispatcherOptions, type Exchange } from '@forgespec/sdk/server';
import {
  allowedHosts,
  isLoopback,
  refuseForeignHost,
  type AllowedHosts,
} from '@forgespec/templates/shared/local-request';
import { authenticators } from './access/authenticate.ts';
import { exampleAddresses, type Addresses } from './addresses.ts';
import { handlersOf } from './areas/index.ts';
import { withResetLock } from './areas/with-reset-lock.ts';
import { startBackground } from './background/start-background.ts';
import { bindPort, type BoundPort } from './bind-port.ts';
import { controlListener } from './control/control-server.ts';
import { Faults, withFaults } from './control/faults.ts';
import { withoutValues } from './database/failure.ts';
import { logWithoutValues } from './log-without-values.ts';
import { withTimeouts } from './requests/handle.ts';
import { lockContent } from './requests/lock-content.ts';
import { openData, type DataOptions } from './open-data.ts';
import type { Sandbox } from './sandbox.ts';
import type { StartedSandbox } from './start.ts';

export interface SandboxOptions extends Partial<DataOptions> {
  readonly host?: string;
  /** 0 for any that is free. */
  readonly port?: number;
  /**
   * The port for `/sandbox/reset` and the like, 0 for any that is free; undefined for none. Without a token, it is open to this computer
   * only, whatever the host.
   */
  readonly controlPort?: number | undefined;
  /** The bearer token that requests to the control port must carry. */
  readonly controlToken?: string | undefined;
  /**
   * Names under which the sandbox may be addressed. By default, those of this computer if the host is one of them, otherwise any.
   */
  readonly hostNames?: AllowedHosts | undefined;
  readonly addresses?: Partial<Addresses>;
  /** What becomes of an answer that is not as described. */
  readonly checkResponses?: DispatcherOptions['checkResponses'];
  readonly log?: DispatcherOptions['log'];
  /** Called after each answer. */
  readonly observe?: (exchange: Exchange) => void;
}

/** A sandbox that answers requests, with its parts. */
export interface RunningSandbox extends Sandbox, StartedSandbox {}

/** The largest request body: that of a file that is not large any more, in base64, and then some. */
const largestBody = 100 * 1024 * 1024;

/**
 * Starts a sandbox. Its ports are bound before its data is opened, so a start that fails because a port is in use changes no data.
 * Requests that arrive meanwhile wait.
 *
 * @throws {DataFolderError} if the folder is in use, or is not one of a sandbox.
 * @throws {Error} when a port is taken or the data cannot be opened.
 */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { host = '127.0.0.1', port = 0, controlPort, controlToken } = options;
  const controlHost = controlToken !== undefined || isLoopback(host) ? host : '127.0.0.1';
  const ports: BoundPort[] = [];
  try {
    const service = await bindPort(host, port);
    ports.push(service);
    const control = controlPort === undefined ? undefined : await bindPort(controlHost, controlPort);
    if (control !== undefined) ports.push(control);
    const { sandbox, close } = await serveOn(service, control, options);
    return {
      ...sandbox,
      url: service.url,
      controlUrl: control?.url,
      unfinished: () => ports.flatMap((bound) => bound.unfinished()),
      close: async (deadline) => {
        await Promise.all(ports.map(async (bound) => bound.close(deadline)));
        await close();
      },
    };
  } catch (error) {
    await Promise.all(ports.map(async (bound) => bound.close(AbortSignal.abort())));
    throw withoutValues(error);
  }
}

/** Opens the data, and answers the requests to the ports with it. */
async function serveOn(
  service: BoundPort,
  control: BoundPort | undefined,
  options: SandboxOptions,
): Promise<{ readonly sandbox: Sandbox; readonly close: () => Promise<void> }> {
  const { host = '127.0.0.1', hostNames, controlToken, checkResponses = 'log', observe, seed = true } = options;
  const log = options.log === undefined ? undefined : logWithoutValues(options.log);
  const { database, repositories, jobs, resetLock, close } = await openData({ ...options, seed });
  const { queries, locks } = database;
  const sandbox: Sandbox = {
    queries,
    repositories,
    jobs,
    locks,
    resetLock,
    addresses: { ...exampleAddresses, ...options.addresses },
  };
  const stopBackground = await startBackground(sandbox, database, (error) =>
    log?.error({ err: error }, 'Background work failed'),
  ).catch(async (error: unknown) => {
    await jobs.close();
    await close();
    throw error;
  });
  const dispatch = lockContent(
    createDispatcher(withResetLock(handlersOf(sandbox), resetLock), {
      authenticate: withTimeouts(authenticators(queries)),
      // An invalid token yields 401 (document 1, "Authentication"), also on an operation that does not accept its kind.
      checkedCredentials: 'all',
      checkResponses,
      limits: { body: largestBody },
      ...(log === undefined ? {} : { log }),
    }),
  );
  const observed = observe === undefined ? dispatch : withObserver(dispatch, observe);
  const faults = new Faults();
  const hosts = allowedHosts(host, hostNames);
  const listener = nodeListener(control === undefined ? observed : withFaults(observed, faults));
  service.answer((request, response) => {
    if (!refuseForeignHost(request, response, hosts)) listener(request, response);
  });
  control?.answer(controlListener(sandbox, faults, seed, log, { hosts, token: controlToken }));
  return {
    sandbox,
    close: async () => {
      await stopBackground();
      await close();
    },
  };
}
