import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createApp as createExpress } from '../../examples/servers/with-express.ts';
import { createApp as createFastify } from '../../examples/servers/with-fastify.ts';
import { start } from '../../examples/servers/with-node.ts';

/** The running server of an example. */
export interface RunningExample {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

const at = (port: number): Pick<RunningExample, 'port' | 'url'> => ({ url: `http://127.0.0.1:${port}`, port });

export const startNode = (): Promise<RunningExample> => start(0);

export async function startExpress(): Promise<RunningExample> {
  const server = createExpress().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { ...at((server.address() as AddressInfo).port), close };
}

export async function startFastify(): Promise<RunningExample> {
  const app = createFastify();
  await app.listen({ port: 0, host: '127.0.0.1' });
  return { ...at((app.server.address() as AddressInfo).port), close: () => app.close() };
}
