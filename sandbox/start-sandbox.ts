import { tmpdir } from 'node:os';
import { isLoopback } from '@forgespec/templates/shared/local-request';
import { exampleAddresses } from './addresses.ts';
import { startBackground } from './background/start-background.ts';
import { bindPort, type BoundPort } from './bind-port.ts';
import type { CreateListeners } from './create-listeners.ts';
import { Faults } from './control/faults.ts';
import { DataFolderError } from './data-folder/data-folder-error.ts';
import { isDiskFull, logFullDisk } from './disk-full.ts';
import { DatabaseStartError } from './database/database-start-error.ts';
import { withoutValues } from './database/failure.ts';
import { isUnavailable } from './database/unavailable.ts';
import { logWithoutValues } from './log-without-values.ts';
import { openData } from './open-data.ts';
import type { Sandbox } from './sandbox.ts';
import type { SandboxOptions, StartedSandbox } from './start-types.ts';

/** A running sandbox, with the services that its handlers use. */
export interface RunningSandbox extends Sandbox, StartedSandbox {}

/**
 * Starts a sandbox. Binds the ports first. If a port is in use, the start fails and changes no data. Requests wait
 * until the data is open.
 *
 * @throws {DataFolderError} if the folder is in use, or does not belong to a sandbox, or if its disk is full.
 * @throws {DatabaseStartError} if the database on a server cannot be used.
 * @throws {Error} if a port is in use, or if the data cannot be opened.
 */
export async function openSandbox(options: SandboxOptions = {}): Promise<RunningSandbox> {
  const { host = '127.0.0.1', port = 0, controlPort, controlToken } = options;
  const controlHost = controlToken !== undefined || isLoopback(host) ? host : '127.0.0.1';
  const ports: BoundPort[] = [];
  try {
    const service = await bindPort(host, port);
    ports.push(service);
    const control = controlPort === undefined ? undefined : await bindPort(controlHost, controlPort);
    if (control !== undefined) ports.push(control);
    const { sandbox, reload, close } = await serveOn(service, control, options);
    return {
      ...sandbox,
      url: service.url,
      controlUrl: control?.url,
      reload,
      unfinished: () => ports.flatMap((bound) => bound.unfinished()),
      close: async (deadline) => {
        await Promise.all(ports.map(async (bound) => bound.close(deadline)));
        await close();
      },
    };
  } catch (error) {
    await Promise.all(ports.map(async (bound) => bound.close(AbortSignal.abort())));
    if (isDiskFull(error)) throw new DataFolderError(`The disk of ${options.folder ?? tmpdir()} is full.`);
    if (isUnavailable(error)) throw new DatabaseStartError('The database became unavailable during the start.');
    throw withoutValues(error);
  }
}

/** Loads the listeners, opens the data and starts responding to requests. */
async function serveOn(
  service: BoundPort,
  control: BoundPort | undefined,
  options: SandboxOptions,
): Promise<{ readonly sandbox: Sandbox } & Pick<StartedSandbox, 'reload'> & { readonly close: () => Promise<void> }> {
  const log = options.log === undefined ? undefined : logWithoutValues(options.log);
  const faults = new Faults();
  const first = await loadListeners();
  const { database, repositories, jobs, resetLock, close } = await openData({ ...options, seed: options.seed ?? true });
  const { queries, locks } = database;
  const sandbox: Sandbox = {
    queries,
    repositories,
    jobs,
    locks,
    resetLock,
    reportFullDisk: logFullDisk(log),
    addresses: { ...exampleAddresses, ...options.addresses },
  };
  const respondWith = (create: CreateListeners): void => {
    const listeners = create(sandbox, faults, options);
    service.respondWith(listeners.service);
    control?.respondWith(listeners.control);
  };
  const stopBackground = await startBackground(sandbox, database, log).catch(async (error: unknown) => {
    await jobs.close();
    await close();
    throw error;
  });
  respondWith(first);
  return {
    sandbox,
    reload: async () => respondWith(await loadListeners()),
    close: async () => {
      try {
        await stopBackground();
      } finally {
        await close();
      }
    },
  };
}

/**
 * Returns the function that creates the listeners. It imports the module dynamically, so that a running sandbox can
 * import a changed module.
 */
const loadListeners = async (): Promise<CreateListeners> => (await import('./create-listeners.ts')).createListeners;
