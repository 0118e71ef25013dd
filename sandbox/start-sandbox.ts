import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { nodeListener } from '../generated/server/runtime/adapters/node.ts';
import { createDispatcher, type DispatcherOptions } from '../generated/server/index.ts';
import { authenticators } from './access/authenticate.ts';
import { worldAddresses, type Addresses } from './addresses.ts';
import { handlersOf } from './areas/index.ts';
import { startBackground } from './background/start-background.ts';
import { createControlServer } from './control/control-server.ts';
import { Faults, withFaults } from './control/faults.ts';
import { openData, type DataOptions } from './open-data.ts';
import type { Sandbox } from './sandbox.ts';

export interface SandboxOptions extends Partial<DataOptions> {
  readonly host?: string;
  /** 0 for any that is free. */
  readonly port?: number;
  /** The port for `/sandbox/reset` and the like, 0 for any that is free; undefined for none. */
  readonly controlPort?: number | undefined;
  readonly addresses?: Partial<Addresses>;
  /** What becomes of an answer that is not as described. */
  readonly judgeResponses?: DispatcherOptions['judgeResponses'];
  readonly log?: DispatcherOptions['log'];
  /** Called after each answer. */
  readonly observe?: DispatcherOptions['observe'];
}

/** A sandbox that answers requests. */
export interface RunningSandbox extends Sandbox {
  /** The address of the service and of the registry: `http://127.0.0.1:4011`. */
  readonly url: string;
  /** The address of the control port; undefined without one. */
  readonly controlUrl: string | undefined;
  /** Answers what has been asked, and nothing more; then closes the data. */
  readonly close: () => Promise<void>;
}

/** The largest request body: that of a file that is not large any more, in base64, and then some. */
const largestBody = 100 * 1024 * 1024;

/** Starts a sandbox. @throws {Error} when the port is taken or the data cannot be opened. */
export async function startSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { host = '127.0.0.1', port = 0, judgeResponses = 'log', log, observe } = options;
  const { database, repositories, jobs, close } = await openData({ seed: true, ...options });
  const { queries, locks } = database;
  const sandbox: Sandbox = {
    queries,
    repositories,
    jobs,
    locks,
    addresses: { ...worldAddresses, ...options.addresses },
  };
  const stopBackground = await startBackground(sandbox, database, (error) =>
    log?.error({ err: error }, 'Background work failed'),
  ).catch(async (error: unknown) => {
    await jobs.close();
    await close();
    throw error;
  });
  const dispatch = createDispatcher(handlersOf(sandbox), {
    authenticate: authenticators(queries),
    // An invalid token yields 401 (document 1, "Authentication"), also on an operation that does not accept its kind.
    checkedCredentials: 'all',
    judgeResponses,
    limits: { body: largestBody },
    ...(log === undefined ? {} : { log }),
    ...(observe === undefined ? {} : { observe }),
  });
  const faults = new Faults();
  const servers: Server[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(servers.map(stop));
    await stopBackground();
    await close();
  };
  try {
    const isControlled = options.controlPort !== undefined;
    const server = await listen(
      createServer(nodeListener(isControlled ? withFaults(dispatch, faults) : dispatch)),
      host,
      port,
    );
    servers.push(server);
    const control = isControlled
      ? await listen(createControlServer(sandbox, faults, options.seed ?? true), host, options.controlPort)
      : undefined;
    if (control !== undefined) servers.push(control);
    return {
      ...sandbox,
      url: urlOf(server, host),
      controlUrl: control === undefined ? undefined : urlOf(control, host),
      close: stopAll,
    };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function listen(server: Server, host: string, port: number | undefined): Promise<Server> {
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

function urlOf(server: Server, host: string): string {
  // It listens on a port, and so its address is one.
  const { port } = server.address() as AddressInfo;
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

async function stop(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeIdleConnections();
  await closed;
}
